// Where the browser has no room left: what is said, what is kept all the same, and how there is room again.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, game, playUntil, scene } from "./player.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

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
  for (let n = 0; n < 200 && asked === 0; n += 1) await sleep(50);
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
  // It cannot be brought back, so one is asked; and about another anew.
  await page.getByText("they cannot be brought back").waitFor();
  const sure = action(page, "confirm-let-go");
  await offers.nth(1).click();
  assert.match(await sure.innerText(), /Delete for good: Older/);
  await offers.first().click();
  assert.match(await sure.innerText(), /Delete for good: Oldest/);
  assert.ok(await page.evaluate(() => localStorage.getItem("smashup.1.game.x2")), "it is still there");
  await sure.click();
  await sure.waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.game.x2")), null);
  assert.ok(await page.evaluate(() => localStorage.getItem("smashup.1.game.x1")), "no more than needed");
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await page.getByText("kept in another one").count(), 0);
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
