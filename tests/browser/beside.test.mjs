// What lies beside minions and actions: titans that are set aside, buried cards, the decks of all, a duel.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, flat, mouseDrag, onDevices, phone, touchDrag } from "./harness.mjs";
import { bring, kept } from "./player.mjs";

const DEVICES = [desktop, phone];

function drag(page, from, to) {
  const touches = page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  return touches.then((by) => (by ? touchDrag : mouseDrag)(page, from, to));
}

onDevices(DEVICES, "a titan that is set aside is carried to a base", async (page, url) => {
  await bring(page, url, "monsters");
  await audit(page, "the table");
  const titan = page.locator('.players [data-card="Major Ursa"]');
  assert.match(await titan.getAttribute("aria-label"), /Major Ursa.*set aside/);
  // The pictures of it are not what is looked at here.
  await page.evaluate(() => localStorage.setItem("smashup.1.speed", "0"));
  await drag(page, titan, page.locator('[data-base="Treasure Bath"] .base-name'));
  await page.locator('[data-base="Treasure Bath"] [data-card="Major Ursa"]').waitFor();
  assert.equal(await titan.count(), 0);
});

onDevices(DEVICES, "a titan is used by keys", async (page, url) => {
  await bring(page, url, "monsters");
  await page.locator('.players [data-card="Major Ursa"]').focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-lifting]").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator('.board [data-card="Major Ursa"]').waitFor();
});

onDevices(DEVICES, "whose a buried card is, is seen by all, and what it is by its player alone", async (page, url) => {
  await bring(page, url, "monsters");
  const at = (seat) => page.locator(`[data-zone="buried"][data-seat="${seat}"]`);
  assert.equal(await at(1).first().getAttribute("data-card"), "Deputy");
  assert.equal(await at(2).count(), 3);
  for (const other of await at(2).all()) {
    const told = await other.evaluate((e) => e.outerHTML);
    assert.doesNotMatch(told, /Tomb Trap|Mummy|Take It/);
  }
  await at(1).first().click();
  await page.locator(".sheet").getByText("Face down at Whack-A-Ghoul").waitFor();
  await page.locator(".sheet-close").click();
  await at(2).first().click();
  await page.locator(".sheet").getByText("Cards buried here").waitFor();
  await audit(page, "the sheet of a base");
});

onDevices(DEVICES, "the decks of all and their piles are looked at", async (page, url) => {
  await bring(page, url, "monsters");
  await page.locator(".piles").click();
  for (const name of ["Poultrygeist", "Chest of Holding"]) await page.locator(`.sheet [data-card="${name}"]`).waitFor();
  await audit(page, "the piles");
});

onDevices(DEVICES, "a card is placed for a duel face down, and shown when both are", async (page, url) => {
  await bring(page, url, "duel");
  await page.locator('.hand [data-card="High Noon"]').click();
  await page.locator('.board [data-card="Gunfighter"]').click();
  // The Pinkerton may help before anybody places a card.
  await page.locator('[data-answer="pass"]').click();
  await page.locator('[data-question="duel-card"]').waitFor();
  await audit(page, "a duel");
  // It covers none of what it is about.
  const [bar, board] = await Promise.all([".bar", ".board"].map((part) => page.locator(part).boundingBox()));
  assert.ok(bar.y >= board.y + board.height, `${bar.y}, ${board.y + board.height}`);
  await drag(page, page.locator('.hand [data-card="Quick Draw"]'), page.locator(".duel"));
  const asked = page.locator('[data-question="duel-card"].seat-2');
  await asked.waitFor();
  assert.equal(await page.locator(".duel .card-back").count(), 1);
  assert.equal(await page.locator('.duel [data-card="Quick Draw"]').count(), 0);
  await page.locator('.hand [data-card="Mummy Strength"]').click();
  await page.locator('[data-answer="play"]').click();
  for (const name of ["Quick Draw", "Mummy Strength"]) await page.locator(`.duel [data-card="${name}"]`).waitFor();
});

onDevices(DEVICES, "what waits in stasis and what is stored is seen, and a fusion is a minion at a base and an action elsewhere", async (page, url) => {
  await bring(page, url, "waiting");
  await audit(page, "the table");
  const waiting = page.locator('.players [data-card="Warbot"]');
  assert.equal(await waiting.locator(".waits").getAttribute("data-sign"), "2");
  assert.match(await waiting.getAttribute("aria-label"), /Warbot.*stasis/i);
  const over = page.locator('[data-base="The Homeworld"] [data-card="Kickboxbro"] .holds');
  assert.equal(await over.getAttribute("data-sign"), "2");
  await page.evaluate(() => localStorage.setItem("smashup.1.speed", "0"));
  await drag(page, page.locator('[data-zone="hand"][data-card="Rosie"]'), page.locator('[data-base="Tortuga"] .base-name'));
  await page.locator('[data-base="Tortuga"] [data-card="Rosie"]').waitFor();
  await page.locator('[data-zone="hand"][data-card="Dice Ninja"]').click();
  await page.locator('[data-action="play"], .answer.primary').first().click();
  await page.locator('.pile, [data-zone="hand"][data-card="Howl"]').first().waitFor();
  assert.equal(await page.locator('[data-base] [data-card="Dice Ninja"]').count(), 0);
});

onDevices(DEVICES, "a coin that falls is seen before who flips it, with its side in words", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "50"));
  await bring(page, url, "coins");
  await page.locator('.hand [data-card="King Rex"]').click();
  await page.locator('[data-base="Goblin Town"] .base-name').click();
  const coin = page.locator(".motion .flip");
  await coin.waitFor();
  const [at, panel] = [await coin.boundingBox(), await page.locator('.player[data-seat="1"]').boundingBox()];
  assert.equal(await coin.textContent(), "tails");
  assert.ok(at.x >= panel.x && at.x + at.width <= panel.x + panel.width, "below the panel of who flips");
  await page.locator('[data-answer="pass"]').waitFor();
});

onDevices([phone, flat, desktop], "a card that is named is read first, below what is asked", async (page, url) => {
  await bring(page, url, "naming");
  await page.locator('.hand [data-card="Banned List"]').click();
  await page.locator('[data-answer="play"]').click();
  const question = page.locator('[data-question="choose-name"]');
  await question.waitFor();
  const isSeen = async () => {
    const { x, y } = await question.locator(".question-line p").boundingBox();
    const on = ([x, y]) => document.elementFromPoint(x, y).closest(".question-line") !== null;
    assert.ok(await page.evaluate(on, [x + 30, y + 8]), "what is asked is seen");
  };
  await isSeen();
  const names = question.locator(".heap button");
  assert.equal(await names.count(), 10, "all that the others have");
  const choose = question.locator('[data-answer="done"]');
  assert.equal(await choose.isDisabled(), true);
  const nukebot = question.locator(".heap").getByText("Nukebot", { exact: true });
  await nukebot.click();
  await question.locator(".read").getByText("Nukebot").waitFor();
  await question.locator(".heap").getByText("Zapbot", { exact: true }).click();
  await question.locator(".read").getByText("Zapbot").waitFor();
  assert.equal(await names.and(page.locator("[data-chosen]")).count(), 1, "another is read instead");
  await nukebot.click();
  await isSeen();
  await audit(page, "a name is read");
  const before = (await kept(page)).answers;
  await choose.click();
  await names.and(page.locator("[data-chosen]")).waitFor({ state: "detached" });
  assert.equal((await kept(page)).answers, before + 1, "one answer has been given");
});
