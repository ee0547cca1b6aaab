// How long keeping and opening a long game takes, with the processor slowed down four times:
//
//   SMASHUP_PAGE=../../dist node saving.mjs [ANSWERS]
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { FACTIONS, LongGame, answers } from "./long.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";

const ANSWERS = Number(process.argv[2] ?? 1_700);
const SLOWER = 4;

const site = await serve(process.env.SMASHUP_PAGE);
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
await page.addInitScript(pressesByClock);
await page.addInitScript(() => {
  localStorage.setItem("smashup.1.speed", "0");
  // How long the tasks take in which something is kept.
  window.kept = [];
  let keeps = false;
  for (const [of, name] of [[Storage, "setItem"], [IDBObjectStore, "put"]]) {
    const put = of.prototype[name];
    of.prototype[name] = function (...rest) {
      keeps = true;
      return put.apply(this, rest);
    };
  }
  const later = window.setTimeout;
  window.setTimeout = (what, time) =>
    later(() => {
      const from = performance.now();
      keeps = false;
      what();
      if (keeps) window.kept.push(performance.now() - from);
    }, time);
});

/** How often a game is opened: slowing down comes in pieces, so that single times differ by half. */
const TIMES = 15;

/** The times of opening the game from the start page, which has been read for a moment; or, `anew`, is first loaded again. */
async function openings(hash, anew = false) {
  const times = [];
  for (let n = 0; n < TIMES; n += 1) {
    await page.evaluate(() => (location.hash = ""));
    if (anew) await page.reload();
    await page.locator('[data-action="quick-game"]').waitFor();
    await sleep(anew ? 3_000 : 500);
    times.push(await opening(hash));
  }
  return times;
}

/** How long it takes from the start page until the question of the game is there, in milliseconds. */
function opening(hash) {
  return page.evaluate(async (hash) => {
    const from = performance.now();
    const there = new Promise((found) => {
      const look = () => document.querySelector("[data-question]") && found();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    location.hash = hash;
    await there;
    return performance.now() - from;
  }, hash);
}

// A game at random until somebody is half-way, then turns in which nobody plays a card.
const game = new LongGame(page);
await game.begin(site.url);
await game.play(3_000, async () => (await game.most()) >= 8);
const played = answers(await game.text());
await game.pass(ANSWERS);
const save = await game.text();
const devtools = await context.newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
await page.evaluate(() => (window.kept.length = 0));
for (let n = 0; n < 6; n += 1) {
  await game.onward();
  await sleep(400);
}
const kept = await page.evaluate(() => window.kept);
const hash = await page.evaluate(() => location.hash);
const times = await openings(hash);
const anew = await openings(hash, true);
await page.goto(`${site.url}#new?seed=4&factions=${FACTIONS}&open=1`);
await page.locator("[data-question]").first().waitFor();
const ofNew = await openings(await page.evaluate(() => location.hash));
const round = (list) => list.map((time) => Math.round(time * 10) / 10).join(", ");
const middle = (list) => `median ${Math.round(list.toSorted((a, b) => a - b)[list.length >> 1])} (${round(list)})`;
console.log(`${answers(save)} answers (${played} of them played at random), ${save.length} bytes`);
console.log(`opening with the table, ${SLOWER} times slower: ${middle(times)} ms`);
console.log(`the same where the page has just been loaded: ${middle(anew)} ms`);
console.log(`the same of a new game: ${middle(ofNew)} ms`);
console.log(`tasks in which an answer is kept, ${SLOWER} times slower: ${round(kept)} ms`);
await browser.close();
await site.close();
