// By keyboard: where Tab leads, one key each for what is done most, the log as one stop, and a whole game without a pointer.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { arrived, desktop, flat, goOn, onDevices, once, phone, stateOf } from "./harness.mjs";
import { bring, chance, game, playUntil, scene, want } from "./player.mjs";

const HAND = '[data-zone="hand"][data-card]';

/** Nothing that happens is waited for. */
async function still(page) {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("smashup.1.speed", "0");
  });
}

/** Opens a game with open hands. */
async function open(page, url, seed = 7) {
  await still(page);
  await page.goto(game(url, seed, "&open=1"));
  await page.locator(HAND).first().waitFor();
}

/** Opens the crowded table of four players, which the person at it has just begun to look at. */
async function crowded(page, url) {
  await still(page);
  await bring(page, url, "crowded");
}

/** What has the focus, as a screen reader has it: `button "Pass"`. Nothing if nothing has. */
async function focused(page) {
  const on = page.locator(":focus");
  if ((await on.count()) === 0) return "";
  const lines = (await on.first().ariaSnapshot()).split("\n");
  return lines[0].replace(/^- /, "").replace(/:$/, "");
}

/** The stops of the Tab key from the question on, until it comes round or leaves the page. */
async function stops(page, most = 120) {
  await page.locator(".question").focus();
  const all = [];
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const e = document.activeElement;
      if (e === document.body || e.dataset.stop) return undefined;
      e.dataset.stop = "1";
      const part = [".top", ".board", ".bar", ".hand", ".side"].find((p) => e.closest(p)) ?? "";
      const legal = e.closest(".site")?.matches("[data-legal]") && e.matches(".base-name");
      const answers = legal || e.matches("[data-legal]") || e.matches(".question .answer, .uses button");
      return { part, answers, site: e.closest(".site")?.dataset.base, name: e.ariaLabel ?? e.textContent };
    });
    if (!stop) break;
    all.push(stop);
  }
  await page.evaluate(() => document.querySelectorAll("[data-stop]").forEach((e) => delete e.dataset.stop));
  return all;
}

onDevices([desktop], "at a crowded table Tab meets the answers first, and the log once", async (page, url) => {
  await crowded(page, url);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.locator(".side .log").waitFor();
  const all = await stops(page);
  const last = all.findLastIndex((stop) => stop.answers);
  assert.ok(last > 3 && all.slice(0, last).every((stop) => stop.answers), "answers first, and nothing between them");
  const parts = all.slice(0, last).map((stop) => stop.part);
  const order = [".board", ".bar", ".hand", ".bar"];
  let at = 0;
  for (const part of parts) {
    while (at < order.length && order[at] !== part) at += 1;
    assert.ok(at < order.length, `base by base, then the hand, then what ends the question: ${parts}`);
  }
  const log = all.filter((stop) => stop.part === ".side");
  assert.equal(log.length, 3, "the log, and what can be done with it");
  // Each card, base and pile once.
  const everything = await page.evaluate(() => {
    const seen = (e) => e.tabIndex >= 0 && !e.disabled && e.getClientRects().length > 0;
    return [...document.querySelectorAll("button, a[href], [tabindex]")].filter(seen).length;
  });
  assert.equal(all.length, everything);
  assert.ok(everything < 60, `${everything} stops`);
  if (process.env.LOOK) console.log(everything, JSON.stringify(all));
});

onDevices([desktop], "at a question Tab walks what can be chosen, base by base, and leads on and back", async (page, url) => {
  await open(page, url, 5);
  const asks = ["destroy", "return", "move"];
  const many = async (now) => asks.includes(now) && (await page.locator(".board .chip[data-legal]").count()) > 1;
  assert.ok(await playUntil(page, chance(5), many), "there is such a question");
  const legal = await page.locator(".board .chip[data-legal]").evaluateAll((all) => all.map((e) => e.ariaLabel));
  const all = await stops(page);
  assert.deepEqual(all.slice(0, legal.length).map((stop) => stop.name), legal);
  for (const name of legal) assert.match(name, /, can be chosen$/);
  const other = all.filter((stop) => stop.part === ".board").slice(legal.length);
  for (const { name } of other) assert.doesNotMatch(name, /can be/);
  // And back the same way.
  await page.locator(".question").focus();
  for (let n = 0; n < legal.length + 1; n += 1) await page.keyboard.press("Tab");
  for (const name of [...legal].reverse()) {
    await page.keyboard.press("Shift+Tab");
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), name);
  }
  await audit(page);
});

onDevices([desktop], "D is done: at once where nothing is left, twice while something is", async (page, url) => {
  await open(page, url, 7);
  await page.keyboard.press("d");
  await page.getByRole("alert").filter({ hasText: "D once more" }).waitFor();
  assert.equal(await scene(page), "play-cards", "a turn does not end by one key");
  const turn = () => page.locator(".player[data-current]").getAttribute("data-seat");
  assert.equal(await turn(), "1");
  await page.keyboard.press("d");
  await page.locator('.player[data-seat="2"][data-current]').waitFor();
});

onDevices([desktop], "a card that a digit lifts has the keyboard where it has no target", async (page, url) => {
  let met = 0;
  for (let seed = 1; seed <= 6 && met === 0; seed += 1) {
    await open(page, url, seed);
    const last = page.locator(HAND).last();
    const cards = await page.locator(HAND).count();
    for (let n = 1; n <= cards; n += 1) {
      await last.focus();
      await page.keyboard.press(`${n}`);
      await page.locator("[data-lifting]").waitFor();
      if ((await page.locator('[data-lifting="play"]').count()) > 0) {
        met += 1;
        await page.waitForFunction(() => document.activeElement?.matches(".hand [data-lifted]"));
      }
      await page.keyboard.press("Escape");
      await page.locator("[data-lifting]").waitFor({ state: "detached" });
    }
  }
  assert.ok(met > 0, "some action is just played");
});

onDevices([desktop], "a key that is held is one press: it answers once", async (page, url) => {
  await open(page, url, 7);
  const turn = () => page.locator(".player[data-current]").getAttribute("data-seat");
  /** As the browser tells of a key that is held. */
  const hold = async (key) => {
    for (let n = 0; n < 20; n += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold("d");
  await page.getByRole("alert").filter({ hasText: "D once more" }).waitFor();
  assert.equal(await turn(), "1");
  // A card is lifted and does not go on to where the keyboard is then.
  const before = await page.locator(HAND).count();
  await page.locator(`${HAND}[data-kind="minion"][data-legal]`).first().focus();
  await page.keyboard.down("Enter");
  await page.locator("[data-lifting]").waitFor();
  await page.waitForFunction(() => document.activeElement?.matches(".base-name"));
  for (let n = 0; n < 20; n += 1) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  assert.equal(await page.locator("[data-lifting]").count(), 1);
  assert.equal(await page.locator(HAND).count(), before);
  // What lies open is not closed and opened by turns.
  await hold("Escape");
  await hold("s");
  assert.equal(await page.getByRole("dialog").count(), 1);
  await hold("Escape");
  await hold("?");
  assert.equal(await page.locator("dialog.over[open]").count(), 1);
  await page.keyboard.press("Escape");
  // Nor does what closes a dialog press what the keyboard is at then.
  await page.locator(`${HAND}[data-legal]`).first().focus();
  await page.keyboard.press("?");
  await page.locator("dialog.over").getByRole("button", { name: "Close" }).focus();
  await hold("Enter");
  await page.locator("dialog.over[open]").waitFor({ state: "detached" });
  assert.equal(await page.locator("[data-lifting]").count(), 0);
  // But who walks, walks on.
  await page.locator(HAND).first().focus();
  await hold("ArrowRight");
  assert.notEqual(await page.evaluate(() => [...document.querySelectorAll(".hand .card")].indexOf(document.activeElement)), 1);
});

onDevices([desktop], "U takes back, and it is told", async (page, url) => {
  await open(page, url, 7);
  const cards = page.locator(HAND);
  const before = await cards.count();
  await page.locator(`${HAND}[data-kind="minion"][data-legal]`).first().press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".base-name"));
  await page.keyboard.press("Enter");
  await page.locator("[data-base] button.chip").first().waitFor();
  await page.keyboard.press("u");
  await page.locator("p[aria-live]", { hasText: "Taken back." }).waitFor({ state: "attached" });
  assert.equal(await cards.count(), before);
});

onDevices([desktop, phone], "S tells how it stands, to be heard and to be read", async (page, url) => {
  await open(page, url, 11);
  const random = chance(11);
  const led = async (now) => now === "play-cards" && (await page.locator("[data-base] .burst").count()) > 2;
  assert.equal(await playUntil(page, random, led), "play-cards");
  const card = page.locator(`${HAND}[data-legal]`).first();
  await card.focus();
  await page.keyboard.press("s");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "How it stands" }).waitFor();
  const lines = await sheet.getByRole("listitem").allTextContents();
  assert.equal(lines[0], "It is your turn.");
  assert.ok(lines.some((line) => / \d+ of \d+: (you lead|\w+ leads?|.+ and .+ lead) with \d+/.test(line)), lines.join("\n"));
  await page.locator("p[aria-live]", { hasText: lines.join(" ") }).waitFor({ state: "attached" });
  assert.ok(await sheet.locator(":focus").count(), "the keyboard is in it");
  await audit(page, "how it stands");
  await page.keyboard.press("s");
  assert.equal(await sheet.count(), 0);
  await page.waitForFunction(() => document.activeElement?.matches('[data-zone="hand"][data-legal]'));
  // Without keys it is in the menu.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "How it stands" }).click();
  await sheet.getByRole("listitem").first().waitFor();
});

onDevices([desktop], "H asks what could be done wherever hints are offered, and only there", async (page, url) => {
  await still(page);
  await page.goto(game(url, 7, "&seats=person,easy-even"));
  await page.locator('[data-question="play-cards"]').waitFor();
  await page.locator(`${HAND}[data-legal]`).first().focus();
  await page.keyboard.press("h");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "What could I do?" }).waitFor();
  await sheet.locator("[data-hint]").first().waitFor();
  assert.ok(await sheet.locator(":focus").count(), "the keyboard is in it");
  await page.keyboard.press("h");
  assert.equal(await sheet.count(), 0);
  await page.waitForFunction(() => document.activeElement?.matches('[data-zone="hand"][data-legal]'));
  // From another sheet, and from what is pointed at to the others.
  await page.keyboard.press("s");
  await sheet.getByRole("listitem").first().waitFor();
  await page.keyboard.press("h");
  await sheet.locator("[data-hint]").first().press("Enter");
  await page.locator(".pointing[data-placed]").waitFor();
  await page.keyboard.press("h");
  await sheet.locator("[data-hint]").first().waitFor();
  // People among themselves are not advised.
  await page.goto("about:blank");
  await open(page, url, 7);
  await page.keyboard.press("h");
  assert.equal(await sheet.count(), 0);
});

onDevices([{ ...desktop, viewport: { width: 1920, height: 1080 } }], "L leads to the log beside the table and back; the arrows read it line by line", async (page, url) => {
  await open(page, url, 2);
  await playUntil(page, chance(2), async (now) => now === "play-cards" && (await page.locator(".side .log-under .log-card").count()) > 2);
  const from = page.locator(`${HAND}[data-legal]`).first();
  await from.focus();
  await page.keyboard.press("l");
  assert.match(await focused(page), /^log "Log"/);
  const line = () => page.evaluate(() => document.activeElement.closest("li")?.textContent);
  const lines = await page.locator(".side .log li").allTextContents();
  await page.keyboard.press("ArrowUp");
  assert.equal(await line(), lines.at(-1));
  await page.keyboard.press("ArrowUp");
  assert.equal(await line(), lines.at(-2));
  // To a line that names a card, and to the card.
  for (let n = 0; n < lines.length && (await page.locator("li:focus .log-card").count()) === 0; n += 1) await page.keyboard.press("ArrowUp");
  const name = await page.locator("li:focus .log-card").first().textContent();
  await page.keyboard.press("ArrowRight");
  assert.match(await focused(page), new RegExp(`^button "${name}"`));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name, exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.matches(".log-card"));
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement.matches('[data-zone="hand"]')), true, "back in the game");
});

onDevices([desktop, phone], "L opens the log where it has no place of its own", async (page, url) => {
  await open(page, url, 2);
  await page.evaluate(() => localStorage.setItem("smashup.1.log", "folded"));
  await page.reload();
  await page.locator(HAND).first().waitFor();
  await page.keyboard.press("l");
  await page.getByRole("dialog").getByRole("log").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest(".sheet"));
  await page.keyboard.press("l");
  assert.equal(await page.getByRole("dialog").count(), 0);
});

onDevices([desktop, phone], "the list of keys and the settings are a key away from everywhere", async (page, url) => {
  await still(page);
  const dialog = page.getByRole("dialog");
  for (const address of ["", "#factions", "#rules", "#new", game("", 7, "&open=1"), "#learn"]) {
    await page.goto("about:blank");
    await page.goto(url + address);
    await arrived(page, address);
    await page.keyboard.press("?");
    await dialog.getByRole("heading", { name: "Keys" }).waitFor();
    for (const key of ["Tab", "D", "U", "H", "L", "S", "?", ","]) await dialog.locator("kbd", { hasText: key }).first().waitFor();
    if (address === "") await audit(page, "keys");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press(",");
    await dialog.getByRole("heading", { name: "Settings" }).waitFor();
    if (address === "") await audit(page, "settings");
    await page.keyboard.press(",");
    await dialog.waitFor({ state: "detached" });
  }
  // By pointer from the table's menu and from the start page.
  await page.goto(`${url}#`);
  await page.getByRole("button", { name: "Keys" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await dialog.getByRole("heading", { name: "Settings" }).waitFor();
});

/** A game at its end. */
const ended = once(async (page, url) => {
  await open(page, url, 7);
  assert.equal(await playUntil(page, chance(7), (now) => now === "over", 4000), "over");
  return stateOf(page);
});

onDevices([phone, flat, desktop], "a finger finds the settings at the same place of every page", async (page, url) => {
  await still(page);
  const way = page.locator(".to-settings");
  const dialog = page.getByRole("dialog", { name: "Settings" });
  const { width } = page.viewportSize();
  const found = async (where) => {
    await way.waitFor();
    const box = await way.boundingBox();
    assert.deepEqual([box.x + box.width, box.y, box.width, box.height].map(Math.round), [width - 16, 16, 44, 44], where);
    assert.deepEqual(await way.evaluate(wordsUnder), [], `over words: ${where}`);
    await way.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };
  for (const address of ["#new", "#solo", "#rules", "#factions", "#faction=pirates", "#about", "#games", game("", 7)]) {
    await page.goto("about:blank");
    await page.goto(url + address);
    await found(address);
  }
  await page.locator('[data-answer="take device"]').click();
  await page.locator(HAND).first().waitFor();
  assert.equal(await way.count(), 0, "the table has a menu");
  await page.goto("about:blank");
  await goOn(page, url, await ended());
  await found("the end");
  // What looks at the table is left by Back, as all that is open.
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".screen.end").waitFor({ state: "hidden" });
  await page.goBack();
  await page.locator(".screen.end").waitFor();
});

onDevices([phone, flat, desktop], "the settings are within reach of a finger between two people, too", async (page, url) => {
  await still(page);
  await page.goto(game(url, 5));
  await page.locator('[data-answer="take device"]').waitFor();
  const random = chance(5);
  for (const screen of ["pass device", "seen"]) {
    assert.equal(await playUntil(page, random, (now) => now === screen, 600), screen);
    const way = page.locator(".to-settings");
    assert.deepEqual(await way.evaluate(wordsUnder), [], `over words: ${screen}`);
    await way.click();
    await page.getByRole("dialog", { name: "Settings" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "detached" });
  }
});

/** The words of the same page or screen that an element lies over. */
function wordsUnder(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = (r) => r.width > 1 && r.left < right && r.right > left && r.top < bottom && r.bottom > top;
  const words = document.createTreeWalker(element.closest(".screen, main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const all = [];
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    if ([...range.getClientRects()].some(within)) all.push(words.currentNode.data);
  }
  return all;
}

onDevices([desktop], "single keys mean nothing while somebody types, and can be switched off", async (page, url) => {
  await still(page);
  await page.goto(`${url}#new`);
  const field = page.locator('input[type="search"], input[type="text"]').first();
  await field.waitFor();
  await field.focus();
  await page.keyboard.type("a?,b");
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(await field.inputValue(), "a?,b");
  await open(page, url, 7);
  await page.keyboard.press(",");
  await page.locator('[data-setting="keys off"]').check();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const key of ["?", ",", "s", "l", "h", "d", "d", "1"]) await page.keyboard.press(key);
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(await page.locator("[data-lifting]").count(), 0);
  assert.equal(await page.locator('.player[data-seat="1"][data-current]').count(), 1);
});

/** One key, and what it was pressed on. */
class Keys {
  constructor(page) {
    this.page = page;
    this.done = [];
    /** What was done in this turn. */
    this.acts = 0;
  }

  async press(key) {
    this.done.push(`${key} on ${(await focused(this.page)) || "nothing"}`);
    await this.page.keyboard.press(key);
  }

  /** Tab until what has the focus fits. */
  async tabTo(what, most = 60) {
    for (let n = 0; n < most; n += 1) {
      await this.page.keyboard.press("Tab");
      const on = await focused(this.page);
      if (what.test(on)) return on;
    }
    this.fail(`Tab does not come to ${what}`);
  }

  fail(why) {
    assert.fail(`${why}; the last keys:\n${this.done.slice(-15).join("\n")}`);
  }
}

/** When no computer thinks: what has the focus; perhaps nothing does, for what had it is gone. */
async function turn(keys) {
  const { page } = keys;
  const thinks = page.getByRole("region", { name: /thinks$/ });
  const late = (error) => keys.fail(`the computer does not come to an end: ${error.message}`);
  await thinks.waitFor({ state: "detached" }).catch(late);
  return focused(page);
}

const CAN = /can be (played|used|chosen)/i;

/** Does one thing, by what has the focus. */
async function act(keys, random) {
  const { page } = keys;
  // To the first answer, or one of the next.
  await page.keyboard.press("Tab");
  let on = await focused(page);
  if (!on) return;
  for (let n = Math.floor(random() * 3); n > 0 && CAN.test(on); n -= 1) {
    await page.keyboard.press("Tab");
    const next = await focused(page);
    if (CAN.test(next)) on = next;
    else {
      await page.keyboard.press("Shift+Tab");
      break;
    }
  }
  if (/^button "Done playing cards/.test(on)) keys.acts = 0;
  // Enough for a turn: what can be used again and again is no reason to go on for ever.
  if (keys.acts > 14 && /can be (played|used)/i.test(on)) {
    keys.acts = 0;
    await keys.press("d");
    return keys.press("d");
  }
  keys.acts += 1;
  await keys.press("Enter");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  on = await focused(page);
  if (/\[pressed\]/.test(on)) {
    // Lifted, and it needs no place: once more. One that was read or picked: done.
    return keys.press(/"Lifted: /.test(on) ? "Enter" : "d");
  }
}

onDevices([desktop], "a whole game against the computer, from the start page to its end, by keyboard alone", async (page, url) => {
  await still(page);
  await page.goto(game(url, 4, "&seats=person,easy-even"));
  await page.locator("[data-question]").first().waitFor();
  await page.goto("about:blank");
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const keys = new Keys(page);
  await keys.tabTo(/^button ".*Resume/i);
  await keys.press("Enter");
  const random = chance(4);
  let acts = 0;
  for (; acts < 900; acts += 1) {
    const on = await turn(keys);
    if (/^dialog ".* wins?/i.test(on)) break;
    const details = page.getByRole("dialog", { name: "Details" });
    if (await details.count()) {
      // Opened to be read where there is nothing to use.
      const use = await details.getByRole("button", { name: /^Use/ }).count();
      if (use) await keys.tabTo(/^button "Use/, 6);
      await keys.press(use ? "Enter" : "Escape");
      continue;
    }
    await act(keys, random);
  }
  if (acts === 900) keys.fail("the game does not end");
  await page.getByRole("heading", { name: /win/ }).waitFor();
  assert.ok(acts > 40, `${acts} acts`);
  await keys.tabTo(/^button "Rematch/i, 5);
});

/** Notes what has the focus as it leaves the page: the browser would lay everything out at once then, half built. Runs in the page. */
function noteGone() {
  window.gone = [];
  const { remove } = Element.prototype;
  Element.prototype.remove = function () {
    const on = document.activeElement;
    if (on && on !== document.body && this.contains(on)) window.gone.push(on.outerHTML.slice(0, 300));
    return remove.call(this);
  };
}

for (const hands of ["open", "hidden"]) {
  onDevices([phone], `what goes from the table has lost the focus before, with ${hands} hands`, async (page, url) => {
    await page.addInitScript(noteGone);
    await still(page);
    await page.goto(game(url, 5, hands === "open" ? "&open=1" : ""));
    await page.locator("[data-question], [data-answer]").first().waitFor();
    const random = chance(5);
    let done = 0;
    for (let n = 0; n < 120 && (await scene(page)) !== "over"; n += 1) {
      await page.waitForFunction(() => document.querySelector("[data-question], [data-answer]"));
      if (!(await want(page, random))) continue;
      await page.evaluate(() => {
        const wanted = document.querySelector("[data-wanted]");
        wanted.focus();
        wanted.click();
      });
      done += 1;
    }
    assert.ok(done > 60, `${done} presses`);
    assert.deepEqual(await page.evaluate(() => window.gone), []);
  });
}
