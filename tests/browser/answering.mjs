// How soon an answer is seen, late in a long game, with all animations: node answering.mjs [ANSWERS], with SMASHUP_PAGE the
// folder of the built page. Not run in CI: what it measures depends on the machine. On a phone's screen, after 1,700 answers and
// some more with which the bases fill, a game of four is played on by taps; told is the time from a tap to the next picture, as the
// browser has it for its own measure of interactions, and the longest task of the page until all has been shown; as it is and
// four times slower.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { phone } from "./harness.mjs";
import { LongGame, answers } from "./long.mjs";
import { pressesByClock } from "./presses.mjs";
import { chance, scene, want } from "./player.mjs";
import { serve } from "./server.mjs";
import { longest, told, traced } from "./tasks.mjs";

const ANSWERS = Number(process.argv[2] ?? 1_700);
const TAPS = 40;
/** Steps in which cards are played before, so that the bases are as full as they are. */
const STEPS = 200;

/** Notes how long each tap took until it was seen. Runs in the page. */
function note() {
  window.taps = [];
  const seen = (list) => window.taps.push(...list.getEntries().filter((e) => e.interactionId > 0).map((e) => [e.interactionId, e.duration]));
  new PerformanceObserver(seen).observe({ type: "event", durationThreshold: 16 });
}

/** Waits until nothing is being shown. */
const still = (page) => page.waitForFunction(() => !document.querySelector(".act, [data-coming], [data-was]"), undefined, { timeout: 60_000 });

/** Taps what a game goes on by, `TAPS` times; the slowest and the middle tap, and the longest task. */
async function tapping(page, devtools, random) {
  await page.evaluate(note);
  const events = await traced(devtools, async () => {
    for (let n = 0; n < TAPS && (await scene(page)) !== "over"; n += 1) {
      await still(page);
      if (!(await want(page, random))) continue;
      // Another base may lie open on top of it.
      const covers = page.locator(".board:has([data-wanted]) [data-grown]:not(:has([data-wanted])) .shrink");
      if (await covers.count()) await covers.tap();
      await page.locator("[data-wanted]").first().tap();
      await sleep(500);
    }
    await still(page);
  });
  const taps = await page.evaluate(() => {
    const longest = new Map();
    for (const [id, took] of window.taps) longest.set(id, Math.max(took, longest.get(id) ?? 0));
    return [...longest.values()].sort((a, b) => a - b);
  });
  const quick = Array(Math.max(0, TAPS - taps.length)).fill("under 16");
  const all = [...quick, ...taps];
  return { middle: all[Math.floor(all.length / 2)], slowest: all.at(-1), task: longest(events, "processor") };
}

const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
const context = await browser.newContext(phone);
const page = await context.newPage();
await page.addInitScript(pressesByClock);
await page.addInitScript(() => localStorage.setItem("smashup.1.speed", sessionStorage.getItem("speed") ?? "0"));
const game = new LongGame(page);
await game.begin(site.url);
await game.pass(ANSWERS);
await game.play(STEPS, game.isOver);
const many = answers(await game.text());
await page.evaluate(() => sessionStorage.setItem("speed", "100"));
await page.reload();
await page.locator("[data-question]").first().waitFor();
const devtools = await context.newCDPSession(page);
for (const rate of [1, 4]) {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const { middle, slowest, task } = await tapping(page, devtools, chance(rate));
  console.log(`after ${many} answers, ${rate} times slower: of ${TAPS} taps the middle one is seen after ${middle} ms, the slowest after ${slowest} ms; the longest task: ${told(task)}`);
}
await browser.close();
await site.close();
