// What axe finds wrong with a screen for those who see, hear or move differently: nothing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails with what axe finds on the page as it is.
 * @param {import("playwright-core").Page} page
 * @param {string} screen what it shows
 */
export async function audit(page, screen = "the page") {
  await page.evaluate(() => document.fonts.ready);
  // Read through the debugger, so that a policy of the page on scripts does not matter.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    const told = (node) => `${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`;
    return violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map(told).join(" | ")}`);
  });
  assert.deepEqual(found, [], `axe finds nothing: ${screen}`);
}
