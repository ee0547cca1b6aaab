// By ear: landmarks and headings, what is said of what can be done, and a whole game by accessible names alone.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, game, playUntil } from "./player.mjs";

/** Nothing that happens is waited for. */
async function still(page) {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("smashup.1.speed", "0");
  });
}

async function open(page, url, seed, more = "&open=1") {
  await still(page);
  await page.goto(game(url, seed, more));
  await page.locator("[data-question]").first().waitFor();
}

onDevices([desktop, phone], "the table has its landmarks, and a heading for each part", async (page, url) => {
  await page.setViewportSize({ ...page.viewportSize(), width: Math.max(page.viewportSize().width, 360) });
  await open(page, url, 7);
  await page.getByRole("main").waitFor();
  for (const name of ["Players", "Question", /^Hand of Ana, \d+ cards/]) await page.getByRole("region", { name }).waitFor();
  await page.getByRole("navigation", { name: "Menu, log and sound" }).waitFor();
  for (const player of ["Ana, their turn", "Ben"]) await page.getByRole("group", { name: player }).waitFor();
  assert.equal(await page.getByRole("region", { name: /^Base \d of 3, / }).count(), 3);
  const headings = await page.getByRole("heading").evaluateAll((all) => all.map((e) => [Number(e.tagName[1]), e.textContent]));
  const bases = await page.locator("[data-base]").evaluateAll((all) => all.map((e) => [3, e.dataset.base]));
  const parts = [[1, "Table"], [2, "Players"], [2, "Bases"], ...bases, [2, "Question"], [2, "Hand"]];
  assert.deepEqual(headings.filter(([, text]) => text !== "Log"), parts);
  await audit(page);
});

onDevices([{ ...desktop, viewport: { width: 1920, height: 1080 } }], "the log is a landmark where it lies beside the table, and does not speak by itself", async (page, url) => {
  await open(page, url, 7);
  const log = page.getByRole("region", { name: "Log" });
  await log.getByRole("heading", { name: "Log" }).waitFor();
  assert.equal(await log.getByRole("log").getAttribute("aria-live"), "off", "all is said once");
});

onDevices([desktop, phone], "what can be played, chosen or is lifted says so, and nothing else does", async (page, url) => {
  await open(page, url, 7);
  const can = page.getByRole("button", { name: /^Can be played: / });
  const legal = await page.locator("[data-legal]").count();
  assert.equal(await can.count(), legal);
  const name = await can.first().getAttribute("data-card");
  await can.first().press("Enter");
  await page.getByRole("button", { name: new RegExp(`^Lifted: ${name}`), pressed: true }).waitFor();
  const bases = page.getByRole("region", { name: /^Base / }).getByRole("button", { name: / can be chosen$/ });
  assert.equal(await bases.count(), 3);
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("button", { name: /can be chosen|lifted/i }).count(), 0);
  // What is picked of several is pressed.
  const several = page.getByRole("button", { name: /can be chosen/i }).and(page.locator('[aria-pressed="false"]'));
  assert.ok(await playUntil(page, chance(7), async () => (await several.count()) > 1, 2500), "there is such a question");
  const before = await several.count();
  await several.first().press("Enter");
  const chosen = page.getByRole("button", { pressed: true, name: /(^Chosen: | chosen$)/ });
  await chosen.first().waitFor();
  assert.equal(await several.count(), before - 1);
  await audit(page);
});

onDevices([desktop, phone], "numbers say what they count, and an undo where it leads", async (page, url) => {
  await open(page, url, 7);
  const ana = page.getByRole("group", { name: "Ana, their turn" });
  for (const name of [/^\d+ cards in hand$/, /^\d+ cards in deck$/]) await ana.getByRole("img", { name }).waitFor();
  await page.getByRole("region", { name: /^Base 1 of 3, / }).getByRole("group", { name: "victory points" }).waitFor();
  // Nothing that is shown tells its name only to who sees it: without a role, none is read out.
  const nameless = "main :is(span, div, p, b, i, small)[aria-label]:not([role])";
  assert.deepEqual(await page.locator(nameless).evaluateAll((all) => all.map((e) => e.outerHTML)), []);
  const undo = page.locator('[data-action="undo"]');
  await page.getByRole("button", { name: "Undo", disabled: true }).waitFor();
  await undo.press("Enter");
  await page.locator(".sheet").getByText("There is nothing to take back.").waitFor();
  await page.keyboard.press("Escape");
  // Beyond a draw it leads to asking the other.
  await page.locator('[data-answer="end"]').click();
  await page.locator('.player[data-seat="2"][data-current]').waitFor();
  await page.getByRole("button", { name: "Undo", disabled: false }).waitFor();
  assert.equal(await undo.getAttribute("aria-haspopup"), "dialog");
  await undo.click();
  await page.locator('[data-action="ask-back"]').first().waitFor();
});

/** Somebody who knows what is said, and nothing else. */
class Listener {
  constructor(page) {
    this.page = page;
    this.done = [];
    /** What was done in this turn. */
    this.acts = 0;
    this.question = page.getByRole("region", { name: /^(Question|This happens:|Open call)$/ });
    this.can = page.getByRole("button", { name: /can be (played|used|chosen)/i });
    this.dialog = page.getByRole("dialog");
    this.thinks = page.getByRole("region", { name: /thinks$/ });
  }

  /** Presses one of these by its name. */
  async press(all, at = 0) {
    const one = all.nth(at);
    const said = (await one.ariaSnapshot()).split("\n")[0];
    this.done.push(said);
    // It may be gone by now: a computer is quick.
    await one.press("Enter", { timeout: 3000 }).catch((error) => this.fail(`${said}: ${error.message}`));
  }

  fail(why) {
    assert.fail(`${why}; the last presses:\n${this.done.slice(-15).join("\n")}`);
  }

  /** Waits for something to do: the name of the dialog, of the question's region, or that it is a computer's. */
  async waits() {
    for (let n = 0; n < 600; n += 1) {
      if (await this.dialog.count()) return "dialog";
      if (!(await this.thinks.count()) && (await this.question.getByRole("button").count())) return "question";
      await this.page.waitForTimeout(20);
    }
    return this.fail("there is nothing to do");
  }

  /** Answers the open question, or goes on with a card that is lifted. */
  async answer(random) {
    const button = (name) => this.question.getByRole("button", { name, disabled: false });
    const done = button(/^(Done \(|Choose it)/);
    if (await done.count()) return this.press(done);
    const end = button(/^Done playing cards/);
    // Enough for a turn: what can be used again and again is no reason to go on for ever.
    const n = this.acts > 14 && (await end.count()) ? 0 : await this.can.count();
    this.acts += 1;
    if (n > 0) return this.press(this.can, Math.floor(random() * n));
    const plain = (await end.count()) ? end : button(/^(?!(Undo|Read |Put back|Not now|Pass until|Ask ))/);
    const all = await plain.count();
    if (all === 0) this.fail("no answer has a name");
    if (await end.count()) this.acts = 0;
    return this.press(plain, Math.floor(random() * all));
  }
}

onDevices([desktop], "a whole game against the computer, from the start page to its end, by accessible names alone", async (page, url) => {
  await still(page);
  await page.goto(game(url, 3, "&seats=person,easy-even"));
  await page.getByRole("region", { name: "Question" }).waitFor();
  await page.goto("about:blank");
  await page.goto(url);
  const ear = new Listener(page);
  await ear.press(page.getByRole("button", { name: /^Resume/ }));
  const random = chance(3);
  const wins = page.getByRole("dialog", { name: /wins?/ });
  let presses = 0;
  for (; presses < 900; presses += 1) {
    const now = await ear.waits();
    if (await wins.count()) break;
    if (now === "dialog") {
      const use = ear.dialog.getByRole("button", { name: /^Use/ });
      const on = (await use.count()) ? use : ear.dialog.getByRole("button", { name: /^(?!Read)/ });
      await ear.press(on);
      continue;
    }
    await ear.answer(random);
  }
  if (presses === 900) ear.fail("the game does not end");
  await wins.getByRole("heading", { level: 1, name: /win/ }).waitFor();
  assert.ok(presses > 40, `${presses} presses`);
  await wins.getByRole("button", { name: "Rematch" }).waitFor();
});
