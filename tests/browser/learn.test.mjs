// Learning: the first game from its first word to its last by touch, and left in the middle; the rules; the factions.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, flat, onDevices, phone, tablet, touchDrag, unfold } from "./harness.mjs";

const CARD = (name) => `.hand [data-card="${name}"]`;
const MINION = (name) => `.board button[data-card="${name}"]`;
const BASE = (name) => `[data-base="${name}"]`;
const DONE = '[data-answer="end"]';

/** The number of the open step, once its bubble lies still. */
async function step(page) {
  return Number(await page.locator(".bubble").getAttribute("data-step"));
}

/** Waits for a step, and checks that its bubble is on the screen and covers nothing that it is about. */
async function begins(page, n, ...targets) {
  await page.locator(`.bubble[data-step="${n}"][data-placed]`).waitFor();
  await page.waitForTimeout(400);
  const bubble = await page.locator(".bubble").boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(bubble.x >= 0 && bubble.y >= 0, `step ${n}: on the screen`);
  assert.ok(bubble.x + bubble.width <= width && bubble.y + bubble.height <= height, `step ${n}: on the screen`);
  for (const target of targets) {
    const box = await page.locator(target).boundingBox();
    const apart =
      box.x >= bubble.x + bubble.width ||
      box.x + box.width <= bubble.x ||
      box.y >= bubble.y + bubble.height ||
      box.y + box.height <= bubble.y;
    assert.ok(apart, `step ${n}: the bubble does not cover ${target}: ${JSON.stringify({ bubble, box })}`);
  }
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}-${width}-${String(n).padStart(2, "0")}.png` });
}

/** The ways to act, by finger or by mouse. */
function hands(page) {
  const tap = (target) => (page.viewportSize().width < 1000 ? page.locator(target).tap() : page.locator(target).click());
  return {
    tap,
    next: () => tap('.bubble [data-action="next"]'),
    drag: (from, to) => touchDrag(page, page.locator(from), page.locator(to)),
    put: async (from, to) => {
      await tap(from);
      await page.locator("[data-lifting]").waitFor();
      await tap(to);
    },
  };
}

async function open(page, url) {
  await page.goto(`${url}#learn`);
  await page.locator(".bubble[data-placed]").waitFor();
}

/** The lesson, step by step; `carry` is how cards are played onto something. */
async function lesson(page, carry) {
  const { tap, next } = hands(page);
  const play = async (n, card, onto) => {
    await begins(page, n, card, onto);
    await carry(card, onto);
  };
  const read = async (n, ...targets) => {
    await begins(page, n, ...targets);
    await next();
  };
  const act = async (n, target) => {
    await begins(page, n, target);
    await tap(target);
  };
  await read(1);
  await read(2, '.player[data-seat="1"]');
  await play(3, CARD("Cut Lass"), BASE("The Mothership"));
  await act(4, MINION("Zapbot"));
  await read(5, `${BASE("The Mothership")} .meter`);
  await play(6, CARD("Upgrade"), MINION("Cut Lass"));
  await begins(page, 7, MINION("Cut Lass"));
  await tap(MINION("Cut Lass"));
  const sheet = page.getByRole("dialog", { name: "Details" });
  await sheet.getByText("Upgrade").first().waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await act(8, DONE);
  await read(9, ".hand");
  await read(10, MINION("Warbot"));
  await read(11, MINION("Invader"));
  await play(12, CARD("King Rex"), BASE("Tar Pits"));
  // Taken back, and done again.
  await begins(page, 13, '[data-action="undo"]');
  await tap('[data-action="undo"]');
  await play(12, CARD("King Rex"), BASE("Tar Pits"));
  await read(13, '[data-action="undo"]');
  await begins(page, 14, DONE, `${BASE("Tar Pits")} .meter`);
  await tap(DONE);
  await begins(page, 15, MINION("Pirate King"), BASE("Tar Pits"));
  // What he can do is read first, beside what is said of it.
  await tap(MINION("Pirate King"));
  await page.locator(".question .lifted-text").waitFor();
  await begins(page, 15, MINION("Pirate King"), ".question-line", ".question .lifted-text");
  await tap(MINION("Pirate King"));
  await read(16, '.player[data-seat="1"]');
  await read(17, BASE("The Great Library"));
  await read(18, MINION("Nukebot"));
  await read(19, MINION("Enchantress"));
  await play(20, CARD("Buccaneer"), BASE("The Mothership"));
  await play(21, CARD("Augmentation"), MINION("Buccaneer"));
  await act(22, DONE);
  // What was pointed at is gone.
  await page.locator(".lesson-ring:visible").first().waitFor({ state: "hidden" });
  await page.getByRole("heading", { name: "You know the game" }).waitFor();
  const top = await page.locator("#learned-title").evaluate(async (e) => {
    // It is called: until then it is larger than its place.
    await Promise.all(e.getAnimations().map((a) => a.finished));
    return e.getBoundingClientRect().top + e.closest(".screen").scrollTop;
  });
  assert.ok(top >= 0, "its last screen is read from its beginning");
}

onDevices([phone, tablet, flat], "the first game is dragged through by finger, and leads to one against an easy computer", async (page, url) => {
  await page.goto(url);
  await page.locator('.home-main [data-action="learn"]').tap();
  await page.locator(".bubble[data-placed]").waitFor();
  await audit(page);
  await lesson(page, hands(page).drag);
  // On a low screen axe takes a button at its lower edge for a link that skips something.
  if (page.viewportSize().height > 400) await audit(page);
  await page.locator('[data-action="first"]').tap();
  const note = page.locator(".hint-note").getByText("Not sure what to do?");
  await note.waitFor({ state: "attached" });
  // On a phone held upright there is no room for it below answers of their own, as of a titan.
  const below = await page.locator(".question > :not(.question-line) + .hint-note").count();
  assert.equal(await note.isVisible(), page.viewportSize().width > 600 || below === 0);
  // Who has played does not have it pressed upon them any more.
  await page.goto(`${url}#`);
  await page.locator('.home-foot [data-action="learn"]').waitFor();
  assert.equal(await page.locator('.home-main [data-action="learn"]').count(), 0);
});

onDevices([desktop], "the first game is clicked through", async (page, url) => {
  await open(page, url);
  await lesson(page, hands(page).put);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((k) => k.includes(".game.")).length), 0);
});

onDevices([phone, desktop], "the first game is left in the middle, and nothing holds back", async (page, url) => {
  await open(page, url);
  const { next, drag, tap } = hands(page);
  await next();
  await next();
  await begins(page, 3);
  await drag(CARD("Cut Lass"), BASE("The Mothership"));
  await begins(page, 4);
  await tap('[data-action="skip"]');
  await page.locator('[data-action="quick-game"]').waitFor();
  await page.locator('[data-action="first"]').waitFor();
  assert.equal(await page.locator('[data-action="learn"]').count(), 1, "it can be begun again");
  assert.equal(await page.locator(".bubble, .lesson-ring").count(), 0);
  assert.equal(await page.locator('[data-action="resume"]').count(), 0, "it is no game to be resumed");
  await page.goBack();
  await page.locator('.bubble[data-step="1"]').waitFor();
  await page.goBack();
});

onDevices([phone], "another move is turned away with the reason, and the lesson goes on", async (page, url) => {
  await open(page, url);
  const { drag } = hands(page);
  // Who acts at once need not read first.
  await drag(CARD("First Mate"), BASE("Tar Pits"));
  await page.locator(".bubble-no").waitFor();
  assert.equal(await page.locator(CARD("First Mate")).count(), 1, "it is back in the hand");
  await drag(CARD("Cut Lass"), BASE("Jungle Oasis"));
  await page.locator(".bubble-no").waitFor();
  await drag(CARD("Cut Lass"), BASE("The Mothership"));
  await begins(page, 4, MINION("Zapbot"));
  assert.equal(await page.locator(".bubble-no").isVisible(), false);
  await page.locator('.question [data-answer="pass"]').tap();
  await page.locator(".bubble-no").waitFor();
  assert.equal(await step(page), 4);
});

onDevices([desktop], "the first game by keyboard", async (page, url) => {
  await open(page, url);
  const next = page.locator('.bubble [data-action="next"]');
  await page.waitForFunction(() => document.activeElement?.dataset.action === "next");
  await page.keyboard.press("Enter");
  await page.locator('.bubble[data-step="2"]').waitFor();
  await next.press("Enter");
  await page.locator('.bubble[data-step="3"]').waitFor();
  // The focus is on what is to be used, once the button that had it is gone.
  await page.waitForFunction(() => document.activeElement?.dataset.card === "Cut Lass");
  await page.keyboard.press("Enter");
  await page.locator("[data-lifting]").waitFor();
  await page.locator(`${BASE("The Mothership")} button`).first().press("Enter");
  await page.locator(MINION("Zapbot")).press("Enter");
  await page.locator('.bubble[data-step="5"]').waitFor();
  const said = await page.locator('.bubble [role="status"]').textContent();
  assert.match(said, /meter/);
});

onDevices([phone, desktop], "the rules, their sections and their words", async (page, url) => {
  await page.goto(url);
  await page.locator('[data-action="rules"]').click();
  await page.getByRole("heading", { name: "Rules", level: 1 }).waitFor();
  await page.locator(".sample .site").first().waitFor();
  await audit(page);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Ties", exact: true }).click();
  const visible = () => page.evaluate(() => document.querySelector("#rules-ties").getBoundingClientRect().top);
  assert.ok((await visible()) < 100, "the section is at the top");
  await page.goto("about:blank");
  await page.goto(`${url}#rules/ties`);
  await page.waitForFunction(() => document.activeElement?.id === "rules-ties");
  assert.ok((await visible()) < 100, "the address leads to it too");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
});

onDevices([phone, desktop], "the rules over a game that goes on", async (page, url) => {
  await page.goto(`${url}#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben&open=1`);
  await page.locator("[data-question]").first().waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator('.menu [data-action="rules"]').click();
  const sheet = page.getByRole("dialog", { name: "Details" });
  await sheet.getByRole("link", { name: "Ties", exact: true }).click();
  await sheet.getByRole("heading", { name: "Ties", exact: true }).waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.locator("[data-question]").first().waitFor();
});

onDevices([phone, desktop], "all factions, and from one to the next with all cards and bases", async (page, url) => {
  await page.goto(url);
  await page.locator('[data-action="factions"]').click();
  await page.getByRole("heading", { name: "Factions", level: 1 }).waitFor();
  await audit(page);
  await unfold(page);
  const names = await page.locator("[data-look]").evaluateAll((all) => all.map((e) => e.dataset.look));
  await page.locator(`[data-look="${names[0]}"]`).click();
  await page.getByRole("heading", { name: names[0], level: 1 }).waitFor();
  for (const name of [...names.slice(1), names[0]]) {
    // The heading is there before the rules of its set are.
    await page.locator('[aria-label="Cards"] .card-count').first().waitFor();
    // Its own twenty: its titan and the decks of its set stand in lists of their own.
    const copies = await page.locator('[aria-label="Cards"] .card-count').allTextContents();
    assert.equal(copies.map((n) => Number(n.replace(/\D/g, ""))).reduce((a, b) => a + b, 0), 20);
    const bases = await page.locator('[aria-label="Bases"] li').count();
    assert.ok(bases > 0 || (await page.getByText("'s bases are not published").count()) > 0, "it has bases, or is said to have none");
    await page.locator('[data-action="next"]').press("Enter");
    await page.getByRole("heading", { name, level: 1, exact: true }).waitFor();
  }
  await page.locator('[data-action="prev"]').click();
  await page.getByRole("heading", { name: names.at(-1), level: 1 }).waitFor();
  await audit(page);
  await page.goBack();
  await page.getByRole("heading", { name: names[0], level: 1 }).waitFor();
});

onDevices([phone, desktop], "a faction shows its titan, and the decks that come with its set", async (page, url) => {
  await page.goto(`${url}#factions`);
  const marked = page.locator("[data-look]:has(.faction-titan)");
  await unfold(page);
  const names = await marked.evaluateAll((all) => all.map((e) => e.dataset.look));
  assert.ok(names.length > 0, "some factions have titans");
  await page.goto(`${url}#faction=${names[0].toLowerCase().replaceAll(" ", "_")}`);
  const titan = page.getByRole("list", { name: "Titan", exact: true }).getByRole("listitem");
  await titan.first().waitFor();
  assert.equal(await titan.count(), 1);
  assert.match(await titan.locator(".card-kind").textContent(), /^Titan( · since changed)?$/);
  assert.match(await titan.textContent(), /Special:|Ongoing:|Talent:/, "with its text");
  await page.goto(`${url}#faction=clerics`);
  const monsters = page.getByRole("list", { name: "The monster deck" }).getByRole("listitem");
  await monsters.first().waitFor();
  assert.match(await monsters.first().locator(".card-kind").textContent(), /^(Undead m|M)onster, power \d+, worth \d+ treasures?$/);
  assert.ok((await page.getByRole("list", { name: "The treasure deck" }).getByRole("listitem").count()) > 0);
  assert.match(await page.locator('[aria-label="Bases"]').textContent(), /brings \d+ monster/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
  await audit(page, "a faction with decks");
});

onDevices([phone, desktop], "the rules of what not every game has bring their examples if wanted", async (page, url) => {
  await page.goto(`${url}#rules/burying`);
  await page.waitForFunction(() => document.activeElement?.id === "rules-burying");
  const shown = page.locator("section", { has: page.locator("#rules-burying") });
  assert.equal(await shown.locator(".sample").count(), 0, "nothing is fetched for those who do not ask");
  await shown.locator('[data-action="example"]').click();
  await shown.locator(".sample .site").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rules-burying", "where one was");
  for (const section of ["duels", "monsters", "granted"]) {
    const part = page.locator("section", { has: page.locator(`#rules-${section}`) });
    const button = part.locator('[data-action="example"]');
    if (await button.isVisible()) await button.click();
    await part.locator(".sample .site").waitFor();
    assert.ok((await part.locator("figcaption").textContent()).length > 10);
  }
  for (const section of ["titans", "owners", "directly"]) {
    await page.locator("section", { has: page.locator(`#rules-${section}`) }).locator(".sample").waitFor();
  }
  await audit(page, "the rules with all examples");
});

onDevices([phone, desktop], "in the setup one looks from faction to faction", async (page, url) => {
  await page.goto(`${url}#new`);
  await unfold(page);
  await page.locator('[data-look="Pirates"]').click();
  const dialog = page.getByRole("dialog", { name: "Pirates" });
  await dialog.waitFor();
  await audit(page);
  await dialog.locator('[data-action="next"]').click();
  await page.getByRole("dialog", { name: "Robots" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Tricksters" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("dialog").count(), 0);
});
