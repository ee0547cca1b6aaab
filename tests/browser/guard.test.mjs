// One grammar: a second press is not meant for what comes after the first, "Back" closes what is open, and what one can do is
// read before it is done.
import assert from "node:assert/strict";
import { arrived, desktop, onDevices, phone, unfold } from "./harness.mjs";
import { chance, game, kept, playUntil, scene } from "./player.mjs";

const HAND = '[data-zone="hand"][data-card]';

function answer(page, what) {
  return page.locator(`[data-answer="${what}"]`);
}

/** Presses something at a time of the clock of presses, in milliseconds after `from`. */
async function pressAt(page, place, from, later) {
  await page.evaluate((clock) => (window.clock = clock), from + later);
  await place.click();
}

/** Waits until what has changed is drawn, and longer than the guard is shut. */
function longAfter(page) {
  return page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(performance.now() + 400), 0))));
}

onDevices([phone, desktop], "a second press on what was pressed does nothing to who comes next", async (page, url) => {
  await page.goto(game(url, 7));
  await answer(page, "take device").click();
  const now = () => page.evaluate(() => performance.now());
  // "Done playing cards", pressed twice: Ana's cards are still there to be read.
  const before = await now();
  await pressAt(page, answer(page, "end"), await longAfter(page), 0);
  await answer(page, "pass device").waitFor();
  await pressAt(page, answer(page, "pass device"), before, 399);
  await longAfter(page);
  assert.equal(await scene(page), "pass device");
  // "Pass to Ben", pressed twice: his hand is not shown.
  const from = await longAfter(page);
  await pressAt(page, answer(page, "pass device"), from, 1);
  await answer(page, "take device").waitFor();
  await pressAt(page, answer(page, "take device"), before, 399);
  await page.keyboard.press("Enter");
  await longAfter(page);
  assert.equal(await scene(page), "take device");
  assert.equal(await page.locator(HAND).count(), 0);
  // Later it counts.
  await pressAt(page, answer(page, "take device"), await longAfter(page), 0);
  await page.locator(HAND).first().waitFor();
});

onDevices([desktop], "with open hands one press ends one turn, by mouse and by key", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-question="play-cards"].seat-1').waitFor();
  const from = await longAfter(page);
  await page.evaluate((clock) => (window.clock = clock), from);
  await answer(page, "end").focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-question="play-cards"].seat-2').waitFor();
  await answer(page, "end").click();
  await answer(page, "end").press("Enter");
  await page.keyboard.press("1");
  await longAfter(page);
  assert.equal(await page.locator('[data-question="play-cards"].seat-2').count(), 1, "it is still Ben's turn");
  assert.equal(await page.locator("[data-lifting]").count(), 0);
});

onDevices([phone, desktop], "what ends a turn is not pressed in the place of what was there before", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-question="play-cards"].seat-1').waitFor();
  await page.locator(`${HAND}[data-legal]`).first().click();
  await page.locator("[data-lifting]").waitFor();
  const before = await page.evaluate(() => performance.now());
  await page.locator('[data-action="put-back"]').click();
  await answer(page, "end").waitFor();
  const after = await longAfter(page);
  await pressAt(page, answer(page, "end"), before, 399);
  await longAfter(page);
  assert.equal(await page.locator('[data-question="play-cards"].seat-1').count(), 1, "it is still Ana's turn");
  await pressAt(page, answer(page, "end"), after, 0);
  await page.locator('[data-question="play-cards"].seat-2').waitFor();
});

onDevices([desktop], "the start of a game is not pressed through to it", async (page, url) => {
  await page.addInitScript(() => (window.clock = 0));
  await page.goto(game(url, 7));
  await answer(page, "take device").click();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
  assert.equal(await scene(page), "take device");
});

onDevices([phone, desktop], "Back closes what is open, one after the other, before it leaves the game", async (page, url) => {
  await page.goto(url);
  await page.evaluate((to) => (location.hash = to), game("", 7, "&open=1"));
  await page.locator(HAND).first().waitFor();
  const address = page.url();
  const here = () => assert.equal(page.url(), address, "still in the game");
  // A menu.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".sheet").waitFor();
  await page.goBack();
  await page.locator(".sheet").waitFor({ state: "detached" });
  here();
  // A lifted card, and a sheet over it.
  await page.locator(`${HAND}[data-kind="minion"][data-legal]`).first().click();
  await page.locator("[data-lifting]").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".sheet").waitFor();
  await page.goBack();
  await page.locator(".sheet").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-lifting]").count(), 1, "the card still hangs in the air");
  await page.goBack();
  await page.locator("[data-lifting]").waitFor({ state: "detached" });
  here();
  // What was closed otherwise costs no step back.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.locator(".sheet").waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForFunction((address) => location.href !== address, address);
  await page.locator(".home, .start, main.page").first().waitFor();
  // And on again into the game.
  await page.goForward();
  await page.locator(HAND).first().waitFor();
});

/** Comes to an address of the page from another place: "Back" leads there. */
async function comeTo(page, url, address) {
  await page.goto("about:blank");
  await page.goto(url);
  if (address) await page.evaluate((to) => (location.hash = to), address);
  await arrived(page, address);
}

onDevices([phone, desktop], "Back closes the settings and the list of keys over any page", async (page, url) => {
  const dialog = page.locator("dialog.over[open]");
  for (const address of ["", "#rules", "#factions", "#new", "#games", "#about"]) {
    await comeTo(page, url, address);
    const from = page.url();
    for (const key of [",", "?"]) {
      await page.keyboard.press(key);
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: "detached" });
      assert.equal(page.url(), from, `${key} over ${address || "the start page"}`);
    }
    // The next leads away.
    await page.goBack();
    await page.waitForURL(address ? url : "about:blank");
  }
  // The cards of a faction lie over the form, and the settings over them.
  await comeTo(page, url, "#new");
  await unfold(page);
  await page.locator('[data-look="Aliens"]').click();
  await page.locator("dialog.faction-page[open]").waitFor();
  await page.keyboard.press(",");
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  assert.equal(await page.locator("dialog.faction-page[open]").count(), 1, "one after the other");
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.ok(page.url().endsWith("#new"));
});

onDevices([phone, desktop], "what is opened the moment another was closed stays open", async (page, url) => {
  await comeTo(page, url, "#rules");
  await page.keyboard.press(",");
  await page.locator("dialog.over[open]").waitFor();
  // Within the same frame, before the browser has told that the dialog was closed.
  await page.evaluate(() => {
    const told = new Promise((done) => document.querySelector("dialog.over").addEventListener("close", done));
    const opens = async () => {
      while (document.querySelector("dialog.over").open) await null;
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    };
    window.addEventListener("popstate", opens, { once: true });
    history.back();
    return told;
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.ok(await page.locator("dialog.over[open] .keys").isVisible(), "the list of keys");
  // The same where the browser closes it, as by Escape.
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog.over");
    const told = new Promise((done) => dialog.addEventListener("close", done));
    dialog.close();
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "?" }));
    return told;
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.ok(await page.locator("dialog.over[open] .keys").isVisible(), "once more");
});

onDevices([phone, desktop], "Back drops what was picked before it leaves the game", async (page, url) => {
  // A card of a list that is read.
  await comeTo(page, url, game("", 4, "&open=1"));
  const list = page.locator(".loose-card[data-legal]");
  const reads = async () => (await list.count()) > 1 && (await page.locator(".answers").textContent()).includes("Choose it");
  const found = await playUntil(page, chance(4), async (now) => now !== "play-cards" && reads(), 2500);
  assert.ok(found && found !== "over", "there is such a question");
  const address = page.url();
  const picked = page.locator("[data-chosen]");
  const dropped = async (what) => {
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector("[data-chosen]"));
    assert.equal(page.url(), address, `still in the game: ${what}`);
  };
  await list.first().click();
  await picked.first().waitFor();
  await dropped("a card that was read");
  await list.last().click();
  await picked.first().waitFor();
  await dropped("another");
  // Some of several.
  const several = page.locator('[aria-pressed="false"][data-legal]');
  const marks = async () => (await several.count()) > 1 && (await page.locator('[data-answer="done"]:disabled, [data-answer="pass"].confirm').count()) > 0;
  assert.ok(await playUntil(page, chance(7), async (now) => now !== "play-cards" && !(await reads()) && marks(), 2500), "there is such a question");
  await several.first().click();
  await picked.first().waitFor();
  await dropped("what was marked");
  await page.goBack();
  await page.waitForFunction((address) => location.href !== address, address);
});

onDevices([phone, desktop], "a lifted minion shows on every base what comes of it, by tap, by drag and by key", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  const card = page.locator(`${HAND}[data-kind="minion"][data-legal]`).first();
  await card.waitFor();
  const bases = await page.locator("[data-base]").count();
  const shown = () => page.locator("[data-base] .change").allTextContents();
  const meters = () => page.locator("[data-base] .meter-n b").allTextContents();
  const before = await meters();
  // By tap.
  await card.click();
  await page.locator("[data-lifting]").waitFor();
  assert.equal(await page.locator(".read").count(), 0, "what is lifted is read in another place");
  const told = await shown();
  assert.equal(told.length, bases, "each base says what would be");
  const after = await meters();
  for (const [n, text] of told.entries()) {
    assert.match(text, new RegExp(`^${before[n]} → ${after[n]}`), "the meter is as it would be");
    assert.match(text, /● \+\d/, "and who would be awarded what");
  }
  await page.keyboard.press("Escape");
  assert.deepEqual(await meters(), before, "put back");
  assert.deepEqual(await shown(), []);
  // By key.
  await card.focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-base] button"));
  assert.deepEqual(await shown(), told);
  const said = page.locator("p[aria-live]").first();
  await said.filter({ hasText: / to \d+ of \d+, (if it scored so|will score): Ana \d/ }).waitFor();
  await page.keyboard.press("Escape");
  // By drag: the picture is small, and what it is held over can be seen through it.
  const [from, to] = [await card.boundingBox(), await page.locator("[data-base]").nth(1).boundingBox()];
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.locator("[data-over]").waitFor();
  assert.deepEqual(await shown(), told);
  const ghost = page.locator(".ghost");
  const small = page.viewportSize().width < 600 ? 70 : 90;
  assert.ok((await ghost.boundingBox()).width <= small);
  assert.ok(Number(await ghost.evaluate((e) => getComputedStyle(e).opacity)) < 0.9);
  await page.keyboard.press("Escape");
  await page.mouse.up();
});

onDevices([phone, desktop], "in a list a tap reads a card, and a second gesture chooses it", async (page, url) => {
  // The opening of a game in which somebody chooses a card of a discard pile or a deck.
  await page.goto(game(url, 4, "&open=1"));
  const list = page.locator(".loose-card[data-legal]");
  const one = page.locator('[data-question] .read');
  const found = await playUntil(page, chance(4), async (now) => now !== "play-cards" && (await list.count()) > 1 && (await one.count()) > 0 && (await page.locator(".answers").textContent()).includes("Choose it"), 2500);
  assert.ok(found && found !== "over", "there is such a question");
  const before = await kept(page);
  const name = await list.first().getAttribute("data-card");
  await list.first().click();
  await one.filter({ hasText: name }).waitFor();
  assert.equal(await list.first().getAttribute("data-chosen"), "1");
  assert.equal((await kept(page)).answers, before.answers, "nothing is answered yet");
  // Another is read instead.
  await list.last().click();
  assert.equal(await list.first().getAttribute("data-chosen"), null);
  await list.first().click();
  await answer(page, "done").click();
  await page.waitForFunction((given) => (localStorage.getItem(location.hash.replace("#game=", "smashup.1.game.")) ?? "").includes(given) && !document.querySelector(".loose-card[data-chosen]"), before.given);
  assert.ok((await kept(page)).answers > before.answers);
});

onDevices([phone, desktop], "what was chosen for a new game is still there after leaving the form", async (page, url) => {
  await page.goto(`${url}#new`);
  await unfold(page);
  const faction = (name) => page.locator(`[data-faction="${name}"]`);
  const slots = () => page.locator(".places .slot").evaluateAll((all) => all.map((e) => e.textContent.replace("×", "")));
  await page.locator('[data-players="3"]').check({ force: true });
  await page.locator("#name-2").fill("Bea");
  for (const name of ["Pirates", "Ninjas", "Robots"]) await faction(name).click();
  const chosen = await slots();
  assert.equal(chosen.filter((text) => /Pirates|Ninjas|Robots/.test(text)).length, 3);
  await page.locator('[data-action="back"]').click();
  await page.locator("main.home").waitFor();
  await page.evaluate(() => (location.hash = "new"));
  await page.locator(".places").waitFor();
  assert.deepEqual(await slots(), chosen);
  assert.equal(await page.locator("#name-2").inputValue(), "Bea");
  assert.ok(await page.locator('[data-players="3"]').isChecked());
  // An empty place leads to the list, for the player whose it is.
  await page.locator('.place[data-seat="3"] .slot').first().click();
  const top = await page.locator("#factions-title").evaluate((e) => e.getBoundingClientRect().top);
  assert.ok(top >= -1 && top < page.viewportSize().height / 2, `the list is in sight: ${top}`);
  await unfold(page);
  await faction("Zombies").click();
  assert.match(await page.locator('.place[data-seat="3"] .slot').first().textContent(), /Zombies/);
  // The cards of a faction lie over the form: Back closes them.
  await page.locator('[data-look="Aliens"]').click();
  await page.locator("dialog[open]").waitFor();
  await page.goBack();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.ok(page.url().endsWith("#new"));
  assert.equal(await page.locator("#name-2").inputValue(), "Bea");
});

onDevices([phone], "a name of any length leaves room for the question", async (page, url) => {
  await page.goto(`${url}#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=${"Annabella".repeat(33)},Ben&open=1`);
  const end = answer(page, "end");
  await end.waitFor();
  const box = await end.boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 740, JSON.stringify(box));
  assert.match(await page.locator(".question").textContent(), /AnnabellaAnnabellaA…/);
});

onDevices([{ name: "small desktop", viewport: { width: 1280, height: 720 } }], "no emblem of a player is cut", async (page, url) => {
  await page.goto(`${url}#new?seed=5&factions=Pirates+Ninjas,Robots+Zombies,Wizards+Aliens,Tricksters+Dinosaurs&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.locator(".player-factions").first().waitFor({ state: "attached" });
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll(".player-factions")].flatMap((row) => {
      const [outer, all] = [row.getBoundingClientRect(), [...row.children]];
      const seen = all.map((e) => e.getBoundingClientRect()).filter((r) => r.top < outer.bottom && r.left < outer.right);
      return seen.filter((r) => r.right > outer.right + 1).map((r) => r.right - outer.right);
    }),
  );
  assert.deepEqual(cut, []);
});

onDevices([phone], "an ability or action that can do nothing says so before it is played", async (page, url) => {
  // In a new game nothing lies in any discard pile, and no minion in play.
  await page.goto(`${url}#new?seed=3&factions=Zombies+Wizards,Robots+Ninjas&names=Ana,Ben&open=1`);
  await answer(page, "end").waitFor();
  const actions = page.locator(`${HAND}[data-kind="action"][data-legal]`);
  const said = page.locator("[data-nothing]");
  const idle = async (now) => {
    if (now !== "play-cards") return false;
    for (let n = 0; n < (await actions.count()); n += 1) {
      await actions.nth(n).click();
      await page.locator("[data-lifting]").waitFor();
      if (await said.count()) return true;
      await page.locator('[data-action="put-back"]').click();
    }
    return false;
  };
  assert.ok(await playUntil(page, chance(3), idle, 300));
  assert.match(await said.textContent(), /nothing/);
  // It can be played all the same.
  const before = await kept(page);
  await answer(page, "play").click();
  await page.waitForFunction((text) => localStorage.getItem(location.hash.replace("#game=", "smashup.1.game.")) !== text, before.text);
  await page.locator('[data-question="play-cards"]').waitFor();
});
