// How smooth a drag is: node trace.mjs [RUNS], with SMASHUP_PAGE the folder of the built page. Not run in CI: what it
// measures depends on the machine. A minion is dragged over every base and dropped, on a phone's screen with the
// processor slowed down four times; told is the longest task of the page's main thread with its own script, style and
// layout work in it, the best of several runs.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { phone } from "./harness.mjs";
import { chance, game, playUntil } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";
import { longest, told, traced } from "./tasks.mjs";

const SLOWER = 4;
const GOAL = 32;

async function run(browser, url) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  await page.goto(game(url, 5, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  const card = page.locator('[data-zone="hand"][data-kind="minion"][data-legal]').first();
  const there = () => page.locator("[data-base] button[data-card]").count();
  const full = async (now) => now === "play-cards" && (await there()) >= 8 && (await card.count()) > 0;
  await playUntil(page, chance(5), full);
  const sites = await page.locator("[data-base]").all();
  const boxes = await Promise.all(sites.map((s) => s.boundingBox()));
  const from = await card.boundingBox();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const touch = (type, ...points) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const events = await traced(devtools, async () => {
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await touch("touchStart", start);
    let at = start;
    for (const box of boxes.reverse()) {
      const to = { x: box.x + box.width * 0.6, y: box.y + box.height / 2 };
      for (let n = 1; n <= 10; n += 1) {
        await touch("touchMove", { x: at.x + ((to.x - at.x) * n) / 10, y: at.y + ((to.y - at.y) * n) / 10 });
        await sleep(16);
      }
      at = to;
    }
    await sleep(60);
    await touch("touchEnd");
    await sleep(400);
  });
  await context.close();
  return longest(events);
}

const runs = Number(process.argv[2] ?? 5);
const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
const results = [];
for (let n = 0; n < runs; n += 1) results.push(await run(browser, site.url));
await browser.close();
await site.close();
for (const result of results) console.log(told(result));
const best = results.reduce((a, b) => (b.own < a.own ? b : a));
console.log(`best of ${runs} at ${SLOWER} times slower: ${told(best)}; the goal is ${GOAL} ms`);
if (best.own > GOAL) process.exitCode = 1;
