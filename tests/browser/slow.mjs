// How soon somebody with a slow phone can begin: node slow.mjs [RUNS], with SMASHUP_PAGE the folder of the built page. Not run
// in CI: what it measures depends on the machine. 1.6 Mbit/s with 150 ms to and fro, the processor slowed down four times,
// nothing kept from before; told is the time until the start page can be pressed.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { phone } from "./harness.mjs";
import { serve } from "./server.mjs";
import { compressed } from "./sizes.mjs";

const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;

const runs = Number(process.argv[2] ?? 5);
const folder = await mkdtemp(join(tmpdir(), "smashup-slow-"));
const built = join(folder, "page");
compressed(process.env.SMASHUP_PAGE, built);
const site = await serve(built, { files: { brotli: true } });
const times = [];
for (let n = 0; n < runs; n += 1) {
  const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu"] });
  const page = await browser.newPage(phone);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  // By the page's own clock, from the beginning of the way there to the frame after the one with the button: asking from outside
  // would take the slowed-down processor's time.
  await page.addInitScript(() => {
    window.usable = new Promise((drawn) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('[data-action="quick-game"]')) return;
        seen.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now())));
      });
      seen.observe(document, { childList: true, subtree: true });
    });
  });
  await page.goto(site.url, { waitUntil: "commit" });
  times.push(await page.evaluate(() => window.usable));
  await browser.close();
}
await site.close();
await rm(folder, { recursive: true });
const sorted = times.map((time) => Math.round(time) / 1_000).sort((a, b) => a - b);
console.log(`the start page can be used after ${sorted.join(", ")} s`);
