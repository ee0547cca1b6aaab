// From the address to a running game: the start page, the form for a new game, games described in the address.
import assert from "node:assert/strict";
import { desktop, onDevices, phone, tablet } from "./harness.mjs";

onDevices([desktop, phone], "the page starts under a sub-path", async (page, url) => {
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.locator("#boot").count(), 0, "the loading message has gone");
});

onDevices([desktop], "no page goes while it has the focus: both it and the next would be laid out at once", async (page, url) => {
  await page.addInitScript(() => {
    const remove = Element.prototype.remove;
    window.gone = [];
    Element.prototype.remove = function () {
      if (this.matches("main")) window.gone.push(this.contains(document.activeElement));
      return remove.call(this);
    };
  });
  await page.goto(url);
  await page.locator('[data-action="factions"]').click();
  await page.getByRole("heading", { name: "Factions", level: 1 }).waitFor();
  await page.waitForFunction(() => document.activeElement.matches("main *"));
  await page.goBack();
  await page.locator('[data-action="factions"]').waitFor();
  assert.deepEqual(await page.evaluate(() => window.gone), [false, false]);
});

onDevices([phone], "a page that cannot start says so", async (page, url, problems) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(url);
  await page.getByText("could not start").waitFor();
  assert.ok(problems.length > 0, "the missing module is reported");
  problems.length = 0;
});

/** What the list of saved games knows of the open game. */
async function meta(page) {
  return page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    const id = location.hash.replace("#game=", "");
    return JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`));
  });
}

/** Waits for the table. (Who is asked first hangs on the hands: one without minions may be changed.) */
async function started(page) {
  await page.getByRole("heading", { name: /^Pass to / }).waitFor();
  assert.match(await page.evaluate(() => location.hash), /^#game=\w+$/);
  return meta(page);
}

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

async function take(page, ...factions) {
  for (const faction of factions) await page.locator(`[data-faction="${faction}"]`).click();
}

async function choose(page, name, value) {
  await page.locator(`[data-${name}="${value}"]`).check({ force: true });
}

onDevices([desktop, phone, tablet], "two taps from the address to the table", async (page, url) => {
  await page.goto(url);
  await action(page, "quick-game").click();
  const game = await started(page);
  assert.deepEqual(game.names, ["Player 1", "Player 2"]);
  assert.equal(new Set(game.factions.flat()).size, 4, "four different factions");
  await page.goBack();
  await action(page, "resume").waitFor();
});

onDevices([phone], "a quick game of four", async (page, url) => {
  await page.goto(url);
  await choose(page, "players", 4);
  await action(page, "quick-game").click();
  assert.equal((await started(page)).names.length, 4);
});

onDevices([desktop, phone], "names and factions as one likes", async (page, url) => {
  await page.goto(url);
  await action(page, "new-game").click();
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await choose(page, "players", 3);
  await page.getByLabel("Name of player 1").fill("Ana");
  await page.getByLabel("Name of player 2").fill("Ben");
  assert.ok(await action(page, "start").isDisabled(), "nobody has a faction");
  await take(page, "Pirates", "Ninjas", "Robots");
  await page.getByText("Ben chooses a second faction").waitFor();
  assert.ok(await page.locator('[data-faction="Pirates"]').isDisabled(), "Ana has them");
  await take(page, "Zombies", "Aliens", "Wizards");
  // Taken by mistake: a tap puts it back, and somebody else is taken.
  await take(page, "Wizards", "Tricksters");
  // Whose line is worked on begins, in the same circle.
  await page.getByRole("button", { name: "Let begin: Ben" }).click();
  await action(page, "start").click();
  const game = await started(page);
  assert.deepEqual(game.names, ["Ben", "Player 3", "Ana"]);
  assert.deepEqual(game.factions, [
    ["Robots", "Zombies"],
    ["Aliens", "Tricksters"],
    ["Pirates", "Ninjas"],
  ]);
  assert.equal(game.open_hands, false);
});

onDevices([phone], "one faction for two players, only if that is allowed", async (page, url) => {
  await page.goto(`${url}#new`);
  await take(page, "Pirates", "Ninjas");
  assert.ok(await page.locator('[data-faction="Pirates"]').isDisabled());
  await page.getByLabel("Two players may have the same faction").check();
  await page.getByLabel("Open hands").check();
  await take(page, "Pirates", "Ninjas");
  await action(page, "start").click();
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  const game = await meta(page);
  assert.deepEqual(game.factions, [
    ["Pirates", "Ninjas"],
    ["Pirates", "Ninjas"],
  ]);
  assert.equal(game.open_hands, true);
});

onDevices([desktop], "random factions, dealt again, and filled up", async (page, url) => {
  await page.goto(`${url}#new`);
  await choose(page, "way", "random");
  await page.getByText("Ready.", { exact: true }).waitFor();
  await action(page, "deal").click();
  await page.getByText("Ready.", { exact: true }).waitFor();
  await choose(page, "way", "free");
  await page.getByRole("button", { name: "put back" }).first().click();
  await page.getByText("Player 1 chooses a second faction").waitFor();
  await action(page, "fill").click();
  await action(page, "start").click();
  assert.equal(new Set((await started(page)).factions.flat()).size, 4);
});

onDevices([desktop, phone], "the draft goes round and back", async (page, url) => {
  await page.goto(`${url}#new`);
  await choose(page, "players", 3);
  for (const [n, name] of ["Ana", "Ben", "Cem"].entries()) await page.getByLabel(`Name of player ${n + 1}`).fill(name);
  await choose(page, "way", "draft");
  const order = await page.locator(".draft-order li span:last-child").allTextContents();
  assert.deepEqual(order.slice(3), order.slice(0, 3).reverse());
  const picks = ["Pirates", "Ninjas", "Robots", "Zombies", "Aliens", "Wizards"];
  await take(page, ...picks.slice(0, 5), "Tricksters");
  await action(page, "undraft").click();
  await take(page, "Wizards");
  await action(page, "start").click();
  const game = await started(page);
  for (const [seat, name] of ["Ana", "Ben", "Cem"].entries()) {
    assert.deepEqual(game.factions[seat], picks.filter((_, n) => order[n] === name), name);
  }
});

onDevices([desktop, phone], "a faction's cards before it is chosen", async (page, url) => {
  await page.goto(`${url}#new`);
  await page.locator('[data-look="Pirates"]').click();
  const dialog = page.getByRole("dialog", { name: "Pirates" });
  await dialog.getByRole("heading", { name: "Pirate King" }).waitFor();
  const copies = await dialog.locator(".card-count").allTextContents();
  assert.equal(copies.map((n) => Number(n.replace(/\D/g, ""))).reduce((a, b) => a + b), 20);
  await page.keyboard.press("Escape");
  assert.equal(await dialog.count(), 0);
  await page.locator('[data-look="Pirates"]').click();
  await dialog.getByRole("button", { name: "Take it for Player 1" }).click();
  assert.equal(await page.locator('[data-seat="1"]').getByText("Pirates").count(), 1);
});

const ADDRESS = "#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben";

onDevices([desktop, phone], "an address starts its game, and reload continues it", async (page, url) => {
  await page.goto(url + ADDRESS);
  const game = await started(page);
  assert.deepEqual(game.names, ["Ana", "Ben"]);
  assert.deepEqual(game.factions[1], ["Robots", "Zombies"]);
  const hash = await page.evaluate(() => location.hash);
  await page.reload();
  await started(page);
  assert.equal(await page.evaluate(() => location.hash), hash, "the same game");
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((k) => k.includes(".game.")).length), 1);
});

onDevices([phone], "the same address gives the same game", async (page, url) => {
  const hands = [];
  for (const open of ["&open=1", "&open=1", ""]) {
    await page.goto("about:blank");
    await page.goto(url + ADDRESS + open);
    await page.waitForFunction(() => location.hash.startsWith("#game="));
    const { open_hands } = await meta(page);
    if (open) hands.push(await page.locator('[data-zone^="hand"]').allTextContents());
    assert.equal(open_hands, open !== "");
  }
  assert.ok(hands[0].length > 0, "a hand is shown");
  assert.deepEqual(hands[0], hands[1]);
});

onDevices([phone], "a bad address is told on the start page", async (page, url) => {
  for (const [query, words] of [
    ["seed=x", "not a number"],
    ["factions=Pirates+Ninjas,Robots+Toasters", "Toasters"],
    ["factions=Pirates+Pirates,Robots+Zombies", "two different factions"],
  ]) {
    await page.goto(`${url}#new?${query}`);
    await page.getByRole("alert").getByText(words).waitFor();
    await action(page, "quick-game").waitFor();
  }
  await action(page, "close-notice").click();
  assert.equal(await page.getByText("two different factions").count(), 0);
});

onDevices([desktop], "about: unofficial, credits, licences that are there", async (page, url) => {
  await page.goto(url);
  await page.getByRole("link", { name: "About and credits" }).click();
  await page.getByText("not affiliated").waitFor();
  await page.getByText("game-icons.net").waitFor();
  for (const link of await page.locator('.prose a[href$=".txt"]').all()) {
    const address = new URL(await link.getAttribute("href"), url).href;
    assert.match(await (await page.request.get(address)).text(), /SIL Open Font License/i);
  }
});

const SIZES = [
  { ...phone, name: "phone" },
  { name: "laptop", viewport: { width: 1440, height: 900 } },
  { name: "large", viewport: { width: 2560, height: 1440 } },
];

onDevices(SIZES, "the start page uses the width there is, and shows the game where it has room", async (page, url) => {
  await page.goto(url, { waitUntil: "networkidle" });
  const { width, height } = page.viewportSize();
  const main = await page.locator(".home-main").boundingBox();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
  for (const offer of ["learn", "quick-game", "solo", "new-game"]) {
    const box = await page.locator(`.home-main [data-action="${offer}"]`).boundingBox();
    assert.ok(box.y + box.height <= height || width < 600, `${offer} is seen without scrolling`);
  }
  if (width < 600) {
    assert.equal(await page.locator(".home-picture").isVisible(), false);
    assert.equal(await page.locator(".home-picture *").count(), 0, "and nothing is fetched for it");
    assert.ok(main.width > width - 40, "the offers have the whole width");
    return;
  }
  await page.locator(".home-picture .site").first().waitFor();
  const [bases, cards] = await Promise.all([".site", ".cover-hand .face"].map((all) => page.locator(`.home-picture ${all}`).count()));
  assert.ok(bases === 3 && cards === 5, `${bases} bases, ${cards} cards`);
  const picture = await page.locator(".home-picture").boundingBox();
  assert.ok(picture.x >= main.x + main.width, "beside the offers, not on them");
  assert.ok(picture.width > width * 0.5 && picture.height > height * 0.6, JSON.stringify(picture));
  assert.ok(picture.x + picture.width - main.x > width * 0.85, "the width is used");
  // It is only to be looked at.
  const focusable = await page.locator(".home-picture").evaluate((all) => all.inert && all.ariaHidden === "true");
  assert.ok(focusable, "nothing in it is met by key or by ear");
});

onDevices([desktop], "a start page that becomes wide shows the game then", async (page, url) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.equal(await page.locator(".home-picture *").count(), 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(".home-picture .site").first().waitFor();
});
