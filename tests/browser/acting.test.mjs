// Acting and passing: taking back by agreement, passing without being asked, what is told in between, settings.
import assert from "node:assert/strict";
import { desktop, onDevices, phone, tablet } from "./harness.mjs";
import { chance, game, playUntil, scene, step } from "./player.mjs";

const HAND = '[data-zone="hand"][data-card]';

function answer(page, what) {
  return page.locator(`[data-answer="${what}"]`);
}

function action(page, what) {
  return page.locator(`[data-action="${what}"]`);
}

/** Starts a new game; with hidden hands, takes the device. */
async function open(page, url, seed, more = "") {
  await page.goto(game(url, seed, more));
  await page.locator('[data-question], [data-answer="take device"]').first().waitFor();
  if ((await scene(page)) === "take device") await answer(page, "take device").click();
  await page.locator(HAND).first().waitFor();
}

async function names(page) {
  return page.locator(HAND).evaluateAll((all) => all.map((e) => e.dataset.card));
}

onDevices([phone, desktop], "taking back beyond a draw needs the others to agree", async (page, url) => {
  await open(page, url, 7);
  const before = await names(page);
  await answer(page, "end").click();
  await answer(page, "pass device").click();
  await answer(page, "take device").click();
  await action(page, "undo").click();
  await page.getByRole("alert").filter({ hasText: "since: Ana draws 2 cards." }).waitFor();
  await page.locator('[data-action="ask-back"][data-seat="1"]').first().click();
  await page.getByRole("dialog", { name: /Ben: Ana asks/ }).waitFor();
  assert.equal(await page.locator("[data-card]").count(), 0, "nobody's cards are on the screen that asks");
  assert.match(await page.locator(".screen").textContent(), /known/);
  await answer(page, "agree").click();
  await page.getByRole("heading", { name: "Back to Ana" }).or(page.getByRole("heading", { name: "Pass to Ana" })).waitFor();
  await answer(page, "take device").click();
  assert.deepEqual(await names(page), before, "Ana has the hand of her turn, without what she drew");
  assert.equal(await scene(page), "play-cards");
  // It is saved so.
  await page.reload();
  await answer(page, "take device").click();
  assert.deepEqual(await names(page), before);
});

onDevices([desktop], "whoever does not agree leaves it as it is", async (page, url) => {
  await open(page, url, 7);
  await answer(page, "end").click();
  await answer(page, "pass device").click();
  await answer(page, "take device").click();
  const before = await names(page);
  await action(page, "undo").click();
  await page.locator('[data-action="ask-back"][data-seat="1"]').first().click();
  await answer(page, "refuse").click();
  await answer(page, "take device").click();
  assert.deepEqual(await names(page), before);
});

onDevices([desktop], "with three players both others are asked", async (page, url) => {
  await page.goto(`${url}#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies,Wizards+Aliens&names=Ana,Ben,Cleo&open=1`);
  await answer(page, "end").click();
  await action(page, "undo").click();
  await page.locator('[data-action="ask-back"][data-seat="1"]').first().click();
  await page.getByRole("dialog", { name: /^Ben/ }).waitFor();
  await answer(page, "agree").click();
  await page.getByRole("dialog", { name: /^Cleo/ }).waitFor();
  await answer(page, "agree").click();
  await page.locator('[data-question="play-cards"].seat-1').waitFor();
});

onDevices([desktop], "no further back than the turn before this one", async (page, url) => {
  await open(page, url, 7, "&open=1");
  const random = chance(3);
  const turns = () => page.locator(".log-turn").count();
  assert.ok(await playUntil(page, random, async (now) => now === "play-cards" && (await turns()) >= 5));
  const texts = await page.locator(".log-turn").allTextContents();
  await action(page, "undo").click();
  const offers = page.locator('[data-action="ask-back"]');
  if ((await offers.count()) === 0) return assert.ok(texts.length >= 5, "a plain undo did it");
  await offers.last().click();
  await answer(page, "agree").click();
  const after = await page.locator(".log-turn").count();
  assert.ok(after >= texts.length - 1, `${after} of ${texts.length} turns`);
});

onDevices([phone], "who asks not to be asked again is passed until the scoring is over", async (page, url) => {
  // Both could hold a card for a scoring.
  await page.goto(`${url}#new?seed=11&factions=Pirates+Robots,Ninjas+Zombies&names=Ana,Ben`);
  await answer(page, "take device").waitFor();
  const random = chance(11);
  const notAgain = page.locator('[data-answer^="not again"]');
  const found = await playUntil(page, random, async (now) => now === "open-call" && (await notAgain.count()) > 1);
  assert.equal(found, "open-call");
  const seats = await notAgain.count();
  const who = await notAgain.first().getAttribute("data-answer");
  const seat = who.split(" ").pop();
  await notAgain.first().click();
  // It says so, and the way back is there.
  const again = page.locator(`[data-answer="ask again ${seat}"]`);
  if ((await scene(page)) === "open-call") {
    await again.waitFor();
    assert.equal(await notAgain.count(), seats - 1);
    await again.click();
  }
  // All of them: the scoring goes through without another open call.
  for (let n = 0; n < seats && (await scene(page)) === "open-call"; n += 1) await notAgain.first().click();
  assert.notEqual(await scene(page), "open-call");
  for (let n = 0; n < 40; n += 1) {
    const now = await scene(page);
    if (now === "play-cards" || now === "over") break;
    assert.notEqual(now, "open-call", "nobody is asked again in this scoring");
    await step(page, random);
  }
});

onDevices([phone], "in the middle of a turn the device comes back, and the screen says so", async (page, url) => {
  const back = page.getByRole("heading", { name: /^Back to/ });
  let found;
  for (let seed = 12; found !== "take device" && seed < 20; seed += 1) {
    await page.goto("about:blank");
    await page.goto(game(url, seed));
    await page.getByRole("heading", { name: "Pass to Ana" }).waitFor();
    found = await playUntil(page, chance(seed), async (now) => now === "take device" && (await back.count()) > 0);
  }
  assert.equal(found, "take device");
});

onDevices([phone], "what was revealed to all stays until it is tapped away", async (page, url) => {
  const factions = "Aliens+Ninjas,Wizards+Zombies";
  await page.goto(`${url}#new?seed=5&factions=${factions}&names=Ana,Ben`);
  await page.locator('[data-answer="take device"]').waitFor();
  const found = await playUntil(page, chance(5), (now) => now === "seen", 3000);
  assert.equal(found, "seen", "something was revealed");
  assert.ok((await page.locator('.screen [data-zone="revealed"]').count()) > 0);
  assert.equal(await page.locator(HAND).count(), 0, "and nobody's hand is seen with it");
  await answer(page, "seen").click();
  assert.notEqual(await scene(page), "seen");
});

onDevices([phone], "at a hand-over nothing is left of the drag, the focus is on the screen and live regions are gone", async (page, url) => {
  await open(page, url, 7);
  await answer(page, "end").click();
  await answer(page, "pass device").click();
  await answer(page, "take device").waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".screen"));
  const left = await page.evaluate(() => [...document.querySelectorAll("[role=status], [role=log], .ghost, .peek")].filter((e) => e.checkVisibility()).map((e) => e.textContent.trim()).filter(Boolean));
  assert.deepEqual(left, []);
  // The table stays below it, out of sight and reach.
  assert.ok(await page.locator(".table button").count() > 5);
  assert.equal(await page.locator(".table button").evaluateAll((all) => all.filter((e) => e.checkVisibility() || (e.focus(), document.activeElement === e)).length), 0);
  assert.match(await page.title(), /^Pass to Ben/);
});

onDevices([phone, desktop], "settings are kept on the device", async (page, url) => {
  await open(page, url, 7);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Menu" }).click();
  await action(page, "settings").click();
  await page.locator('[data-setting="theme dark"]').check();
  await page.locator('[data-setting="auto-pass off"]').check();
  assert.notEqual(await paper(), light);
  await page.reload();
  await answer(page, "take device").click();
  assert.notEqual(await paper(), light);
  await page.getByRole("button", { name: "Menu" }).click();
  await action(page, "settings").click();
  assert.ok(await page.locator('[data-setting="auto-pass off"]').isChecked());
});

onDevices([phone, tablet, desktop], "while a card is dragged nothing on the table moves, until it is let go", async (page, url) => {
  await open(page, url, 7, "&open=1");
  const card = page.locator(`${HAND}[data-kind="minion"][data-legal]`).first();
  // A sixty-fourth of a pixel is the grain of the layout, and nobody sees it.
  const places = () =>
    page.locator("[data-base], .bar, .hand").evaluateAll((all) =>
      all.map((e) => JSON.stringify(e.getBoundingClientRect(), (_, n) => (typeof n === "number" ? Math.round(n) : n))),
    );
  const before = await places();
  const name = await card.getAttribute("data-card");
  const from = await card.boundingBox();
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 40, { steps: 4 });
  await page.locator("[data-lifting]").waitFor();
  assert.deepEqual(await places(), before, "lifted");
  assert.match(await page.locator(".question").textContent(), new RegExp(name), "the bar says what it is");
  await page.keyboard.press("Escape");
  await page.locator("[data-lifting]").waitFor({ state: "detached" });
  await page.mouse.up();
  assert.deepEqual(await places(), before, "put back");
});

onDevices([desktop], "a card that cannot be played says why, and what it is lifted for is no mystery", async (page, url) => {
  await open(page, url, 7);
  await answer(page, "end").waitFor();
  // The second minion of a turn.
  const minion = page.locator(`${HAND}[data-kind="minion"][data-legal]`).first();
  await minion.click();
  await page.locator("[data-base][data-legal]").first().click();
  const second = page.locator(`${HAND}[data-kind="minion"]:not([data-legal])`).first();
  await second.click();
  await page.getByText("You have no minion play left this turn.").waitFor();
});
