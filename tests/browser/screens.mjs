// Pictures of every screen of a built page, on a phone and on a desktop, of the table on more screens, films as rows of
// small pictures, and the list of all:
//
//   SMASHUP_PAGE=dist node tests/browser/screens.mjs [NAME...]
//
// writes docs/screenshots/*.webp and docs/SCREENS.md; with names only the pictures whose names begin with one of them,
// and not the list. The same build gives the same pictures: seeds, the time of day and what is clicked are fixed, nothing
// moves. Only hints are found in a given time.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { desktop, phone, tablet, unfold } from "./harness.mjs";
import { chance, game, playUntil, step } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}docs/screenshots/`;
const QUALITY = 55;
/** Of the device's own pixels: all pictures together are to stay small. */
const SCALE = 0.7;
/** The same for the pictures of a film, several of which stand in a row. */
const SMALL = { phone: 0.45, desktop: 0.22 };
/** What happens in each film. */
const SAYS = {
  "scoring-phone": "A scoring: the base comes forward, power counts up, the places are called, points fly to the players, cards leave, the base breaks, another is dealt, and the game goes on.",
  "victory-phone": "The last scoring of a game, its end, and how it came to that.",
  "scoring-desktop": "The same scoring on a desktop.",
  "victory-desktop": "The last scoring and the end on a desktop.",
};
/** The steps of a scoring: by what each is known, and how far what moves in it has come. */
const SCORING = [
  [".act-score[data-turn=forward]", 1],
  [".act-score[data-turn=power]", 1],
  [".act-score[data-turn=places]", 1],
  [".act-score[data-turn=points]", 0.6],
  [".motion .flyer.goes", 0.35],
  [".motion .broken", 0.6],
  [".motion .dealt", 0.6],
];
/** What is read on no picture but in "just now" of the saved games. */
const NOW = new Date("2026-01-01T12:00:00Z");
const FOUR = "Pirates+Ninjas,Robots+Zombies,Wizards+Aliens,Tricksters+Dinosaurs";

const wanted = process.argv.slice(2);
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
const site = await serve(resolve(process.env.SMASHUP_PAGE ?? `${ROOT}dist`));
const { url } = site;

/** A tour is a fresh device: it opens the page, and calls `shoot` where there is something to see. */
const TOURS = { start, setup, rules, lesson, played, middle, crowded, beside, computer, hidden, over, broken };
/** Those in which the table is shown dark as well. */
const DARK = ["played", "middle", "crowded"];
/** The screens on which what counts most is shown, too. */
const MORE = {
  across: { ...phone, viewport: { width: 740, height: 360 } },
  tablet,
  laptop: { viewport: { width: 1024, height: 768 } },
  large: { viewport: { width: 2560, height: 1440 } },
};
/** What is shown there. */
const OF_MORE = { start: ["start"], middle: ["table-middle"], over: ["end"] };

/** What each picture shows, in the order they are taken. */
const shown = new Map();
/** The pictures of each film. */
const films = new Map();
// A tour ends with the last picture that is wanted of it.
const ENOUGH = new Error("enough");
await Promise.all([pictures(), filmed()]);
await browser.close();
await site.close();
if (wanted.length === 0) list();

async function pictures() {
  if (wanted.length > 0 && wanted.every((w) => w.startsWith("film"))) return;
  for (const [device, options] of [["phone", phone], ["desktop", desktop]]) {
    for (const [name, tour] of Object.entries(TOURS)) {
      for (const colorScheme of ["light", ...(DARK.includes(name) ? ["dark"] : [])]) {
        await take(tour, device, { ...options, colorScheme });
      }
    }
  }
  for (const [device, options] of Object.entries(MORE)) {
    for (const [name, names] of Object.entries(OF_MORE)) {
      for (const colorScheme of ["light", ...(DARK.includes(name) ? ["dark"] : [])]) {
        await take(TOURS[name], device, { ...options, colorScheme }, names);
      }
    }
  }
}

async function filmed() {
  for (const [device, options] of [["phone", phone], ["desktop", desktop]]) await film(device, options);
}

async function take(tour, device, options, names) {
  const context = await browser.newContext({ ...options, reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.addInitScript(pinDate, NOW.getTime());
  await page.addInitScript(settle);
  const devtools = await context.newCDPSession(page);
  const dark = options.colorScheme === "dark";
  const shoot = async (name, told) => {
    // Dark is shown of the table itself.
    if (dark && !name.startsWith("table")) return;
    if (names && !names.includes(name)) return;
    const file = `${name}-${device}${dark ? "-dark" : ""}.webp`;
    shown.set(name, [...(shown.get(name) ?? [told]), file]);
    if (wanted.length > 0 && !wanted.some((w) => name.startsWith(w))) return;
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    // Who plays with what is said as a game begins, until somebody presses anything.
    const says = page.locator(".opening:not(.gone)");
    if (await says.count()) {
      await page.evaluate(() => dispatchEvent(new PointerEvent("pointerdown")));
      await page.waitForTimeout(300);
    }
    // What waits for a frame, as the log that goes to its end, has had it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await capture(devtools, file, SCALE);
    if (name === names?.at(-1)) throw ENOUGH;
  };
  await tour(page, shoot, device).catch((error) => {
    if (error !== ENOUGH) throw error;
  });
  await context.close();
}

/** Writes a picture of what is on the screen. */
async function capture(devtools, file, scale) {
  const { cssLayoutViewport: seen } = await devtools.send("Page.getLayoutMetrics");
  const clip = { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight, scale };
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: QUALITY, clip });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FOLDER + file, Buffer.from(data, "base64"));
  console.log(file);
}

/** The first scoring of a game, and its last with the end, as rows of small pictures. */
async function film(device, options) {
  if (wanted.length > 0 && !wanted.some((w) => w.startsWith("film"))) return;
  let scorings = 0;
  await moving(device, options, async (page, shoot) => {
    const random = chance(3);
    await playUntil(page, random, () => scores(page));
    await steps(page, random, () => shoot("scoring"));
    await page.locator(".show").waitFor({ state: "detached" });
    await shoot("scoring");
    await playUntil(page, random, async (now) => {
      scorings += Number(await scores(page));
      return now === "over";
    });
  });
  await moving(device, options, async (page, shoot) => {
    const random = chance(3);
    await playUntil(page, random, async () => (await scores(page)) && scorings-- === 0);
    await steps(page, random, () => shoot("victory"));
    await playUntil(page, random, (now) => now === "over");
    await page.locator(".end .course-drawing").waitFor();
    await shoot("victory");
    // In a large window all of it has been seen.
    if (device === "desktop") return;
    await page.locator(".end .course-drawing").scrollIntoViewIfNeeded();
    await shoot("victory");
  });
}

/** A game in which things move, slowly enough to be stopped; `shoot` takes the next picture of a film. */
async function moving(device, options, play) {
  const context = await browser.newContext({ ...options, colorScheme: "light", locale: "en-GB" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(pressesByClock);
  await page.addInitScript(() => location.protocol !== "about:" && localStorage.setItem("smashup.1.speed", "50"));
  await open(page, game("", 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  await play(page, async (name) => {
    const pictures = films.get(`${name}-${device}`) ?? [];
    pictures.push(`film-${name}-${device}-${pictures.length + 1}.webp`);
    films.set(`${name}-${device}`, pictures);
    await capture(devtools, pictures.at(-1), SMALL[device]);
  });
  await context.close();
}

/** Whether a scoring is about to be shown or being shown. */
async function scores(page) {
  const show = page.locator(".show");
  return (await show.count()) > 0 && /VP with/.test((await show.textContent({ timeout: 500 }).catch(() => "")) ?? "");
}

/** Stops the show at each step of a scoring, for a picture. A press that lasts stops it. */
async function steps(page, random, shoot) {
  const { width, height } = page.viewportSize();
  for (const [selector, part] of SCORING) {
    await playUpTo(page, random, selector);
    await page.mouse.move(width / 2, height * 0.9);
    await page.mouse.down();
    await page.evaluate((part) => {
      for (const a of document.getAnimations()) {
        const { endTime } = a.effect.getComputedTiming();
        if (Number.isFinite(endTime)) a.currentTime = endTime * part;
      }
    }, part);
    await shoot();
    // One that is short would end it.
    await page.waitForTimeout(450);
    await page.mouse.up();
  }
}

/** Plays on until this is shown: between two steps of a scoring somebody may be asked. No show is cut short. */
async function playUpTo(page, random, selector) {
  const isShown = () => page.locator(selector).count();
  while (!(await isShown())) {
    await page.waitForFunction((it) => document.querySelector(it) || !document.querySelector(".show"), selector);
    if (!(await isShown()) && !(await step(page, random))) throw new Error(`no ${selector} has been shown`);
  }
}

/** The time of day stands still, and no other clock: presses are told apart by theirs. Runs in the page. */
function pinDate(now) {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...of) {
      super(...(of.length > 0 ? of : [now]));
    }
    static now() {
      return now;
    }
  };
}

/** No chance and no motion. Runs in the page. */
function settle() {
  if (location.protocol === "about:") return;
  localStorage.setItem("smashup.1.speed", "0");
  // Others after each start of the page: games are told apart by them.
  let last = Number(sessionStorage.getItem("starts") ?? 0) + 1;
  sessionStorage.setItem("starts", last);
  crypto.getRandomValues = (numbers) => numbers.map((_, at) => (numbers[at] = last = (last * 109 + 57) % 251));
}

function list() {
  const rows = [...shown].map(([name, [says, ...files]]) => {
    const links = files.map((f) => `[${f.slice(name.length + 1, -".webp".length).replace("-", ", ")}](screenshots/${f})`);
    return `| \`${name}\` | ${says} | ${links.join(", ")} |\n`;
  });
  const head = "| screen | what is to be seen | pictures |\n| --- | --- | --- |\n";
  const how = "Every screen of the page, on a phone (360 x 740) and on a desktop (1440 x 900); the start, the table and the end also on a phone\n" +
    "held across (740 x 360), on a tablet (820 x 1180), a laptop (1024 x 768) and a large screen (2560 x 1440). Written by\n\n" +
    "    SMASHUP_PAGE=dist node tests/browser/screens.mjs\n\nafter `cargo dist` and `npm ci` in `tests/browser`.\n";
  const row = ([film, pictures]) => `${SAYS[film]}\n\n${pictures.map((f, nth) => `![${nth + 1}](screenshots/${f})`).join(" ")}\n`;
  const rolls = [...films].map(row).join("\n");
  writeFileSync(`${ROOT}docs/SCREENS.md`, `# Screens\n\n${how}\n${head}${rows.join("")}\n## Films\n\n${rolls}`);
  const files = [...[...shown.values()].flatMap(([, ...files]) => files), ...[...films.values()].flat()];
  for (const old of readdirSync(FOLDER)) if (!files.includes(old)) rmSync(FOLDER + old);
  const bytes = files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
  console.log(`${files.length} pictures, ${bytes.toLocaleString("en")} bytes`);
}

function action(page, name) {
  return page.locator(`[data-action="${name}"]:visible`).first();
}

/** Opens an address as somebody does who follows a link. */
async function open(page, address) {
  await page.goto("about:blank");
  await page.goto(url + address);
}

async function gameId(page) {
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  return page.evaluate(() => location.hash.replace("#game=", ""));
}

/** Opens something of the game's menu. */
async function menu(page, name) {
  await page.getByRole("button", { name: "Menu" }).click();
  await action(page, name).click();
}

async function closeSheet(page) {
  await page.locator(".sheet-close").click();
}

async function start(page, shoot) {
  await open(page, "");
  await action(page, "quick-game").waitFor();
  await shoot("start", "The start page at the first visit");
  await page.locator(".import summary").click();
  await page.locator(".import").scrollIntoViewIfNeeded();
  await shoot("import", "A game is taken in, from a file, a text or a link");
  await open(page, "#about");
  await page.locator("h1").waitFor();
  await shoot("about", "About the page, and the credits");
}

async function setup(page, shoot) {
  await open(page, "#new");
  await unfold(page);
  for (const faction of ["Pirates", "Vampires", "Shapeshifters"]) {
    await page.locator(`[data-faction="${faction}"]`).click();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await shoot("setup", "The form of a new game: who plays, which factions, which sets");
  await page.locator('[data-look="Geeks"]').click();
  await page.locator(".card-list").first().waitFor();
  await shoot("setup-cards", "The cards of a faction, before it is chosen");
  await open(page, "#factions");
  await page.locator("[data-look], .faction-list a").first().waitFor();
  await shoot("factions", "All factions, set by set");
  await open(page, "#faction=shapeshifters");
  await page.locator(".card-list").first().waitFor();
  await shoot("faction", "A faction: its cards and bases");
}

async function rules(page, shoot) {
  await open(page, "#rules");
  await page.locator("#rules-minions").waitFor();
  await shoot("rules", "The rules");
  await open(page, "#rules/scoring");
  await page.locator("#rules-scoring").waitFor();
  await page.evaluate(() => document.querySelector("#rules-scoring").scrollIntoView());
  await shoot("rules-scoring", "The rules: scoring, with a base as it looks in the game");
}

async function lesson(page, shoot) {
  await open(page, "#learn");
  for (let n = 0; n < 2; n += 1) await action(page, "next").click();
  await page.locator("[data-placed]").waitFor();
  await page.waitForTimeout(500);
  await shoot("lesson", "The first game, which teaches in play");
}

/** An early table, and what is looked at from it. */
async function played(page, shoot, device) {
  await open(page, `#new?seed=5&factions=${FOUR}&names=Ana,Ben,Cleo,Dan&open=1`);
  const id = await gameId(page);
  // What was just played is saved once it is on the screen.
  const turn = () =>
    page.evaluate(async (id) => {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20)));
      return JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`))?.turn;
    }, id);
  await playUntil(page, chance(5), async (now) => now === "play-cards" && (await turn()) >= 4);
  await shoot("table-early", "The table early in a game of four with open hands");
  const card = page.locator('[data-zone="hand"][data-kind="minion"][data-legal]').first();
  await card.click();
  await page.locator("[data-lifting]").waitFor();
  await shoot("lifted", "A minion in the air: where it may go");
  await action(page, "put-back").click();
  await playUntil(page, chance(6), (now) => ["destroy", "move", "return"].includes(now));
  await shoot("question", "A question, whose answers are cards on the table");
  await hold(page, page.locator("button.chip").first(), device);
  await page.locator(".peek").waitFor();
  await shoot("peek", "A card under the mouse, or held with a finger");
}

/** The mouse on a card, or a finger that stays on it. */
async function hold(page, place, device) {
  if (device === "desktop") return place.hover();
  const box = await place.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
}

/** The record of the scenario of that name. */
function record(name) {
  const args = ["run", "--quiet", "--bin", "smashup", "--", "record", `${ROOT}tests/browser/${name}.toml`];
  return execFileSync("cargo", args, { cwd: ROOT, encoding: "utf8" });
}

/** Opens the game that the scenario of that name makes, at a question of this kind. */
async function bring(page, name, question) {
  await open(page, "");
  await page.locator(".import summary").click();
  await page.locator(".import textarea").fill(record(name));
  await action(page, "import").click();
  await page.locator(`[data-question="${question}"]`).waitFor();
}

async function middle(page, shoot) {
  await open(page, `#new?seed=5&factions=${FOUR}&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const cards = () => page.locator(".board .chip").count();
  await playUntil(page, chance(15), async (now) => now === "play-cards" && (await cards()) >= 14);
  await shoot("table-middle", "Four players in the middle of a game");
}

async function crowded(page, shoot) {
  await bring(page, "crowded", "play-cards");
  await shoot("table-crowded", "A crowded table: twelve minions at a base, three actions on one, counters, copies, Madness");
  await page.locator('[data-base="Laboratorium"] button[data-card="Fledgling Vampire"]').click();
  await page.locator(".sheet .help summary").first().click();
  await shoot("card", "A card in full, with what the words of its text mean");
  await page.locator(".sheet .help summary").first().click();
  await page.locator(".sheet").evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await shoot("power", "Where a minion's power comes from, and the actions on it");
  await closeSheet(page);
  await page.locator('[data-base="Laboratorium"] .base-name').click();
  await page.locator(".sheet").waitFor();
  await shoot("base", "A base in full: breakpoint, points, whose power");
  await closeSheet(page);
  await page.locator('.player[data-seat="2"] .pile').click();
  await shoot("pile", "A discard pile");
  await closeSheet(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await shoot("menu", "The menu of a game");
  await action(page, "settings").click();
  await shoot("settings", "The settings");
  await page.locator(".over-close").click();
  await action(page, "keys").click();
  await shoot("keys", "What each key does");
  await page.locator(".over-close").click();
  await action(page, "standing").click();
  await shoot("standing", "How it stands, in a few lines");
  await closeSheet(page);
  await menu(page, "record");
  await shoot("record", "The record of a game: file, text and links");
}

/** What lies beside minions and actions: titans, monsters, treasures, buried cards, a duel. */
async function beside(page, shoot) {
  await bring(page, "monsters", "play-cards");
  await shoot("table-monsters", "Titans at a base and set aside, monsters that nobody controls, treasures, buried cards");
  await page.locator('[data-base="Whack-A-Ghoul"] .base-name').click();
  await page.locator(".sheet").evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await shoot("base-monsters", "What monsters add to a breakpoint, what they are worth, and who has cards buried there");
  await closeSheet(page);
  await page.locator(".piles").click();
  await shoot("piles", "The decks of monsters and treasures, and their discard piles");
  await closeSheet(page);
  await page.locator('[data-base="Whack-A-Ghoul"] [data-kind="titan"]').click();
  await shoot("titan", "A titan in full");
  await bring(page, "duel", "duel-card");
  await shoot("duel", "A duel: one card is placed face down, the other is asked for");
  await bring(page, "loot", "loot");
  await shoot("loot", "A base has scored: its treasures are shared");
}

/** What a computer could say. */
async function computer(page, shoot) {
  await open(page, game("", 7, "&open=1&seats=person,medium-even"));
  await page.locator('.bar [data-action="hint"]').click();
  await page.locator(".hints [data-hint]").first().waitFor({ timeout: 60_000 });
  await shoot("hints", "What could I do? Two or three plays, with what each brings");
  await page.keyboard.press("Escape");
  // Until the computer has had a turn.
  let thought = false;
  await playUntil(page, chance(5), (now) => {
    thought ||= now === "thinking";
    return thought && now === "play-cards";
  });
  if (!(await page.locator(".log").isVisible())) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator('[data-action="log"]').click();
  }
  await page.locator('.log [data-action="why"]:visible').last().click();
  await page.locator(".why-said:not([aria-busy])").last().waitFor({ timeout: 60_000 });
  await shoot("why", "The log: why a computer did what it did");
}

/** What is between two people: hidden hands. */
async function hidden(page, shoot) {
  await open(page, game("", 9).replace("Ana,Ben", "Ana,Ben,Cleo,Dan").replace(/factions=[^&]*/, `factions=${FOUR}`));
  await page.locator('[data-answer="take device"]').waitFor();
  await shoot("hand-over", "The device goes to the next player; nothing of the game is to be seen");
  const random = chance(9);
  const told = new Set();
  const kinds = { "open-call": '[data-question="open-call"]', drawn: '[data-answer="pass device"]' };
  await playUntil(page, random, async (now) => {
    for (const [kind, selector] of Object.entries(kinds)) {
      if (!told.has(kind) && (await page.locator(selector).count())) {
        told.add(kind);
        const says = kind === "drawn" ? "What was drawn, before the device goes on" : "An open call: who wants to act before a base scores";
        await shoot(kind, says);
      }
    }
    const all = told.size === Object.keys(kinds).length;
    return all && now === "play-cards" && (await page.locator(".recap-step").count()) >= 4;
  });
  await shoot("recap", "Since your last turn, in the place of the last event");
  await page.locator(".recap-step").first().click();
  await page.locator(".sheet").waitFor();
  await shoot("recap-step", "A step of what happened since");
  await closeSheet(page);
  if (!(await page.locator(".log").isVisible())) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator('[data-action="log"]').click();
  }
  await shoot("log", "The log, by turn and cause");
}

/** A whole game, and what is left of it. */
async function over(page, shoot) {
  await open(page, game("", 7, "&open=1"));
  const id = await gameId(page);
  await playUntil(page, chance(3), (now) => now === "over");
  await shoot("end", "The end: who has won, and what gave the points");
  await action(page, "moments").click();
  await page.locator(".moments li").first().waitFor({ timeout: 60_000 });
  await page.locator(".moments").scrollIntoViewIfNeeded();
  await shoot("decided", "What decided it: plays that cost those who have not won, and what could have been done instead");
  await open(page, `#replay=${id}`);
  for (let n = 0; n < 12; n += 1) await action(page, "turn-on").click();
  await shoot("replay", "A game is watched step by step");
  await open(page, game("", 8, "&open=1"));
  await gameId(page);
  await playUntil(page, chance(8), (now) => now === "over");
  await open(page, game("", 11));
  await gameId(page);
  await page.locator('[data-answer="take device"]').waitFor();
  await open(page, "#stats");
  await page.locator(".stats").first().waitFor();
  await shoot("statistics", "What the finished games of this device add up to");
  await open(page, "");
  await page.locator("#saved-title").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector("#saved-title").scrollIntoView());
  await shoot("saved", "Saved games");
  await open(page, "#games");
  await page.locator(".course > summary").first().click();
  await page.locator(".course-drawing").first().waitFor();
  await shoot("games", "All games: found by what is typed, how each stands, and how a finished one went");
}

async function broken(page, shoot) {
  await open(page, "");
  await page.evaluate(() => localStorage.setItem("smashup.1.game.broken", '{"format":1,"seed":7,"answers":[[0,["p3'));
  await open(page, "#game=broken");
  await page.locator("#record").waitFor();
  await shoot("broken", "A save that does not open: nothing is lost");
}
