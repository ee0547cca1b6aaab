// Nothing is lost when the browser is ended from outside, when its storage is full, or when somebody leaves in the middle.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { desktop, forget, onDevices, phone } from "./harness.mjs";
import { chance, game, playUntil, scene, step } from "./player.mjs";
import { serve } from "./server.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** The open game as it is kept: how many answers, and the text. */
function kept(page) {
  return page.evaluate(() => {
    const text = localStorage.getItem(location.hash.replace("#game=", "smashup.1.game.")) ?? "";
    const answers = new URLSearchParams(text).get("answers") ?? "";
    return { answers: answers.split(".").length - 1, text };
  });
}

/** A browser of its own over a folder of its own, which can be ended from outside. */
async function browserOf(folder) {
  const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${folder}`];
  const program = spawn(chromium(), [...args, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
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
  return { page: await browser.contexts()[0].newPage(), kill };
}

test("a browser that is killed a second after an answer loses none", { timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "smashup-killed-"));
  const site = await serve(process.env.SMASHUP_PAGE, { base: "/some/sub/path/" });
  try {
    const random = chance(5);
    let [hash, before] = [undefined, undefined];
    for (let n = 0; n < 10; n += 1) {
      const { page, kill } = await browserOf(folder);
      // The first time a new game; then as somebody comes back: by the start page, or straight to the game.
      if (!hash) await page.goto(game(site.url, 7, "&open=1"));
      else if (n % 2) await page.goto(site.url + hash);
      else {
        await page.goto(site.url);
        await action(page, "resume").click();
      }
      await page.locator("[data-question]").first().waitFor();
      if (before) assert.equal((await kept(page)).text, before.text, `killed for the ${n}. time`);
      hash = await page.evaluate(() => location.hash);
      // Some more answers, other ones each time.
      const from = (await kept(page)).answers;
      for (let steps = 0; steps < 200 && (await kept(page)).answers < from + 1 + (n % 3); steps += 1) await step(page, random);
      before = await kept(page);
      assert.ok(before.answers > from, "something has been answered");
      await sleep(1_000);
      before = await kept(page);
      await kill();
    }
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Waits until the only game is kept as it is in this turn. */
function turnKept(page, turn) {
  const kept = (turn) => JSON.parse(Object.entries(localStorage).find(([key]) => key.includes(".meta."))[1]).turn === turn;
  return page.waitForFunction(kept, turn);
}

/** The storage as it was before the last answers, as a killed browser leaves it. */
async function goBack(page, storage) {
  await page.evaluate((all) => {
    localStorage.clear();
    Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text));
  }, storage);
}

onDevices([desktop, phone], "what the storage lacks is brought back and told, and nothing goes back", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  await page.locator('[data-question="play-cards"]').waitFor();
  await turnKept(page, 2);
  const early = await page.evaluate(() => ({ ...localStorage }));
  await page.locator('[data-answer="end"]').click();
  await turnKept(page, 3);
  const late = await page.evaluate(() => ({ ...localStorage }));
  await sleep(200);
  await goBack(page, early);
  await page.reload();
  await page.getByText("The browser had not kept the last answers of this game.").waitFor();
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), late);
  // The start page says so, too, also where nothing at all is left.
  await goBack(page, {});
  await page.goto(`${url}#`);
  await page.reload();
  await page.getByText("The browser had not kept one game as far as it had gone.").waitFor();
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').click();
  await turnKept(page, 4);
  const last = await page.evaluate(() => ({ ...localStorage }));
  await page.reload();
  await page.locator("[data-question]").first().waitFor();
  assert.equal(await page.getByText("had not kept").count(), 0, "there is nothing to tell");
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), last);
});

onDevices([desktop], "what is deleted stays deleted", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  await page.goto(`${url}#`);
  await page.locator(`[data-game="${id}"] [data-action="delete"]`).click();
  const sure = action(page, "confirm-delete");
  if ((await sure.count()) > 0) await sure.click();
  await page.locator(`[data-game="${id}"]`).waitFor({ state: "detached" });
  await sleep(300);
  await page.reload();
  await action(page, "quick-game").waitFor();
  assert.equal(await page.locator("[data-game]").count(), 0);
});

/** From now on neither the storage nor, with `journal`, the journal takes anything. */
function fill(page, journal) {
  return page.addInitScript((journal) => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    if (journal) IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  }, journal);
}

onDevices([desktop, phone], "a new game that cannot be saved says so before its first answer, and before it is lost", async (page, url) => {
  await fill(page, true);
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').waitFor();
  await page.getByText("no room left to save this game").waitFor();
  // A browser asks only whom it has seen doing something.
  await page.locator('[data-answer="end"]').click();
  await page.getByText("no room left to save this game").waitFor();
  let asked = 0;
  page.on("dialog", async (dialog) => {
    asked += 1;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  for (let n = 0; n < 50 && asked === 0; n += 1) await sleep(50);
  assert.equal(asked, 1, "it is asked before the game is gone");
  assert.equal(await scene(page), "play-cards", "and it is still there");
});

onDevices([phone], "where only the usual place is full, the game is kept in the other and nobody is asked", async (page, url) => {
  await fill(page, false);
  await page.goto(game(url, 7, "&open=1"));
  await page.getByText("kept in another one for now").waitFor();
  await page.locator('[data-answer="end"]').click();
  await page.waitForFunction(() => document.querySelector('[data-question="play-cards"]'));
  const before = await page.locator(".board").innerText();
  page.on("dialog", () => assert.fail("nothing would be lost"));
  await sleep(200);
  await page.reload();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await page.locator(".board").innerText(), before);
});

onDevices([desktop, phone], "where the storage is full, finished games can go, the oldest first", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  assert.equal(await playUntil(page, chance(3), (now) => now === "over"), "over");
  await sleep(100);
  await page.evaluate(() => {
    const [id] = Object.keys(localStorage).filter((key) => key.startsWith("smashup.1.game.")).map((key) => key.split(".game.")[1]);
    const [text, meta] = ["game", "meta"].map((kind) => localStorage.getItem(`smashup.1.${kind}.${id}`));
    for (const [n, name] of ["Old", "Older", "Oldest"].entries()) {
      localStorage.setItem(`smashup.1.game.x${n}`, text);
      const other = { ...JSON.parse(meta), saved: 1_000_000 - n, names: [name, "Ben"] };
      localStorage.setItem(`smashup.1.meta.x${n}`, JSON.stringify(other));
    }
    // So full that a game has no room, with what one of these takes too little.
    let stuff = "x".repeat(1_000_000);
    for (let n = 0; stuff.length > 400; n += 1) {
      try {
        localStorage.setItem(`stuff${n}`, stuff);
      } catch {
        stuff = stuff.slice(0, stuff.length / 2);
      }
    }
  });
  await page.goto(game(url, 8, "&open=1"));
  await page.getByText("kept in another one for now").waitFor();
  await page.getByRole("link", { name: "Make room" }).click();
  const offers = action(page, "let-go");
  await offers.first().waitFor();
  const words = await offers.allInnerTexts();
  assert.deepEqual(words.slice(0, 3).map((text) => /Delete: (\w+)/.exec(text)?.[1]), ["Oldest", "Older", "Old"]);
  await offers.first().click();
  await offers.first().waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.game.x2")), null);
  assert.ok(await page.evaluate(() => localStorage.getItem("smashup.1.game.x1")), "no more than needed");
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await page.getByText("kept in another one").count(), 0);
});

onDevices([phone], "who leaves while a game is opened is not told that it failed", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').waitFor();
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  // Left at the very moment in which it is being opened.
  await page.addInitScript((id) => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      set.call(this, key, text);
      if (key === "smashup.1.starting" && text === id && !sessionStorage.getItem("left")) {
        sessionStorage.setItem("left", "yes");
        location.reload();
        // A reload waits for the script that is running; this one is not to come to its end before it.
        window.setTimeout = () => 0;
      }
    };
  }, id);
  await page.reload();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await page.getByText("did not start").count(), 0);
  assert.equal(await page.evaluate(() => sessionStorage.getItem("left")), "yes");
});

onDevices([phone], "what somebody drew and what was revealed is there again after a reload", async (page, url) => {
  await page.goto(game(url, 7));
  await page.locator('[data-answer="take device"]').click();
  assert.equal(await playUntil(page, chance(4), (now) => now === "pass device", 300), "pass device");
  const title = await page.locator(".screen").first().innerText();
  await sleep(100);
  await page.reload();
  await page.locator('[data-answer="take device"]').click();
  await page.locator('[data-answer="pass device"]').waitFor();
  assert.equal(await page.locator(".screen").first().innerText(), title);
  await page.locator('[data-answer="pass device"]').click();
  await page.locator('[data-answer="take device"]').waitFor();
  await sleep(100);
  await page.reload();
  await page.locator('[data-answer="take device"]').click();
  assert.notEqual(await scene(page), "pass device", "it has been read");
});

onDevices([desktop], "a broken description does not make a sound game unreadable", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  await sleep(100);
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  await page.evaluate((id) => localStorage.setItem(`smashup.1.meta.${id}`, '{"names":7}'), id);
  await page.goto(`${url}#`);
  await page.reload();
  await page.locator(`[data-game="${id}"]`).getByText("Pirates + Ninjas").waitFor();
  await page.locator(`[data-game="${id}"]`).getByText("Turn 2").waitFor();
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').waitFor();
});

onDevices([desktop], "settings with names like games' are no games, and a backup holds only what backups hold", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').waitFor();
  await page.evaluate(() => {
    localStorage.setItem("smashup.1.sets.game.night", "on");
    localStorage.setItem("smashup.other.game.x", "on");
    localStorage.setItem("smashup.1.game.", "on");
  });
  await page.goto(`${url}#`);
  await page.reload();
  await page.locator("[data-game]").first().waitFor();
  assert.equal(await page.locator("[data-game]").count(), 1);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-all").click()]);
  const backup = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(backup.games.length, 1);
  await forget(page);
  await page.reload();
  await page.locator(".import > summary").click();
  const bring = async (what) => {
    await page.getByLabel("Or as text").fill(typeof what === "string" ? what : JSON.stringify(what));
    await action(page, "import").click();
  };
  for (const [changed, word] of [
    [{ ...backup, speed: 3 }, "speed"],
    [{ ...backup, games: [{ ...backup.games[0], colour: "red" }] }, "colour"],
    [{ ...backup, games: [{ ...backup.games[0], id: "smashup.1.speed" }] }, "smashup.1.speed"],
  ]) {
    await bring(changed);
    await page.getByText(`it holds “${word}”, which no backup of this page does`).waitFor();
    assert.equal(await page.locator("[data-game]").count(), 0, "nothing of it has been taken in");
  }
  await bring({ ...backup, backup: 9 });
  await page.getByText("saved by a newer version of this page").waitFor();
  const [{ text }] = backup.games;
  for (const [other, words] of [
    ["hello", "it is neither a saved game nor a link"],
    [text.replace("seed=", "seed=1"), "it has been changed, or a piece of it is missing"],
    [text.slice(0, 60), "it has been changed, or a piece of it is missing"],
    [text.replace("smashup=3", "smashup=9"), "saved by a newer version of this page"],
  ]) {
    await bring(other);
    await page.getByText(words).waitFor();
  }
  // A description that says nothing is made anew.
  await bring({ ...backup, games: [{ ...backup.games[0], meta: { names: 3 } }] });
  await page.getByText("Games taken in: 1").waitFor();
  await page.locator("[data-game]").getByText("Pirates + Ninjas").waitFor();
});

onDevices([phone], "storage that lasts is asked for when the first game is kept, and never again", async (page, url) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      localStorage.setItem("asked", `${Number(localStorage.getItem("asked")) + 1}`);
      return Promise.resolve(true);
    };
  });
  const asked = () => page.evaluate(() => localStorage.getItem("asked"));
  await page.goto(url);
  await action(page, "quick-game").waitFor();
  assert.equal(await asked(), null, "not before there is anything to keep");
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  assert.equal(await asked(), "1");
  await page.goto(game(url, 8, "&open=1"));
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await asked(), "1");
});
