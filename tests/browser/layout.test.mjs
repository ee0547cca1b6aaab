// Layouts: every base on the screen, nothing wider than it, whatever the device, the players and the crowd.
import assert from "node:assert/strict";
import { goOn, once, onDevices, stateOf } from "./harness.mjs";
import { chance, playUntil } from "./player.mjs";

const LONG = ["Wolfeschlegelsteinha", "MMMMMMMMMMMMMMMMMMMM", "Bartholomewsonssonnn", "WWWWWWWWWWWWWWWWWWWW"];
const FACTIONS = ["Pirates+Ninjas", "Robots+Zombies", "Wizards+Aliens", "Tricksters+Dinosaurs"];
const touch = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SCREENS = [
  { name: "small phone", viewport: { width: 360, height: 740 }, ...touch },
  { name: "phone", viewport: { width: 390, height: 844 }, ...touch },
  { name: "phone on its side", viewport: { width: 740, height: 360 }, ...touch },
  { name: "tablet", viewport: { width: 820, height: 1180 }, ...touch },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];

/** What does not fit the screen, in words. */
function misfits() {
  const [wide, high] = [innerWidth, innerHeight];
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const inside = (e, name) => {
    const r = e.getBoundingClientRect();
    if (r.left < -1 || r.top < -1 || r.right > wide + 1 || r.bottom > high + 1)
      found.push(`${name}: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
  };
  for (const e of document.querySelectorAll("[data-base]")) {
    inside(e, e.dataset.base);
    if (e.getBoundingClientRect().height < 44) found.push(`${e.dataset.base} is ${e.getBoundingClientRect().height} high`);
  }
  for (const e of document.querySelectorAll(".player, .question")) inside(e, e.className);
  for (const e of document.querySelectorAll(".player-vp, .player-counts .count")) {
    const [part, whole] = [e, e.closest(".player")].map((x) => x.getBoundingClientRect());
    if (part.right > whole.right || part.bottom > whole.bottom) found.push(`${e.className} sticks out`);
  }
  const bar = document.querySelector(".bar").getBoundingClientRect();
  for (const e of document.querySelectorAll(".answers button, .question button.quiet")) {
    inside(e, e.textContent);
    if (e.getBoundingClientRect().bottom > bar.bottom + 1) found.push(`${e.textContent} is under the hand`);
  }
  return found;
}

/** A game of so many with long names, at three moments. */
async function moments(page, url, players) {
  const names = LONG.slice(0, players).join();
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.slice(0, players).join()}&names=${names}&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const empty = await stateOf(page);
  const most = () => page.evaluate(() => Math.max(...[...document.querySelectorAll("[data-base]")].map((e) => e.querySelectorAll("button[data-card]").length)));
  const full = await playUntil(page, chance(5), async (now) => now === "play-cards" && (await most()) >= players + 3, 600);
  assert.equal(full, "play-cards");
  const crowded = await stateOf(page);
  assert.equal(await playUntil(page, chance(6), (now) => now === "window", 600), "window");
  return { empty, crowded, "in a window": await stateOf(page) };
}

for (const players of [2, 3, 4]) {
  const game = once((page, url) => moments(page, url, players));
  onDevices(SCREENS, `${players} players with long names, at an empty and a crowded table`, async (page, url) => {
    for (const [moment, state] of Object.entries(await game())) {
      await goOn(page, url, state);
      assert.equal(await page.locator("[data-base]").count(), players + 1);
      assert.deepEqual(await page.evaluate(misfits), [], moment);
    }
    if (process.env.SMASHUP_LOOK) {
      await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/${players}-${page.viewportSize().width}.png`, scale: "css" });
    }
  });
}
