// Nothing is lost when the browser is ended from outside.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { chance, game, kept, scene, step } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";

/** A browser of its own over a folder of its own, which can be ended from outside, and is when the test is over. */
async function browserOf(folder, t) {
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  const program = spawn(chromium(), [...args, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  // Also where it fails or takes too long: node waits for programs that it has started.
  t.after(() => program.kill("SIGKILL"));
  let said = "";
  const address = await new Promise((found, failed) => {
    program.once("exit", () => failed(new Error(`the browser has ended: ${said}`)));
    program.stderr.on("data", (data) => {
      said += data;
      const [, at] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (at) found(at);
    });
  });
  const browser = await playwright.connectOverCDP(address);
  const kill = async () => {
    const gone = once(program, "exit");
    process.kill(program.pid, "SIGKILL");
    await gone;
  };
  const page = await browser.contexts()[0].newPage();
  await page.addInitScript(pressesByClock);
  return { page, kill };
}

/** The games that are played while the browser is killed now and then, two by people, one against a computer. */
const KILLED = [
  { seed: 7, more: "&open=1", name: "in the free choice" },
  { seed: 9, more: "&open=1", name: "in the middle of a question", inside: true },
  { seed: 8, more: "&open=1&seats=person,easy", name: "against a computer", computer: true },
];

/** Whether somebody is asked in the middle of something: neither the free choice, nor a card held in the air. */
async function isInside(page) {
  const now = await scene(page);
  return now !== "play-cards" && now !== "thinking" && now !== "over" && (await page.locator("[data-lifting]").count()) === 0;
}

/** Opens a game as somebody comes back: by the start page or straight. Nothing of it may be lost. */
async function comeBack(page, url, one, byStart) {
  const { hash, before, question } = one;
  if (byStart) {
    await page.goto(`${url}#games`);
    await page.locator(`[data-game="${hash.replace("#game=", "")}"] [data-action="open"]`).click();
  } else await page.goto(url + hash);
  await page.locator("[data-question]").first().waitFor();
  const now = await kept(page);
  // A computer goes on as soon as it can.
  if (one.computer) assert.ok(now.given.startsWith(before.given), `${one.name}: ${before.given} is gone`);
  else assert.deepEqual([now.text, await scene(page)], [before.text, question], one.name);
}

test("a browser that is killed a second after an answer loses none", { timeout: 300_000 }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "smashup-killed-"));
  const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
  const games = KILLED.map((one) => ({ ...one, random: chance(one.seed) }));
  try {
    for (let n = 0; n < 10; n += 1) {
      const { page, kill } = await browserOf(folder, t);
      const one = games[n % games.length];
      if (one.before) await comeBack(page, site.url, one, n % 2 === 1);
      else await page.goto(game(site.url, one.seed, one.more));
      await page.locator("[data-question]").first().waitFor();
      one.hash = await page.evaluate(() => location.hash);
      // Some more answers, other ones each time.
      const from = (await kept(page)).answers;
      const enough = async () => (await kept(page)).answers > from + (n % 3) && (!one.inside || (await isInside(page)));
      for (let steps = 0; steps < 300 && !(await enough()); steps += 1) {
        await step(page, one.random);
      }
      assert.ok(await enough(), `${one.name}: something has been answered`);
      // What has just been played is kept after it is shown.
      await sleep(100);
      [one.before, one.question] = [await kept(page), await scene(page)];
      await sleep(1_000);
      await kill();
    }
    // The last time, too; and in each game.
    const { page, kill } = await browserOf(folder, t);
    for (const one of games) await comeBack(page, site.url, one, false);
    await kill();
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
