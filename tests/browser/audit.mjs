// What axe finds wrong with a screen for those who see, hear or move differently, and what is too small for a finger:
// nothing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails with what axe finds on the page as it is and, where it is touched, with what a finger would miss.
 * @param {import("playwright-core").Page} page
 * @param {string} screen what it shows
 */
export async function audit(page, screen = "the page") {
  await page.evaluate(() => document.fonts.ready);
  // What is just landing is half transparent, and nobody has to read it yet.
  await page.evaluate(landed);
  // Read through the debugger, so that a policy of the page on scripts does not matter.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    const told = (node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
    return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map(told).join(" | ")}`);
  });
  assert.deepEqual(found, [], `axe finds nothing: ${screen}`);
  assert.deepEqual(await page.evaluate(missed), [], `a finger meets everything: ${screen}`);
}

/** When all has come that is being fetched, and every motion that ends has ended: one cause is shown after the other. Runs in the page. */
async function landed() {
  // What is not to be seen does not move on.
  const ends = () => document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime) && effect.target?.checkVisibility());
  const shows = () => document.querySelector(".motion[data-playing], .coming[role=status]") !== null;
  for (let moving = ends(); moving.length > 0 || shows(); moving = ends()) {
    await Promise.allSettled(moving.map((a) => a.finished));
    await new Promise((next) => requestAnimationFrame(next));
  }
}

/**
 * What is less than 44 pixels wide or high for a finger. Not meant are links within text; the cards at a base, which are as
 * large as they can be; and what is part of something larger that leads to the same: the name of a base, the discard pile
 * in a player's panel, the line of what happened last. Runs in the page.
 */
function missed() {
  if (!matchMedia("(pointer: coarse)").matches) return [];
  const found = [];
  const part = ".base-name, .chip, .pile, .ticker, .ticker *, .log *, .show-lines *";
  for (const one of document.querySelectorAll("button, a[href], input, select, summary, textarea")) {
    const e = one.closest("label, .player") ?? one;
    if (!e.checkVisibility({ visibilityProperty: true }) || one.disabled || one.matches(part)) continue;
    if (getComputedStyle(e).display === "inline") continue;
    e.scrollIntoView({ block: "center" });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const meets = (dx, dy) => e.contains(document.elementFromPoint(x + dx, y + dy));
    // Something lies on it.
    if (!meets(0, 0)) continue;
    const far = (dx, dy) => {
      let n = 0;
      while (n < 60 && meets(dx * (n + 1), dy * (n + 1))) n += 1;
      return n;
    };
    // Of a place between two pixels both are half met.
    const size = [far(-1, 0) + far(1, 0) + 2, far(0, -1) + far(0, 1) + 2];
    if (Math.min(...size) < 44) found.push(`${e.className} ${e.ariaLabel ?? e.textContent}: ${size.join(" x ")}`);
  }
  return found;
}
