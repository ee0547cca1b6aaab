// Several sets: which take part, how a faction is found among many, and what their cards bring to the table: counters,
// changed numbers, questions for a number.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, onDevices, phone, unfold } from "./harness.mjs";
import { chance, playUntil } from "./player.mjs";

const CORE = ["Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies"];
const MONSTERS = ["Giant Ants", "Mad Scientists", "Vampires", "Werewolves"];

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** The factions on the shelf that can be seen. */
function offered(page) {
  return page.locator("[data-faction]:visible").evaluateAll((all) => all.map((f) => f.dataset.faction));
}

/** The factions of the game in the address, each once. */
async function played(page) {
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  const meta = await page.evaluate((id) => JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`)), id);
  return meta.factions.flat();
}

/** Leaves only the sets with these short names. */
async function only(page, ...sets) {
  await page.locator(".set-choice > summary").click();
  for (const box of await page.locator("[data-takes-part]").all()) {
    if (sets.includes(await box.getAttribute("data-takes-part"))) await box.check();
  }
  for (const box of await page.locator("[data-takes-part]").all()) {
    if (!sets.includes(await box.getAttribute("data-takes-part"))) await box.uncheck();
  }
}

onDevices([desktop, phone], "the sets that take part are chosen, kept, and drawn from", async (page, url) => {
  await page.goto(`${url}#new`);
  await unfold(page);
  const all = await offered(page);
  assert.ok(all.length >= 16 && CORE.every((f) => all.includes(f)), `${all}`);
  await only(page, "monster-smash");
  assert.deepEqual(await offered(page), MONSTERS);
  assert.ok(await page.locator('[data-takes-part="monster-smash"]').isDisabled(), "a game needs some set");
  await audit(page, "the choice of sets");
  await page.locator('[data-way="random"]').check({ force: true });
  await page.getByText("Ready.", { exact: true }).waitFor();
  await page.getByText("8 bases: Monster Smash").waitFor();
  await page.reload();
  await page.getByText("Sets: Monster Smash").waitFor();
  assert.deepEqual(await offered(page), MONSTERS);
  await page.goto(url);
  await page.getByText("2 players, random factions of the Monster Smash").waitFor();
  await action(page, "quick-game").click();
  assert.deepEqual((await played(page)).toSorted(), MONSTERS);
  // Four players need more factions than these sets have.
  await page.goto(url);
  await page.locator('[data-players="4"]').check({ force: true });
  await page.getByText("4 players, random factions", { exact: true }).waitFor();
  await page.goto(`${url}#new`);
  await page.locator(".set-choice > summary").click();
  await action(page, "all-sets").click();
  await unfold(page);
  assert.deepEqual(await offered(page), all);
});

/** The save of the game in the address. */
async function savedGame(page) {
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  const save = await page.evaluate((id) => Object.entries(localStorage).find(([key]) => key.includes("game") && key.endsWith(id))?.[1], id);
  assert.ok(save?.includes("factions="), `a save: ${save}`);
  return save;
}

/** Whether the game in the address is played with titans. */
async function withTitans(page) {
  return (await savedGame(page)).includes("&titans=1");
}

/** Which factions of the game in the address are played in which printing, as in its save. */
async function printings(page) {
  const save = await savedGame(page);
  return decodeURIComponent(save.match(/factions=([^&]*)/)[1]);
}

onDevices([desktop, phone], "titans are played with unless somebody does not want them, which is remembered", async (page, url) => {
  await page.goto(`${url}#new`);
  const box = page.locator('input[name="titans"]');
  await box.waitFor();
  assert.ok(await box.isChecked(), "by default");
  const note = page.locator("label.option", { has: box }).locator("small");
  assert.doesNotMatch(await note.textContent(), /In this game/);
  await unfold(page);
  for (const name of ["Dinosaurs", "Aliens", "Robots", "Zombies"]) await page.locator(`[data-faction="${name}"]`).click();
  assert.match(await note.textContent(), /In this game: those of the Dinosaurs\./);
  await audit(page, "the form with titans");
  await action(page, "start").click();
  assert.ok(await withTitans(page));
  await page.goto(`${url}#new`);
  await box.uncheck();
  await page.reload();
  await box.waitFor();
  assert.ok(!(await box.isChecked()), "it is remembered");
  await unfold(page);
  for (const name of ["Dinosaurs", "Aliens", "Robots", "Zombies"]) await page.locator(`[data-faction="${name}"]`).click();
  assert.doesNotMatch(await note.textContent(), /In this game/);
  await action(page, "start").click();
  assert.ok(!(await withTitans(page)));
  await page.goto(url);
  await action(page, "quick-game").click();
  assert.ok(!(await withTitans(page)), "in a quick game, too");
});

onDevices([phone], "an address says whether titans take part", async (page, url) => {
  const game = "factions=Dinosaurs+Aliens,Robots+Zombies&open=1";
  for (const [query, titans] of [
    [`seed=7&${game}`, false],
    [`seed=7&${game}&titans=1`, true],
    [`${game}`, true],
    [`${game}&titans=0`, false],
  ]) {
    await page.goto("about:blank");
    await page.goto(`${url}#new?${query}`);
    assert.equal(await withTitans(page), titans, query);
  }
  await page.goto("about:blank");
  await page.goto(`${url}#new?${game}&titans=maybe`);
  await page.getByText('Titans are "1" or "0", not "maybe".').waitFor();
});

onDevices([phone], "the first quick game of all is one of the core set", async (page, url) => {
  for (let n = 0; n < 4; n += 1) {
    await page.goto("about:blank");
    await page.goto(url);
    await page.getByText("random factions of the Core Set").waitFor();
    await action(page, "quick-game").click();
    assert.ok((await played(page)).every((f) => CORE.includes(f)));
  }
});

onDevices([desktop, phone], "a faction is found among many, and its set's bases are told", async (page, url) => {
  await page.goto(`${url}#new`);
  const search = page.getByLabel("Find a faction or a set");
  await search.fill("zomb");
  assert.deepEqual(await offered(page), ["Zombies"]);
  await page.locator('[data-faction="Zombies"]').click();
  await search.fill("MONSTER");
  assert.deepEqual(await offered(page), MONSTERS);
  await page.locator('[data-faction="Vampires"]').click();
  await page.getByText("24 bases: Core Set and Monster Smash").waitFor();
  await search.fill("toasters");
  await page.getByText("No faction and no set is called that.").waitFor();
  await audit(page, "nothing found");
  await search.fill("");
  await unfold(page);
  // A set is folded and unfolded by its heading.
  const vampires = page.locator('[data-faction="Vampires"]');
  const heading = page.locator('[data-set="monster-smash"] summary');
  await heading.click();
  await vampires.waitFor({ state: "hidden" });
  await heading.click();
  await vampires.waitFor();
  const small = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".setup button, .setup summary, .setup input[type=search]")];
    return all.filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 44).map((e) => e.textContent);
  });
  assert.deepEqual(small, []);
});

onDevices([phone], "the factions stand set by set", async (page, url) => {
  await page.goto(`${url}#factions`);
  await page.getByRole("heading", { name: "Monster Smash" }).waitFor();
  await audit(page, "factions");
  await unfold(page);
  await page.locator('[data-look="Vampires"]').click();
  await page.getByText("all 8 bases of the set Monster Smash").waitFor();
});

const GAME = "#new?seed=3&factions=Giant%20Ants+Werewolves,Mad%20Scientists+Vampires&names=Ana,Ben&open=1";

onDevices([desktop, phone], "counters and changed numbers are seen, said and explained", async (page, url) => {
  await page.goto(url + GAME);
  await page.locator("[data-question]").first().waitFor();
  const counted = page.locator(".chip:has(.signs .counters)");
  const now = await playUntil(page, chance(3), async (now) => now === "play-cards" && (await counted.count()) > 0);
  assert.equal(now, "play-cards");
  const chip = counted.first();
  const sign = await chip.locator(".counters").getAttribute("data-sign");
  const n = Number(sign);
  assert.ok(n > 0, sign);
  const name = await chip.getAttribute("data-card");
  assert.match(await chip.getAttribute("aria-label"), new RegExp(`, ${n} power counter`));
  assert.equal(await chip.getAttribute("data-power"), "up", "also by its shape");
  await audit(page, "counters on a card");
  await chip.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  if (await sheet.count()) {
    await sheet.getByRole("heading", { name }).waitFor();
    await sheet.getByText(`${n} power counter`).waitFor();
    await audit(page, "sheet of a card with counters");
  }
});

onDevices([desktop, phone], "a question for a number of counters shows the card it is about", async (page, url) => {
  await page.goto(url + GAME);
  await page.locator("[data-question]").first().waitFor();
  for (let seed = 1; seed < 9; seed += 1) {
    if ((await playUntil(page, chance(seed), (now) => now === "how-many")) === "how-many") break;
    await page.goto("about:blank");
    await page.goto(url + GAME.replace("seed=3", `seed=${seed}`));
    await page.locator("[data-question]").first().waitFor();
  }
  const question = page.locator('[data-question="how-many"]');
  const about = await page.locator("[data-about]").getAttribute("data-card");
  assert.ok((await question.textContent()).includes(about), about);
  const [first] = await question.locator('[data-answer="1"]').all();
  const box = await first.boundingBox();
  assert.ok(box.width >= 44 && box.height >= 44, JSON.stringify(box));
  await audit(page, "how many");
});

onDevices([desktop, phone], "newer printings are played by one switch for all and one for each, which is remembered", async (page, url) => {
  const names = ["Tricksters", "Robots", "Pirates", "Mermaids"];
  await page.goto(`${url}#new`);
  const box = page.locator('input[name="edition"]');
  await box.waitFor();
  assert.ok(!(await box.isChecked()), "those of 2018 by default");
  await unfold(page);
  for (const name of names) await page.locator(`[data-faction="${name}"]`).click();
  assert.equal(await action(page, "edition").count(), 0, "nothing is said of printings as long as all are of 2018");
  await box.check();
  // Mermaids have been printed once.
  assert.equal(await action(page, "edition").count(), 3);
  await page.getByRole("button", { name: "Play the Robots as printed in 2018" }).click();
  await audit(page, "the form with printings");
  await action(page, "start").click();
  assert.equal(await printings(page), "Tricksters@current+Robots,Pirates@current+Mermaids");
  await page.goto(`${url}#new`);
  await page.reload();
  await box.waitFor();
  assert.ok(await box.isChecked(), "it is remembered");
});

onDevices([desktop, phone], "a faction's cards are looked at in both printings, on its page and in a game", async (page, url) => {
  await page.goto(`${url}#faction=tricksters`);
  const card = (name) => page.locator(`.card-line[data-card="${name}"]`);
  await card("Disenchant").waitFor();
  assert.equal(await card("Pixie").count(), 0);
  await page.locator('[data-edition="current"]').check({ force: true });
  await card("Pixie").waitFor();
  assert.equal(await card("Disenchant").count(), 0);
  await audit(page, "a faction's newer cards");
  await page.goto("about:blank");
  await page.goto(`${url}#new?seed=7&factions=Tricksters%40current+Ninjas,Robots+Zombies&open=1`);
  const opening = page.locator(".opening li");
  await opening.first().waitFor();
  assert.deepEqual(
    (await opening.allTextContents()).map((line) => line.replace(/^\S+ /, "")),
    ["Player 1Tricksters + Ninjas!", "Player 2Robots + Zombies!"],
  );
  await page.locator('[data-seat="1"] .player-vp').first().click();
  await opening.first().waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Cards of the Tricksters (newer printing)" }).click();
  await card("Pixie").waitFor();
});
