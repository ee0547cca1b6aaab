// The main flow in browsers that Playwright does not drive as they are installed: node others.mjs firefox|webkit
// [phone|desktop], with SMASHUP_PAGE the folder of the built page. Not run in CI; docs/TESTING.md says what it needs.
import assert from "node:assert/strict";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chance, game, playUntil, scene, want } from "./player.mjs";
import { serve } from "./server.mjs";
import { problems, watchPage } from "./watch.mjs";
import { launch } from "./webdriver.mjs";

const DEVICES = {
  phone: { width: 390, height: 844, pointer: "touch" },
  desktop: { width: 1440, height: 900, pointer: "mouse" },
};
const HAND = '[data-zone="hand"][data-card]';
const MINION = `${HAND}[data-kind="minion"][data-legal]`;
const TAKE = '[data-answer="take device"]';
/** Questions of cards, other than a whole turn's. */
const QUESTIONS = ["destroy", "move", "move-to", "return", "discard", "choose", "choose-base"];

/** The cards of the hand by name. */
function hand(page) {
  return page.evaluate((hand) => [...document.querySelectorAll(hand)].map((e) => e.dataset.card), HAND);
}

/** No hand is in the document, and nothing of the table that lies there is to be seen. */
async function noCardIsSeen(page) {
  assert.equal(await page.count(HAND), 0);
  assert.equal(await page.evaluate(() => [...document.querySelectorAll("[data-card], .board button, .hand button")].filter((e) => e.checkVisibility()).length), 0);
}

/** Everything of the position that the page shows, in words. */
function table(page) {
  const parts = ".board, .players, .hand, [data-question]";
  return page.evaluate((parts) => [...document.querySelectorAll(parts)].map((e) => e.textContent), parts);
}

function paper(page) {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

/** Opens an address afresh; an address that differs in its hash only would not load the page again. */
async function open(page, address) {
  await page.goto("about:blank");
  await page.goto(address);
  await page.until("the table", () => document.querySelector('[data-question], [data-answer="take device"]') !== null);
}

/** The steps of the flow, in order, by what they show. */
const STEPS = {
  async "the start page comes up"({ page, url }) {
    await page.goto(url);
    await page.waitFor('[data-action="quick-game"]');
    assert.equal(await page.count("#boot"), 0, "the loading message has gone");
  },

  async "two players take names and factions"({ page, picture }) {
    await page.tap('[data-action="new-game"]');
    for (const [n, name] of ["Ana", "Ben"].entries()) {
      await page.tap(`#name-${n + 1}`);
      await page.type(name);
    }
    // Typing in Ben's line has made it his turn to choose.
    await page.tap('[data-seat="1"] .place-name .seat-mark, [data-seat="1"] .slot');
    for (const faction of ["Pirates", "Ninjas", "Robots", "Zombies"]) await page.tap(`[data-faction="${faction}"]`);
    await picture("setup");
    await page.tap('[data-action="start"]');
    const meta = await page.until("the game's entry", () => {
      const id = location.hash.replace("#game=", "");
      return JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`));
    });
    assert.deepEqual(meta.names, ["Ana", "Ben"]);
    assert.deepEqual(meta.factions, [
      ["Pirates", "Ninjas"],
      ["Robots", "Zombies"],
    ]);
  },

  async "the device is handed over, and no card is shown before"({ page }) {
    await page.waitFor(TAKE);
    await noCardIsSeen(page);
    await page.tap(TAKE);
    await page.waitFor(HAND);
  },

  async "players are told by their whole names, with both emblems apart from their numbers"({ page, url }) {
    await open(page, game(url, 7, "&open=1"));
    const found = await page.evaluate(() => {
      const box = (e) => e.getBoundingClientRect();
      const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
      return [...document.querySelectorAll(".player")].flatMap((player) => {
        const name = player.querySelector(".player-name span");
        const badges = [...player.querySelectorAll(".badge")].map(box);
        const others = [...player.querySelectorAll(".player-name, .player-vp b, .count")].map(box);
        const faults = name.clientWidth < 10 || name.scrollWidth > name.clientWidth + 1 ? [`${name.textContent} is cut`] : [];
        if (badges.filter((b) => b.width >= 12).length !== 2) faults.push("not both emblems");
        if (!badges.every((b) => others.every((other) => apart(b, other)))) faults.push("an emblem lies on something");
        return faults;
      });
    });
    assert.deepEqual(found, []);
  },

  async "a minion is dragged onto a base, and taken back"({ page, url }) {
    await open(page, game(url, 7));
    await page.tap(TAKE);
    const name = await page.read(MINION, "data-card");
    const before = await hand(page);
    const base = await page.read("[data-base]:nth-of-type(2)", "data-base");
    await page.drag(MINION, `[data-base="${base}"]`);
    await page.waitFor(`[data-base="${base}"] [data-card="${name}"]`);
    assert.equal((await hand(page)).length, before.length - 1);
    assert.equal(await scene(page), "play-cards", "no click was made of the drag");
    await page.tap('[data-action="undo"]');
    await page.waitFor(MINION);
    assert.deepEqual(await hand(page), before);
  },

  async "a tap lifts an action, a tap on a base plays it"({ page }) {
    await page.tap(`${HAND}[data-legal][aria-label*="Action on a base"]`);
    const name = await page.read("[data-lifted]", "data-card");
    const base = await page.read("[data-base][data-legal]", "data-base");
    await page.tap(`[data-base="${base}"]`);
    await page.waitFor(`[data-base="${base}"] [data-card="${name}"]`);
  },

  async "the keyboard lifts a minion, puts it back, and plays it"({ page }) {
    const name = await page.read(MINION, "data-card");
    const card = `${MINION}[data-card="${name}"]`;
    const focus = () => page.evaluate((card) => document.querySelector(card).focus(), card);
    await focus();
    await page.type("Enter");
    await page.waitFor("[data-lifting]");
    await page.type("Escape");
    await page.until("the card back in the hand", () => document.querySelector("[data-lifting]") === null);
    await page.waitFor(card);
    await focus();
    await page.type("Enter");
    await page.until("the focus on a base", () => document.activeElement.matches("[data-legal] .base-name"));
    await page.type("Enter");
    await page.waitFor(`[data-base] [data-card="${name}"]`);
  },

  async "the log tells it, with names that open cards, as text that can be selected"({ page }) {
    if ((await page.count(".log")) === 0) await page.tap(".ticker");
    assert.match(await page.read(".log"), /Ana/);
    const looks = await page.evaluate(() => {
      const [log, name] = [".log", ".log .log-card"].map((one) => getComputedStyle(document.querySelector(one)));
      return [log.userSelect ?? log.webkitUserSelect, name.textDecorationLine, name.textDecorationStyle];
    });
    assert.deepEqual(looks, ["text", "underline", "dotted"]);
    if ((await page.count('[role="dialog"]')) > 0) await page.type("Escape");
  },

  async "a turn ends, and the device goes on to the next player"({ page }) {
    await page.tap('[data-answer="end"]');
    await page.tap('[data-answer="pass device"]');
    await noCardIsSeen(page);
    await page.tap(TAKE);
    await page.waitFor(HAND);
  },

  async "a reload in the middle of a question comes back to it, and it is answered"({ page, url }) {
    await open(page, game(url, 5));
    const random = chance(5);
    const why = await playUntil(page, random, (now) => QUESTIONS.includes(now));
    assert.ok(why, "a question came up");
    const before = await table(page);
    await page.reload();
    await page.tap(TAKE);
    assert.equal(await scene(page), why);
    assert.deepEqual(await table(page), before);
    await pointAt(page, random);
    assert.notDeepEqual(await table(page), before, "the game goes on");
  },

  async "a whole game is played to its end by pointer"({ page, url, picture }) {
    // Cards that still fly are no aim.
    await page.evaluate(() => localStorage.setItem("smashup.1.speed", "0"));
    await open(page, game(url, 1, "&open=1"));
    const random = chance(1);
    let pictured = false;
    for (let n = 0; n < 1500 && (await scene(page)) !== "over"; n += 1) {
      await pointAt(page, random);
      if (pictured || (await page.count("[data-base] button[data-card]")) < 8) continue;
      pictured = true;
      await picture("table");
    }
    await page.waitFor('[data-question="over"]');
    await page.waitFor('[data-action="rematch"]');
    await picture("end");
  },

  async "the theme changes, and stays so"({ page, url }) {
    await open(page, game(url, 7, "&open=1"));
    const light = await paper(page);
    await page.tap('[aria-label="Menu"]');
    await page.tap('[data-action="settings"]');
    await page.tap('[data-setting="theme dark"]');
    await page.until("another paper", (light) => getComputedStyle(document.body).backgroundColor !== light, light);
    const dark = await paper(page);
    await page.reload();
    await page.waitFor(HAND);
    assert.equal(await paper(page), dark);
  },

  async "without a network the page starts, and the game goes on"({ page, site }) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const before = await table(page);
    site.down = true;
    await page.reload();
    await page.waitFor(HAND);
    assert.deepEqual(await table(page), before);
    await pointAt(page, chance(7));
    site.down = false;
  },
};

/** Plays one step as player.mjs chooses it, but with the pointer. */
async function pointAt(page, random) {
  const word = await want(page, random);
  assert.ok(word, "there is something to do");
  try {
    // A base that a tap on a strip has opened lies over the others.
    if (await page.evaluate(() => document.querySelector("[data-grown]:not(:has([data-wanted]))") !== null)) await page.tap(".shrink");
    await page.tap("[data-wanted]");
  } catch (error) {
    throw new Error(`${word}: ${error.message}`);
  }
}

/** Plays all steps on one device; gives the number of those that failed. */
async function flow(browser, name, folder) {
  const { width, height, pointer } = DEVICES[name];
  const pictures = await mkdtemp(join(tmpdir(), `smashup-${browser}-${name}-`));
  const site = await serve(folder, { base: "/some/sub/path/" });
  watchPage(site, folder);
  const { page, version, close } = await launch(browser);
  let failed = 0;
  try {
    console.log(`${version}, ${name} of ${width}x${height}, pictures in ${pictures}`);
    page.pointer = pointer;
    await page.resize(width, height);
    const picture = async (what) => {
      await page.until("an end of what moves", () => document.getAnimations().every((a) => a.playState !== "running"));
      await page.screenshot(join(pictures, `${what}.png`));
    };
    for (const [what, step] of Object.entries(STEPS)) {
      const start = Date.now();
      try {
        await step({ page, url: site.url, site, picture });
        assert.deepEqual(await problems(page), [], "nothing goes wrong in the page");
        console.log(`ok      ${what} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
      } catch (error) {
        failed += 1;
        console.log(`FAILED  ${what}: ${error.message}`);
        await picture(`failed-${failed}`);
        // Not to be told again at the next step; where there is no page, there is nothing to tell.
        await problems(page).catch(() => {});
      }
    }
  } finally {
    await close();
    await site.close();
  }
  return failed;
}

const [browser, ...devices] = process.argv.slice(2);
let failed = 0;
for (const name of devices.length > 0 ? devices : Object.keys(DEVICES)) {
  failed += await flow(browser, name, process.env.SMASHUP_PAGE);
}
console.log(failed > 0 ? `${failed} steps failed` : "all steps passed");
if (failed > 0) process.exitCode = 1;
