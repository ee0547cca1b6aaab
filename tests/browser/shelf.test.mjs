// The page of all saved games: found, looked at, several taken out or deleted at once, and a deletion taken back.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { audit } from "./audit.mjs";
import { desktop, forget, once, onDevices, phone, tablet } from "./harness.mjs";
import { chance, game, playUntil } from "./player.mjs";

const WIDE = "W".repeat(20);
const DAY = 24 * 60 * 60 * 1000;
/** When the last of the games here was played: at noon, so that it is the same day wherever the test runs. */
const LAST = new Date(2026, 10, 23, 12).getTime();
const BASES = [
  ["Rhodes Plaza Mall", 24, [12, 7]],
  ["Tsar's Palace", 22, [0, 0]],
  ["Central Brain", 19, [4, 4]],
];

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** Plays one game until `stop` says so of what is on the screen; gives its text and its description. */
function record(stop) {
  return once(async (page, url) => {
    await page.goto(game(url, 7, "&open=1"));
    await page.locator("[data-question]").first().waitFor();
    await playUntil(page, chance(3), stop);
    const id = await page.evaluate(() => location.hash.replace("#game=", ""));
    await page.waitForFunction((id) => localStorage.getItem(`smashup.1.meta.${id}`), id);
    await page.waitForTimeout(100);
    const kept = (kind) => page.evaluate((key) => localStorage.getItem(key), `smashup.1.${kind}.${id}`);
    return { text: await kept("game"), meta: JSON.parse(await kept("meta")) };
  });
}

const begun = record(() => true);
const over = record((now) => now === "over");

/** What lies in the storage if these games are kept: each is a short game with other things said of it. */
async function storage(games) {
  const { text, meta } = await begun();
  const entries = games.map(({ id, text: own, ...said }, n) => {
    const described = { ...meta, saved: LAST - n * DAY, ...said };
    return [
      [`smashup.1.game.${id}`, own ?? text],
      [`smashup.1.meta.${id}`, JSON.stringify(described)],
    ];
  });
  return Object.fromEntries(entries.flat());
}

/** Opens a page of the game where this lies in the storage. */
async function open(page, url, kept, hash = "#games") {
  await page.goto(`${url}#about`);
  await page.locator("main h1").waitFor();
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), kept);
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator("[data-game]").first().waitFor();
}

async function kept(page) {
  return page.evaluate(() => ({ ...localStorage }));
}

/** The games that are shown, from above. */
async function shown(page) {
  return page.locator("[data-game]:visible").evaluateAll((all) => all.map((g) => g.dataset.game));
}

function row(page, id) {
  return page.locator(`[data-game="${id}"]`);
}

/** Whether the keyboard is at this game's row. */
async function isAt(page, id) {
  await page.waitForFunction((id) => document.activeElement?.closest("[data-game]")?.dataset.game === id, id);
}

async function download(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), action(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

const FEW = [
  { id: "ana", names: ["Ana", "Ben"], bases: BASES },
  { id: "cem", names: ["Cem", "Dua"], factions: [["Elder Things", "Ghosts"], ["Robots", "Zombies"]], computers: [1] },
  { id: "wide", names: [WIDE, `${WIDE}x`], vp: [14, 11], bases: BASES, open_hands: false },
  { id: "old", names: ["Ana", "Gus"], bases: [] },
  { id: "ben", names: ["Ben", "Cem"], bases: BASES },
  { id: "won", names: ["Eva", "Ben"], bases: BASES, finished: true, winners: [1], turn: 9, vp: [9, 15],
    course: [[0, [0, 0]], [3, [4, 0]], [7, [4, 5]], [8, [9, 5]], [9, [9, 15]]] },
];

onDevices([desktop, phone], "the start page shows the newest four, and the way to all", async (page, url) => {
  const all = await storage(FEW);
  await open(page, url, all, "#");
  assert.deepEqual(await shown(page), ["ana", "cem", "wide", "old"]);
  const file = await download(page, "save-all");
  assert.equal(JSON.parse(file.text).games.length, 6, "the file holds them all");
  await page.getByRole("link", { name: "All games (6)" }).click();
  await page.getByRole("heading", { name: "All games" }).waitFor();
  assert.deepEqual(await shown(page), FEW.map((g) => g.id));
  await row(page, "ben").locator('[data-action="open"]').click();
  await page.locator('[data-answer="end"]').waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "All games" }).waitFor();
  await action(page, "back").click();
  await action(page, "quick-game").waitFor();
});

onDevices([desktop], "without a game there is nothing to find", async (page, url) => {
  await page.goto(`${url}#games`);
  await page.getByText("No game is saved on this device").waitFor();
  assert.equal(await page.locator("main input").count(), 0);
});

onDevices([desktop, phone], "games are found by players, factions and days", async (page, url) => {
  await open(page, url, await storage(FEW));
  const find = page.getByLabel("Find a player, a faction or a day");
  const found = async (text) => {
    await find.fill(text);
    return shown(page);
  };
  assert.deepEqual(await found("AN"), ["ana", "old"]);
  await page.getByText("2 of 6 games").waitFor();
  assert.deepEqual(await found("elder th"), ["cem"]);
  assert.deepEqual(await found("2026-11-22"), ["cem"]);
  assert.deepEqual(await found("2026-11"), FEW.map((g) => g.id));
  const told = await page.evaluate((day) => new Intl.DateTimeFormat([], { dateStyle: "medium" }).format(day), LAST - 2 * DAY);
  await row(page, "wide").getByText(told).waitFor();
  assert.deepEqual(await found(told.slice(0, -2).toLowerCase()), ["wide"]);
  assert.deepEqual(await found("gus ana"), ["old"]);
  assert.deepEqual(await found("nobody"), []);
  await page.getByText("No game is found").waitFor();
  await find.fill("");
  await page.locator('[data-which="finished"]').check();
  assert.deepEqual(await shown(page), ["won"]);
  await page.locator('[data-which="open"]').check();
  assert.deepEqual(await shown(page), ["ana", "cem", "wide", "old", "ben"]);
  assert.deepEqual(await found("ben"), ["ana", "ben"]);
  await page.locator('[data-which="all"]').check();
  assert.deepEqual(await shown(page), ["ana", "ben", "won"]);
});

onDevices([desktop, tablet, phone], "each row has a picture of how the game stands", async (page, url) => {
  const four = [["Pirates", "Ninjas"], ["Robots", "Zombies"], ["Aliens", "Ghosts"], ["Dinosaurs", "Tricksters"]];
  const crowd = { id: "four", names: ["Ana", "Ben", "Cem", "Dua"], factions: four, vp: [0, 14, 7, 3],
    bases: ["Rhodes Plaza Mall", "Tsar's Palace", "Central Brain", "The Mothership", "Stonehenge"].map((b) => [b, 25, [9, 8, 7, 6]]) };
  await open(page, url, await storage([...FEW, crowd]));
  const picture = row(page, "wide").getByRole("img");
  assert.equal(
    await picture.getAttribute("aria-label"),
    `Points: ${WIDE} 14, ${WIDE}x 11. Rhodes Plaza Mall: power 19 of 24, ${WIDE} 12, ${WIDE}x 7. Tsar's Palace: power 0 of 22. ` +
      `Central Brain: power 8 of 19, ${WIDE} 4, ${WIDE}x 4.`,
  );
  assert.equal(await row(page, "old").getByRole("img").count(), 0, "of a game of before there is none");
  // Nothing lies on anything else, nothing is cut off but long names.
  const found = await page.evaluate(() => {
    const wrong = [];
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`page ${document.documentElement.scrollWidth}`);
    for (const row of document.querySelectorAll("[data-game]")) {
      const inside = row.getBoundingClientRect();
      const parts = [...row.querySelectorAll(".stand-points, .stand-base, .saved-open, .saved-choose, .row .button")];
      const boxes = parts.map((e) => e.getBoundingClientRect());
      for (const [n, a] of boxes.entries()) {
        if (a.left < inside.left || a.right > inside.right + 0.5) wrong.push(`${row.dataset.game} ${parts[n].className} sticks out`);
        for (const b of boxes.slice(n + 1)) {
          const apart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
          if (!apart) wrong.push(`${row.dataset.game} ${parts[n].className} is covered`);
        }
      }
      for (const e of row.querySelectorAll(".meter-n, .stand-vp")) {
        if (e.scrollWidth > e.clientWidth + 1) wrong.push(`${row.dataset.game} ${e.textContent} is cut off`);
        if (parseFloat(getComputedStyle(e).fontSize) < 12) wrong.push(`${e.textContent} is small`);
      }
    }
    return wrong;
  });
  assert.deepEqual(found, []);
});

onDevices([desktop], "a saved game is described with its bases while it is played", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  await playUntil(page, chance(3), async () => {
    const { meta } = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((k) => k.includes(".meta."));
      return { meta: JSON.parse(localStorage.getItem(key)) };
    });
    return meta.turn >= 4;
  });
  const label = (name) => page.locator(`[data-base="${name}"]`).getAttribute("aria-label");
  const bases = await page.locator("[data-base]").evaluateAll((all) => all.map((e) => e.dataset.base));
  const labels = await Promise.all(bases.map(label));
  await page.goto(`${url}#games`);
  const told = await page.locator("[data-game]").getByRole("img").getAttribute("aria-label");
  for (const [n, name] of bases.entries()) {
    const [, sum] = /(\d+) of \d+/.exec(labels[n].replace(/^[^,]*,/, ""));
    assert.match(told, new RegExp(`${name.replace(/[.*+?]/g, ".")}: power ${sum} of `), `${labels[n]}: ${told}`);
  }
});

onDevices([desktop, phone], "several games are chosen, taken out, copied and deleted at once", async (page, url) => {
  const all = await storage(FEW);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } });
  });
  await open(page, url, { ...all, "smashup.1.stats": JSON.stringify(FINISHED) });
  assert.equal(await page.locator(".chosen-bar").count(), 0);
  await page.getByLabel("Choose the game of Ana and Ben").check();
  await page.getByText("1 game chosen").first().waitFor();
  await action(page, "copy-chosen").click();
  await page.waitForFunction((text) => window.copied === text, all["smashup.1.game.ana"]);
  await page.getByLabel("Choose the game of Ben and Cem").check();
  await page.getByLabel("Choose the game of Eva and Ben").check();
  const [bar, window_] = [await page.locator(".chosen-bar").boundingBox(), page.viewportSize()];
  assert.ok(bar.y + bar.height <= window_.height && bar.y > window_.height / 2, "in view, at the lower edge");
  const file = await download(page, "download-chosen");
  assert.equal(file.name, "smashup-3-games.json");
  const backup = JSON.parse(file.text);
  assert.deepEqual(backup.games.map((g) => g.id), ["ana", "ben", "won"]);
  assert.deepEqual(backup.finished.map((g) => g.id), ["won"], "what the statistics know of these");
  await action(page, "copy-chosen").click();
  await page.waitForFunction((text) => window.copied === text, file.text);
  // What is chosen stays so while something else is looked for.
  await page.getByLabel("Find a player, a faction or a day").fill("gus");
  await page.getByText("3 games chosen, 3 of them not shown").first().waitFor();
  await page.getByLabel("Choose all shown").check();
  await page.getByText("4 games chosen, 3 of them not shown").first().waitFor();
  await page.getByLabel("Choose all shown").uncheck();
  await page.getByLabel("Find a player, a faction or a day").fill("");
  await action(page, "delete-chosen").click();
  await page.getByText("3 games deleted.").first().waitFor();
  assert.deepEqual(await shown(page), ["cem", "wide", "old"]);
  await isAt(page, "cem");
  assert.equal(await page.locator(".chosen-bar").count(), 0);
  // The file brings them in again, elsewhere.
  await forget(page);
  await page.goto(`${url}#`);
  await page.reload();
  await page.getByText("Open a game from a file or text").click();
  await page.getByLabel("From a file").setInputFiles({ name: file.name, mimeType: "application/json", buffer: Buffer.from(file.text) });
  await page.getByText("Games taken in: 3").waitFor();
  const now = await kept(page);
  for (const id of ["ana", "ben", "won"]) {
    assert.equal(now[`smashup.1.game.${id}`], all[`smashup.1.game.${id}`]);
    assert.deepEqual(JSON.parse(now[`smashup.1.meta.${id}`]), JSON.parse(all[`smashup.1.meta.${id}`]));
  }
});

const FINISHED = ["won", "elsewhere"].map((id) => ({ id, names: ["Eva", "Ben"], factions: [["Pirates"], ["Robots"]], winners: [1], turns: 9, ended: LAST }));

onDevices([phone], "whoever takes games out is told that hidden hands are in them", async (page, url) => {
  await open(page, url, await storage(FEW));
  await page.getByLabel("Choose the game of Ana and Ben").check();
  assert.equal(await page.getByText("With hidden hands still in play").count(), 0);
  await row(page, "wide").locator(".saved-choose input").check();
  await page.getByText("With hidden hands still in play").waitFor();
  await action(page, "choose-none").click();
  assert.equal(await page.locator(".chosen-bar").count(), 0);
});

onDevices([desktop, phone], "a deletion is taken back exactly", async (page, url) => {
  const all = { ...(await storage(FEW)), "smashup.1.game.bad": '{"half":', "smashup.7.game.later": "from a later page" };
  await open(page, url, all);
  const before = { kept: await kept(page), shown: await shown(page) };
  await row(page, "cem").locator('[data-action="delete"]').click();
  await page.getByText("1 game deleted.").first().waitFor();
  await isAt(page, "wide");
  // What is deleted soon after comes back with it.
  await row(page, "bad").locator('[data-action="delete"]').click();
  await row(page, "smashup.7.game.later").locator('[data-action="delete"]').click();
  await page.getByText("3 games deleted.").first().waitFor();
  await isAt(page, "won");
  assert.equal(Object.keys(await kept(page)).length, 2 * FEW.length - 2);
  await action(page, "undo").click();
  await page.getByText("3 games are back.").first().waitFor({ state: "attached" });
  await isAt(page, "cem");
  assert.deepEqual({ kept: await kept(page), shown: await shown(page) }, before);
  assert.equal(await action(page, "undo").count(), 0);
  // The same on the start page, by the keyboard; and what was deleted here comes back there.
  await page.evaluate(() => (location.hash = "#"));
  await page.locator("[data-game]").first().waitFor();
  await row(page, "ana").locator('[data-action="delete"]').focus();
  await page.keyboard.press("Enter");
  await isAt(page, "cem");
  await page.keyboard.press("Control+z");
  await isAt(page, "ana");
  assert.deepEqual(await kept(page), before.kept);
  await row(page, "old").locator('[data-action="delete"]').click();
  await isAt(page, "ben");
  await action(page, "games").click();
  await page.getByText("1 game deleted.").first().waitFor();
  await action(page, "undo").click();
  await isAt(page, "old");
  assert.deepEqual({ kept: await kept(page), shown: await shown(page) }, before);
});

onDevices([desktop], "a deletion is final after a while, which is longer for whoever is at the bar", async (page, url) => {
  await page.clock.install();
  await open(page, url, await storage(FEW));
  const undo = action(page, "undo");
  await row(page, "ana").locator('[data-action="delete"]').click();
  await undo.waitFor();
  await page.clock.runFor(15_000);
  await undo.hover();
  await page.clock.runFor(30_000);
  assert.equal(await undo.count(), 1, "not while the pointer is there");
  await page.mouse.move(5, 5);
  await undo.focus();
  await page.clock.runFor(30_000);
  assert.equal(await undo.count(), 1, "nor while the keyboard is");
  await page.getByLabel("Choose the game of Cem and Dua (computer)").focus();
  await page.clock.runFor(10_000);
  await undo.waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  assert.deepEqual(await shown(page), FEW.slice(1).map((g) => g.id));
  // The next one has its own time, and brings nothing else back.
  await row(page, "cem").locator('[data-action="delete"]').click();
  await page.clock.runFor(15_000);
  await undo.click();
  assert.deepEqual(await shown(page), FEW.slice(1).map((g) => g.id));
  assert.equal(await row(page, "ana").count(), 0);
});

onDevices([desktop], "what another tab has played on meanwhile is left as it is there", async (page, url) => {
  await open(page, url, await storage(FEW));
  await row(page, "ana").locator('[data-action="delete"]').click();
  await page.evaluate(() => localStorage.setItem("smashup.1.game.ana", "further"));
  await action(page, "undo").click();
  await page.getByText("1 game is back.").first().waitFor({ state: "attached" });
  assert.equal((await kept(page))["smashup.1.game.ana"], "further");
});

onDevices([desktop], "where there is no room any more, what was deleted can be brought back later", async (page, url) => {
  await open(page, url, await storage(FEW));
  const before = await kept(page);
  await row(page, "ana").locator('[data-action="delete"]').click();
  await page.evaluate(() => {
    window.setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await action(page, "undo").click();
  await page.getByText("There is no room to bring back 1 game.").first().waitFor();
  assert.equal(await row(page, "ana").count(), 0);
  await page.evaluate(() => (Storage.prototype.setItem = window.setItem));
  await action(page, "undo").click();
  await isAt(page, "ana");
  assert.deepEqual(await kept(page), before);
});

onDevices([phone], "a game that is in memory only comes back, too", async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(url);
  await action(page, "quick-game").waitFor();
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  await page.goBack();
  await action(page, "delete").click();
  assert.equal(await page.locator("[data-game]").count(), 0);
  await action(page, "undo").click();
  await page.locator("[data-game]").getByText("Turn 2").waitFor();
  await page.locator('[data-game] [data-action="open"]').click();
  await page.locator('[data-answer="end"]').waitFor();
});

onDevices([desktop, phone], "a finished game shows who won, and how it went", async (page, url) => {
  const { text, meta } = await over();
  assert.ok(JSON.stringify(meta.course).length < 600, JSON.stringify(meta.course));
  assert.deepEqual(meta.course.at(-1), [meta.course.at(-1)[0], meta.vp]);
  // As it was kept, and as a page of before kept it.
  const { course: _, ...before } = meta;
  const games = [{ id: "now", ...meta, text }, { id: "ana" }];
  const all = await storage(games);
  all["smashup.1.game.before"] = text;
  all["smashup.1.meta.before"] = JSON.stringify({ ...before, saved: LAST - 5 * DAY });
  await open(page, url, all);
  const name = meta.names[meta.winners[0]];
  for (const id of ["now", "before"]) {
    await row(page, id).getByText(`${name} won`).waitFor();
    assert.equal(await row(page, id).locator("svg.course-drawing").count(), 0, "not yet");
    await row(page, id).getByText("How it went").click();
    await row(page, id).locator("svg.course-drawing").waitFor();
    assert.equal(await row(page, id).locator("polyline").count(), 2);
    assert.equal(await row(page, id).locator(".course-goal").count(), 1);
    const rows = await row(page, id).locator("tbody tr").evaluateAll((all) => all.map((tr) => [...tr.cells].map((c) => Number(c.textContent))));
    assert.deepEqual(rows, meta.course.map(([turn, vp]) => [turn, ...vp]));
    const ends = await row(page, id).locator("svg g text").allTextContents();
    assert.deepEqual(ends.map((e) => Number(e.match(/\d+/)[0])), meta.vp);
  }
  assert.equal(await row(page, "ana").getByText("How it went").count(), 0, "a game that is not over has none");
});

onDevices([phone], "how a finished game went whose record does not open is not told", async (page, url) => {
  const { meta } = await over();
  const { course: _, ...before } = meta;
  await open(page, url, await storage([{ id: "torn", ...before, course: [], text: '{"half":' }]));
  await row(page, "torn").getByText("How it went").click();
  await page.getByText("How this game went cannot be told").waitFor();
});

onDevices([desktop, phone], "a game that cannot be read is chosen, taken out and deleted, too", async (page, url) => {
  await open(page, url, { ...(await storage(FEW.slice(0, 2))), "smashup.1.game.bad": '{"half":' });
  assert.deepEqual(await shown(page), ["ana", "cem", "bad"]);
  await page.getByLabel("Choose the game of unknown players").check();
  const file = await download(page, "download-chosen");
  assert.deepEqual(JSON.parse(file.text).games, [{ id: "bad", meta: null, text: '{"half":' }]);
  await action(page, "delete-chosen").click();
  assert.deepEqual(await shown(page), ["ana", "cem"]);
  await isAt(page, "cem");
  await action(page, "undo").click();
  await isAt(page, "bad");
  assert.equal((await kept(page))["smashup.1.game.bad"], '{"half":');
});

onDevices([desktop, phone], "among sixty games one is found at once", async (page, url) => {
  const names = ["Ana", "Ben", "Cem", "Dua", "Eva", "Fay", "Gus"];
  const games = Array.from({ length: 60 }, (_, n) => ({ id: `g${n}`, names: [names[n % 7], names[(n + 3) % 7]], bases: BASES }));
  games[41].names = ["Zoe", WIDE];
  await open(page, url, await storage(games));
  await page.getByText("60 games").first().waitFor();
  // What would make it slow: rows that are drawn anew, or games that are read anew, for a letter.
  const work = await page.evaluate(async () => {
    const work = { drawn: 0, read: 0 };
    const rows = new MutationObserver((changes) => (work.drawn += changes.length));
    rows.observe(document.querySelector(".saved-list"), { childList: true, subtree: true });
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key) {
      work.read += 1;
      return read.call(this, key);
    };
    const field = document.querySelector("input[type=search]");
    for (const text of ["z", "zo", "zoe", "zo", "", "ana", "a", ""]) {
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }
    Storage.prototype.getItem = read;
    rows.disconnect();
    return work;
  });
  assert.deepEqual(work, { drawn: 0, read: 0 });
  await page.getByLabel("Find a player, a faction or a day").fill("zoe");
  assert.deepEqual(await shown(page), ["g41"]);
  await page.getByLabel("Choose all shown").check();
  await page.getByText("1 game chosen").first().waitFor();
  await page.getByLabel("Find a player, a faction or a day").fill("");
  await page.getByLabel("Choose all shown").check();
  await page.getByText("60 games chosen").first().waitFor();
  await action(page, "delete-chosen").click();
  await page.getByText("60 games deleted.").first().waitFor();
  await page.getByText("No game is saved on this device").waitFor();
  await action(page, "undo").click();
  await isAt(page, "g0");
  assert.equal((await shown(page)).length, 60);
});

for (const colorScheme of ["light", "dark"]) {
  const devices = [desktop, phone].map((device) => ({ ...device, colorScheme, name: `${device.name}, ${colorScheme}` }));
  onDevices(devices, "everybody can use the page of all games", async (page, url) => {
    const all = { ...(await storage(FEW)), "smashup.1.game.bad": '{"half":' };
    await open(page, url, all);
    await page.getByText("How it went").click();
    await audit(page, "all games");
    await page.getByLabel("Choose all shown").check();
    await page.getByLabel("Choose the game of Ana and Gus").uncheck();
    assert.ok(await page.getByLabel("Choose all shown").evaluate((e) => e.indeterminate));
    await audit(page, "games chosen");
    await page.getByLabel("Choose the game of Ana and Ben").uncheck();
    await action(page, "delete-chosen").click();
    await isAt(page, "old");
    await audit(page, "games deleted");
    await page.evaluate(() => (location.hash = "#"));
    await action(page, "undo").waitFor();
    await audit(page, "the start page after a deletion");
  });
}
