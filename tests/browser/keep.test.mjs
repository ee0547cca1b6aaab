// What is kept of games: replays, links, scenarios, statistics, everything of a device in one file.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desktop, forget, goOn, once, onDevices, phone, stateOf } from "./harness.mjs";
import { chance, game, playUntil, scene } from "./player.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

async function stored(page, key) {
  return page.evaluate((key) => localStorage.getItem(`smashup.1.${key}`), key);
}

/** Opens an address as somebody does who follows a link. */
async function follow(page, address) {
  await page.goto("about:blank");
  await page.goto(address);
}

async function gameId(page) {
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  return page.evaluate(() => location.hash.replace("#game=", ""));
}

/** A game shortly before its end. */
const lastTurn = once(async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  let before;
  const end = await playUntil(page, chance(3), async (now) => {
    if (now === "play-cards") before = await stateOf(page);
    return now === "over";
  });
  assert.equal(end, "over");
  return before;
});

/** Plays a game with open hands until its n-th turn. */
async function played(page, url, turns, more = "&open=1") {
  await follow(page, game(url, 7, more));
  const id = await gameId(page);
  const turn = async () => JSON.parse(await stored(page, `meta.${id}`)).turn;
  await playUntil(page, chance(3), async () => (await turn()) >= turns);
  return id;
}

async function finished(page, url) {
  await goOn(page, url, await lastTurn());
  const id = await gameId(page);
  assert.equal(await playUntil(page, chance(3), (now) => now === "over"), "over");
  return id;
}

/** What the replay says of its place, and the board, as one text. */
async function place(page) {
  return page.locator(".replay [role=status]").innerText();
}

async function board(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".site, .player, .hand")].map((e) => e.getAttribute("aria-label") + e.textContent),
  );
}

async function openRecord(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await action(page, "record").click();
}

onDevices([desktop, phone], "a saved game is watched step by step, and played on as another one", async (page, url) => {
  const id = await played(page, url, 4);
  const before = await stored(page, `game.${id}`);
  const last = await board(page);
  await page.goto(`${url}#`);
  await action(page, "replay").click();
  await page.getByText(/^Step 0 of \d+, turn 1$/).waitFor();
  assert.ok(await action(page, "step-back").isDisabled());
  const first = await board(page);
  await action(page, "step-on").click();
  await page.getByText(/^Step 1 of /).waitFor();
  assert.notDeepEqual(await board(page), first);
  await action(page, "step-back").click();
  assert.deepEqual(await board(page), first, "back is back");
  await action(page, "turn-on").click();
  assert.match(await place(page), /turn 2$/);
  const second = await place(page);
  await page.getByLabel("Step", { exact: true }).focus();
  await page.keyboard.press("End");
  assert.match(await place(page), /turn 4$/);
  assert.deepEqual(await board(page), last, "the end is the game as it is");
  assert.ok(await action(page, "step-on").isDisabled());
  for (const key of ["turn-back", "step-back", "step-on", "turn-on"]) {
    assert.equal(await action(page, key).locator("svg path").count(), 1, `${key} is drawn`);
  }
  await action(page, "turn-back").click();
  await action(page, "turn-back").click();
  assert.equal(await place(page), second);
  await page.locator(".replay").focus();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await place(page), second);
  // Nothing can be played here.
  await page.locator('[data-zone="hand"]').first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-legal], [data-lifting]").count(), 0);
  await action(page, "play-on").click();
  const copy = await gameId(page);
  assert.notEqual(copy, id);
  await page.locator('[data-question]:not([data-question="replay"])').waitFor();
  assert.equal(JSON.parse(await stored(page, `meta.${copy}`)).turn, 2);
  assert.equal(await stored(page, `game.${id}`), before, "the game itself is left alone");
});

onDevices([phone], "a replay plays by itself to the end, and stops when told", async (page, url) => {
  const id = await played(page, url, 2);
  await follow(page, `${url}#replay=${id}`);
  await action(page, "speed").click();
  await action(page, "speed").click();
  await page.getByRole("button", { name: "Speed 3×" }).waitFor();
  await action(page, "play").click();
  await page.getByText(/^Step [1-9]/).waitFor();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  const [, all] = /of (\d+)/.exec(await place(page));
  await page.getByText(`Step ${all} of ${all}`).waitFor();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

onDevices([phone], "the hands of a game going on are shown and given away only after a question", async (page, url) => {
  const id = await played(page, url, 3, "");
  await follow(page, `${url}#replay=${id}`);
  await page.getByRole("heading", { name: "This game is not over" }).waitFor();
  assert.equal(await page.locator("[data-card]").count(), 0);
  await action(page, "replay-public").click();
  await page.getByLabel("Step", { exact: true }).focus();
  await page.keyboard.press("End");
  assert.equal(await page.locator('[data-zone="hand"]').count(), 0, "hands are put away");
  assert.equal(await action(page, "play-on").count(), 0);
  await openRecord(page);
  assert.equal(await page.locator(".record input").count(), 0);
  await page.goto("about:blank");
  await page.goto(`${url}#replay=${id}`);
  await action(page, "replay-all").click();
  await page.locator('[data-zone="hand"]').first().waitFor();
  await follow(page, `${url}#game=${id}`);
  // What had not been seen to its end is shown first.
  await page.locator('[data-answer="shown"]').click();
  await page.locator('[data-answer="take device"]').click();
  // What was drawn when the game was left is still to be read.
  await page.locator('[data-answer="pass device"]').click();
  await page.locator('[data-answer="take device"]').click();
  await openRecord(page);
  await page.getByText("can look into the hands").waitFor();
  assert.equal(await page.locator(".record input").count(), 0);
  await action(page, "record-anyway").click();
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "download").click()]);
  assert.equal(download.suggestedFilename(), `smashup-${id}.txt`);
  // What is still to be read on this device goes to no other.
  assert.equal(await readFile(await download.path(), "utf8"), (await stored(page, `game.${id}`)).replace(/&unread=.*/s, ""));
});

onDevices([desktop, phone], "a finished game goes on as a link, is watched elsewhere, and counts once", async (page, url) => {
  await page.addInitScript(() => {
    // As on a phone that can share.
    navigator.share = ({ url }) => {
      window.shared = url;
      return Promise.resolve();
    };
  });
  const id = await finished(page, url);
  await page.locator('.end [data-action="record"]').click();
  const link = await page.locator('[data-link="game"] input').inputValue();
  assert.ok(link.startsWith(`${url}#watch?seed=7&`) && link.length < 4000, `${link.length} characters`);
  await page.locator('[data-link="game"] [data-action="share"]').click();
  assert.equal(await page.evaluate(() => window.shared), link);
  const start = await page.locator('[data-link="start"] input').inputValue();
  // Where the clipboard is closed to scripts, the link is selected to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    document.execCommand = () => false;
  });
  await page.locator('[data-link="game"] [data-action="copy-link"]').click();
  await page.getByText("Could not copy: it is selected").waitFor();
  assert.equal(await page.evaluate(() => getSelection().toString() || document.activeElement.value), link);
  const meta = JSON.parse(await stored(page, `meta.${id}`));
  await forget(page);
  await follow(page, link);
  await page.getByLabel("Step", { exact: true }).focus();
  await page.keyboard.press("End");
  const points = await page.locator(".player-vp").allInnerTexts();
  assert.deepEqual(points.map(Number), meta.vp);
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), [], "watching keeps nothing");
  await follow(page, start);
  assert.notEqual(await gameId(page), id);
  await follow(page, link.slice(0, -20));
  await page.getByText("The link holds no game that can be shown").waitFor();
});

onDevices([desktop, phone], "finished games are added up, and forgotten when told", async (page, url) => {
  await page.goto(url);
  assert.equal(await action(page, "stats").count(), 0, "nothing to show yet");
  const id = await finished(page, url);
  const meta = JSON.parse(await stored(page, `meta.${id}`));
  await page.goto(`${url}#`);
  await action(page, "stats").click();
  await page.getByRole("heading", { name: "Statistics" }).waitFor();
  await page.getByText(`Longest: ${meta.turn} turns, Ana and Ben`).waitFor();
  for (const [seat, name] of meta.names.entries()) {
    const cells = page.locator(`[data-stats="players"] [data-score="${name}"] td`);
    const won = meta.winners.includes(seat) ? 1 : 0;
    assert.deepEqual(await cells.allInnerTexts(), [`${won}`, "1", `${won * 100}%`]);
  }
  assert.equal(await page.locator('[data-stats="factions"] tbody tr').count(), 4);
  await action(page, "clear").dblclick();
  assert.ok(await stored(page, "stats"), "a second press of the same finger keeps them");
  assert.equal(await action(page, "confirm-clear").count(), 0);
  await action(page, "clear").click();
  assert.ok(await stored(page, "stats"), "not yet");
  await action(page, "confirm-clear").click();
  await page.getByText("No finished game is counted").waitFor();
  assert.equal(await stored(page, "stats"), null);
  assert.ok(await stored(page, `game.${id}`), "the game is kept");
});

onDevices([phone], "statistics that cannot be read are told and kept", async (page, url) => {
  await page.goto(url);
  await page.evaluate(() => localStorage.setItem("smashup.1.stats", "[{"));
  await finished(page, url);
  assert.equal(await stored(page, "stats"), "[{");
  await follow(page, `${url}#stats`);
  await page.getByText("The statistics cannot be read").waitFor();
});

onDevices([desktop], "everything of a device goes into one file and comes back", async (page, url) => {
  const over = await finished(page, url);
  const open = await played(page, url, 2);
  await page.evaluate(() => localStorage.setItem("smashup.1.game.bad", '{"half":'));
  await page.goto(`${url}#`);
  // The mark that a game has been played to its end says nothing that the games do not.
  await page.evaluate(() => localStorage.removeItem("smashup.1.played"));
  const all = await page.evaluate(() => ({ ...localStorage }));
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-all").click()]);
  const file = await download.path();
  await forget(page);
  await page.reload();
  const bring = async () => {
    await page.getByText("Open a game from a file or text").click();
    await page.getByLabel("From a file").setInputFiles(file);
  };
  await bring();
  await page.getByText("Games taken in: 3").waitFor();
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), all);
  const ids = await page.locator("[data-game]").evaluateAll((all) => all.map((g) => g.dataset.game));
  assert.deepEqual(ids, [open, over, "bad"]);
  await page.reload();
  await bring();
  await page.getByText("Games taken in: 0").waitFor();
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), all, "what is here already is left alone");
});

const SCENARIO = `name = "A minion to play"
[[player]]
hand = ["Cut Lass"]
[[player]]
hand = ["Zapbot"]
deck = ["Hoverbot"]
[[base]]
name = "Tortuga"
[[base]]
name = "Jungle Oasis"
cards = [{ name = "Gremlin", by = 2 }]
[[step]]
play = "Cut Lass"
picks = ["Jungle Oasis", "Gremlin"]
expect = ['discard 2 = ["Gremlin"]']
`;

async function paste(page, url, text) {
  await follow(page, url);
  await page.getByText("Open a game from a file or text").click();
  await page.getByLabel("Or as text").fill(text);
  await action(page, "import").click();
}

onDevices([desktop, phone], "a scenario is played on from its position, and kept with it", async (page, url) => {
  await paste(page, url, SCENARIO);
  await page.getByText("Its steps are as the file says").waitFor();
  await action(page, "play-position").click();
  const id = await gameId(page);
  await page.locator('[data-zone="hand"][data-card="Cut Lass"]').click();
  await page.locator('[data-base="Tortuga"] .base-name').click();
  await page.locator('[data-base="Tortuga"] [data-card="Cut Lass"]').waitFor();
  await page.reload();
  await page.locator('[data-base="Tortuga"] [data-card="Cut Lass"]').waitFor();
  await follow(page, `${url}#replay=${id}`);
  await page.locator('[data-base="Jungle Oasis"] [data-card="Gremlin"]').waitFor();
  await openRecord(page);
  await action(page, "download").waitFor();
  assert.equal(await page.locator(".record input").count(), 0, "no link: it holds no position");
});

onDevices([phone], "a scenario's steps are shown, and what is wrong with one is told with its line", async (page, url) => {
  const failing = SCENARIO.replace('["Gremlin"]\'', "[]'");
  const folder = await mkdtemp(join(tmpdir(), "smashup-"));
  await writeFile(join(folder, "failing.toml"), failing);
  await follow(page, url);
  await page.getByText("Open a game from a file or text").click();
  await page.getByLabel("From a file").setInputFiles(join(folder, "failing.toml"));
  await page.getByText(/failing.toml:12: step 1: expected/).waitFor();
  await rm(folder, { recursive: true });
  await action(page, "show-steps").click();
  await page.getByText(/^Step 0 of [1-9]/).waitFor();
  await page.getByLabel("Step", { exact: true }).focus();
  await page.keyboard.press("End");
  await page.locator('[data-base="Jungle Oasis"] [data-card="Cut Lass"]').waitFor();
  await action(page, "play-on").click();
  await gameId(page);
});

onDevices([phone], "what cannot be opened is told", async (page, url) => {
  await paste(page, url, SCENARIO.replace("Tortuga", "Atlantis"));
  await page.getByText(/This cannot be opened: the text:8:/).waitFor();
  await paste(page, url, "[[player]]\nhand = [\n");
  await page.getByText(/This cannot be opened: the text:\d+:/).waitFor();
  await paste(page, url, SCENARIO);
  await action(page, "play-position").click();
  const id = await gameId(page);
  await page.locator('[data-zone="hand"][data-card="Cut Lass"]').click();
  await page.locator('[data-base="Tortuga"] .base-name').click();
  await page.locator('[data-base="Tortuga"] [data-card="Cut Lass"]').waitFor();
  const record = await stored(page, `game.${id}`);
  await paste(page, url, record.slice(0, -40));
  await page.getByText("This cannot be opened: it has been changed, or a piece of it is missing").waitFor();
  await paste(page, url, record.replace("&answers=", "&answers=p."));
  await page.getByText("This cannot be opened: it has been changed, or a piece of it is missing").waitFor();
  await paste(page, url, '{"format":99}');
  await page.getByText("saved by a newer version").waitFor();
});

onDevices([desktop], "a link brought in as text is followed", async (page, url) => {
  await paste(page, url, game(url, 9, "&open=1"));
  await gameId(page);
  await page.waitForFunction(() => document.querySelector("[data-question]"));
  assert.notEqual(await scene(page), undefined);
});
