// How free the page stays while a computer thinks: node thinking.mjs [SECONDS], with SMASHUP_PAGE the folder of the built
// page. Not run in CI: what it measures depends on the machine. A hard opponent plays against an easy one on a phone's
// screen, once in its worker and once in the page itself, with the usual speed of animations; told is the task
// of the page's main thread that took most processor time, with its own script, style and layout work in it.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { phone } from "./harness.mjs";
import { game } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";
import { longest, told, traced } from "./tasks.mjs";

async function run(browser, url, seconds, worker) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  if (!worker) await page.addInitScript(() => (globalThis.Worker = undefined));
  await page.goto(game(url, 5, "&seats=hard-even,easy-even"));
  await page.locator('[data-question="thinking"]').waitFor();
  // The first answer starts the worker.
  await page.locator(".ticker", { hasText: "plays" }).waitFor();
  const devtools = await context.newCDPSession(page);
  const events = await traced(devtools, () => sleep(seconds * 1000));
  await context.close();
  return longest(events, "processor");
}

const seconds = Number(process.argv[2] ?? 10);
const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
for (const worker of [true, false]) {
  const result = await run(browser, site.url, seconds, worker);
  console.log(`${worker ? "in the worker" : "in the page"}, the longest task in ${seconds} s: ${told(result)}`);
}
await browser.close();
await site.close();
