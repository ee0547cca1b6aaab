// How free the page stays while a computer thinks: node thinking.mjs [SECONDS], with SMASHUP_PAGE the folder of the built
// page. Not run in CI: what it measures depends on the machine. A hard opponent plays against an easy one on a phone's
// screen, once in its worker and once in the page itself, with the usual speed of animations; told is the task
// of the page's main thread that took most processor time, with its own script, style and layout work in it; and while what
// computers do is shown for a minute, with the processor slowed down four times.
// Then what somebody asks for, with the processor slowed down four times: hints, why a computer did something, what decided it; told
// is the longest task from the press until it is known.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { desktop, phone } from "./harness.mjs";
import { LongGame, answers } from "./long.mjs";
import { game } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";
import { longest, told, traced } from "./tasks.mjs";

async function run(browser, url, seconds, worker, rate = 1) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  if (!worker) await page.addInitScript(() => (globalThis.Worker = undefined));
  await page.goto(game(url, 5, "&seats=hard-even,easy-even"));
  await page.locator('[data-question="thinking"]').waitFor();
  // The first answer starts the worker.
  await page.locator(".ticker", { hasText: "plays" }).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const events = await traced(devtools, () => sleep(seconds * 1000));
  await context.close();
  return longest(events, "processor");
}

/** Games of four to ask about, as they are kept: after more than 300 answers, after more than 1,700, and the latter at its end. */
async function games(browser, url) {
  const context = await browser.newContext({ ...desktop, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  const game = new LongGame(page);
  await game.begin(url);
  const kept = async () => ({ text: await game.text(), meta: await game.meta() });
  /** Turns pass until it has so many answers; then some are played in which cards are. */
  const after = async (many) => {
    await game.pass(many - 20);
    await game.play(60, async () => answers(await game.text()) >= many + 10);
    assert.equal(await game.isOver(), false, `a game of ${many} answers that goes on`);
    return kept();
  };
  await game.play(3_000, async () => (await game.most()) >= 4);
  const middle = await after(300);
  const long = await after(1_700);
  await game.play(2_000, game.isOver);
  const ended = await kept();
  await context.close();
  return { middle, long, ended };
}

/** Opens a kept game, three of its players computers if `seats` says so, presses what `reach` leads to, and waits for what comes of it. */
async function asking(browser, url, { kept, seats = "", worker = true, reach, found }) {
  const context = await browser.newContext({ ...desktop, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  if (!worker) await page.addInitScript(() => (globalThis.Worker = undefined));
  const keep = ([text, meta]) => {
    localStorage.setItem("smashup.1.speed", "0");
    localStorage.setItem("smashup.1.game.long", text);
    localStorage.setItem("smashup.1.meta.long", meta);
  };
  await page.addInitScript(keep, [kept.text + seats, kept.meta]);
  await page.goto(`${url}#game=long`);
  const button = await reach(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // Nothing else is asked of the page meanwhile: that would be tasks, too.
  await button.evaluate((button, found) => {
    window.known = new Promise((known) => {
      const press = () => {
        const from = performance.now();
        const look = () => document.querySelector(found) && known(performance.now() - from);
        new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
        button.click();
      };
      setTimeout(press, 500);
    });
  }, found);
  let known;
  const events = await traced(devtools, async () => {
    known = await devtools.send("Runtime.evaluate", { expression: "window.known", awaitPromise: true });
    await sleep(300);
  });
  await context.close();
  return `known after ${(known.result.value / 1000).toFixed(1)} s, the longest task: ${told(longest(events, "processor"))}`;
}

/** At the person's question. */
async function asked(page) {
  const play = page.locator('[data-question="play-cards"]');
  await play.waitFor({ timeout: 120_000 });
  return page.locator('.bar [data-action="hint"]');
}

/** At the last thing in the log that a computer did. */
async function last(page) {
  await asked(page);
  if (!(await page.locator(".log").first().isVisible())) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator('[data-action="log"]').click();
  }
  const why = page.locator('.log [data-action="why"]:visible');
  await why.first().waitFor();
  await sleep(1_000);
  return why.last();
}

async function end(page) {
  const button = page.locator('[data-action="moments"]');
  await button.waitFor();
  return button;
}

const SLOWER = 4;
const SEATS = "&seats=person,easy-even,easy-even,easy-even";
const seconds = Number(process.argv[2] ?? 10);
const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
for (const worker of [true, false]) {
  const result = await run(browser, site.url, seconds, worker);
  console.log(`${worker ? "in the worker" : "in the page"}, the longest task in ${seconds} s: ${told(result)}`);
}
// What they play and what scores is shown meanwhile.
const shows = await run(browser, site.url, 6 * seconds, true, SLOWER);
console.log(`while what computers do is shown for ${6 * seconds} s, ${SLOWER} times slower, the longest task: ${told(shows)}`);
const { middle, long, ended } = await games(browser, site.url);
const hints = { kept: middle, seats: SEATS, reach: asked, found: ".hints [data-hint]" };
const why = { seats: SEATS, reach: last, found: ".why-said:not([aria-busy])" };
const asks = [
  ["hints, in the worker", hints],
  ["hints, in the page", { ...hints, worker: false }],
  [`why? after ${answers(middle.text)} answers`, { ...why, kept: middle }],
  [`why? after ${answers(long.text)} answers`, { ...why, kept: long }],
  [`what decided it? after ${answers(ended.text)} answers`, { kept: ended, reach: end, found: ".moments" }],
];
for (const [name, what] of asks) console.log(`${name}, ${SLOWER} times slower: ${await asking(browser, site.url, what)}`);
await browser.close();
await site.close();
