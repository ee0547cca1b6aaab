// What the browser has not kept is brought back from where it is written down at once, and nothing goes back.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, game, kept, step } from "./player.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

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

onDevices([desktop, phone], "what is brought too late for the start is not written over, but a game of its own", async (page, url) => {
  // Once, what is written down here does not come.
  await page.addInitScript(() => {
    const getAll = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...rest) {
      return sessionStorage.getItem("slow") ? {} : getAll.apply(this, rest);
    };
  });
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  await page.locator('[data-question="play-cards"]').waitFor();
  await turnKept(page, 2);
  const early = await page.evaluate(() => ({ ...localStorage }));
  await page.locator('[data-answer="end"]').click();
  await turnKept(page, 3);
  const late = (await kept(page)).text;
  await sleep(200);
  await goBack(page, early);
  await page.evaluate(() => sessionStorage.setItem("slow", "yes"));
  await page.reload();
  await page.locator("[data-question]").first().waitFor();
  await turnKept(page, 2);
  const random = chance(11);
  const before = (await kept(page)).answers;
  for (let n = 0; n < 40 && (await kept(page)).answers < before + 2; n += 1) await step(page, random);
  await sleep(200);
  const played = (await kept(page)).text;
  assert.ok(!late.startsWith(played) && played !== late, "it has gone another way");
  await page.evaluate(() => sessionStorage.removeItem("slow"));
  await page.goto(`${url}#`);
  await page.reload();
  await page.getByText("The browser had not kept one game as far as it had gone.").waitFor();
  const games = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes(".game.")).map(([, text]) => text));
  assert.deepEqual(games.toSorted(), [late, played].toSorted());
  assert.equal(await page.locator("[data-game]").count(), 2);
  // Both go on, and that is the end of it.
  for (const row of await page.locator("[data-game]").evaluateAll((all) => all.map((e) => e.dataset.game))) {
    await page.goto(`${url}#game=${row}`);
    await page.locator('[data-answer="end"]').waitFor();
  }
  await page.goto(`${url}#`);
  await page.reload();
  await page.locator("[data-game]").first().waitFor();
  assert.equal(await page.locator("[data-game]").count(), 2);
  assert.equal(await page.getByText("had not kept").count(), 0, "there is nothing more to tell");
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
