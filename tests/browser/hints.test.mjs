// "What could I do?" against a computer: asked, found, pointed at and never played; and the first game against one.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, onDevices, phone } from "./harness.mjs";
import { game, kept } from "./player.mjs";

const HINT = '.bar [data-action="hint"]';
const FOUND = ".hints [data-hint]";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** Opens a game of one person against a computer, at the first question to the person. */
async function alone(page, url, seats = "person,easy-even") {
  await page.goto(game(url, 7, `&seats=${seats}`));
  await page.locator('[data-question="play-cards"]').waitFor();
  // What the game begins with is shown for a while.
  await page.keyboard.press("Shift");
}

/** Asks for hints; what each says to do and why. */
async function ask(page) {
  await page.locator(HINT).click();
  await page.locator(FOUND).first().waitFor();
  return page.locator(FOUND).evaluateAll((all) =>
    all.map((hint) => ({ what: hint.querySelector("b").textContent, why: hint.querySelector("span").textContent })),
  );
}

/** Whether a ring lies around the element, within a few pixels. */
async function ringed(page, nth, target) {
  await page.locator(".pointing[data-placed]").waitFor();
  // Placed once more when all lies still.
  await page.waitForTimeout(450);
  const ring = await page.locator(".pointing ~ .lesson-ring").nth(nth).boundingBox();
  const box = await page.locator(target).first().boundingBox();
  assert.ok(ring && box, `${target} is drawn, and a ring`);
  const apart = [ring.x - box.x, ring.y - box.y, ring.x + ring.width - box.x - box.width, ring.y + ring.height - box.y - box.height];
  assert.ok(apart.every((n) => Math.abs(n) < 14), `the ring is around ${target}: ${JSON.stringify({ ring, box })}`);
}

onDevices([phone, desktop], "hints are asked for, pointed at, and play nothing", async (page, url) => {
  await alone(page, url);
  await page.locator(".hint-note").getByText("Not sure what to do?").waitFor();
  await audit(page, "a question with a way to hints");
  const before = await kept(page);
  const hints = await ask(page);
  // How many are found in the time there is depends on the machine.
  assert.ok(hints.length >= 1 && hints.length <= 3, JSON.stringify(hints));
  assert.ok(hints.every(({ what, why }) => what.length > 2 && why.endsWith(".")), JSON.stringify(hints));
  assert.equal(new Set(hints.map((hint) => hint.what)).size, hints.length);
  await audit(page, "hints");
  // One that is about a card of the hand and where it goes.
  const nth = hints.findIndex(({ what }) => / at /.test(what));
  assert.ok(nth >= 0, JSON.stringify(hints));
  const [card, base] = hints[nth].what.split(" at ");
  await page.locator(FOUND).nth(nth).click();
  await ringed(page, 0, `.hand [data-card="${card}"]`);
  await ringed(page, 1, `.board [data-base="${base}"]`);
  await audit(page, "a hint is pointed at");
  assert.equal((await kept(page)).answers, before.answers, "nothing has been played");
  assert.equal(await page.locator("[data-lifting]").count(), 0, "and nothing lifted");
  // The others are a press away, and found already.
  await action(page, "other-hints").click();
  assert.equal(await page.locator(FOUND).count(), hints.length);
  await page.locator(FOUND).nth(nth).click();
  await ringed(page, 0, `.hand [data-card="${card}"]`);
  // It is followed by hand: once lifted, the ring is around where it goes.
  await page.locator(`.hand [data-card="${card}"]`).first().click();
  await page.locator("[data-lifting]").waitFor();
  assert.equal(await page.locator(".pointing").isVisible(), false, "what was said is not in the way");
  await page.waitForTimeout(450);
  await page.locator(`.board [data-base="${base}"] .base-name`).click();
  await page.waitForFunction(() => !document.querySelector(".pointing"));
  assert.ok((await kept(page)).answers > before.answers);
  // It is said once that there are hints.
  await page.reload();
  await page.locator(HINT).waitFor();
  assert.equal((await page.locator(".hint-note").allTextContents()).join(""), "");
});

onDevices([desktop], "a hint goes when it is put away, and when the question is another", async (page, url) => {
  await alone(page, url);
  await ask(page);
  await page.locator(FOUND).first().click();
  await page.locator(".pointing[data-placed]").waitFor();
  await action(page, "no-hint").click();
  assert.equal(await page.locator(".pointing").count(), 0);
  // Back closes the list.
  await page.locator(HINT).click();
  await page.locator(FOUND).first().waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(FOUND).count(), 0);
  await page.locator('.bar [data-answer="end"]').click();
  await page.locator(`${HINT}`).waitFor({ timeout: 60_000 });
  const hints = await ask(page);
  assert.ok(hints.length > 0, "about the question that is open now");
});

onDevices([phone, desktop], "Back puts away what is pointed at before it leaves the game", async (page, url) => {
  await page.goto(url);
  await alone(page, url);
  const address = page.url();
  const pointed = page.locator(".pointing[data-placed]");
  await ask(page);
  await page.locator(FOUND).first().click();
  await pointed.waitFor();
  await page.goBack();
  await pointed.waitFor({ state: "detached" });
  assert.equal(page.url(), address, "still in the game");
  // So does Escape.
  await ask(page);
  await page.locator(FOUND).first().click();
  await pointed.waitFor();
  await page.keyboard.press("Escape");
  await pointed.waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForFunction((address) => location.href !== address, address);
});

onDevices([phone], "without a worker the page finds hints itself, and stays free", async (page, url) => {
  await page.addInitScript(() => delete window.Worker);
  await alone(page, url);
  const hints = await ask(page);
  assert.ok(hints.length >= 1);
  // As many as there are of them: the same thinking in the same code.
  await page.locator(FOUND).first().click();
  await page.locator(".pointing[data-placed]").waitFor();
});

onDevices([desktop], "nobody is advised among people, in the lesson, or while several people share the device", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-question="play-cards"]').waitFor();
  assert.equal(await page.locator(HINT).count(), 0, "people among themselves");
  await page.goto("about:blank");
  await page.goto(game(url, 7, "&open=1&seats=person,easy,person").replace("Robots+Zombies", "Robots+Zombies,Aliens+Wizards").replace("Ana,Ben", "Ana,Ben,Cleo"));
  await page.locator('[data-question="play-cards"]').waitFor();
  assert.equal(await page.locator(HINT).count(), 0, "two people and a computer");
  await page.goto("about:blank");
  await page.goto(`${url}#learn`);
  await page.locator(".bubble[data-placed]").waitFor();
  assert.equal(await page.locator(HINT).count(), 0, "the lesson has its own");
});

const CORE = ["Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies"];

/** As somebody who has finished the lesson and no game. */
async function learnt(page) {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("smashup.1.played", "lesson");
  });
}

onDevices([phone, desktop], "after the lesson an easy computer is the first offer, with the first set", async (page, url) => {
  await learnt(page);
  await page.goto(url);
  const first = page.locator('.home-main > [data-action="first"]');
  assert.match(await first.textContent(), /Play the computer.*Easy.*Core Set/);
  await audit(page, "the start page after the lesson");
  await page.getByText("random factions of the Core Set").waitFor();
  await first.click();
  await page.locator('[data-question="play-cards"]').waitFor();
  await page.locator(".hint-note").getByText("Not sure what to do?").waitFor();
  const meta = await page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    const id = location.hash.replace("#game=", "");
    const seats = new URLSearchParams(localStorage.getItem(`smashup.1.game.${id}`)).get("seats");
    return { seats, ...JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`)) };
  });
  assert.match(meta.seats, /^person,easy-\w+$/, "whoever is new begins");
  assert.ok(meta.factions.flat().every((faction) => CORE.includes(faction)), `${meta.factions}`);
  // "Back" leads to the start page, where the game is to be resumed and is the one that stands out.
  await page.goBack();
  await action(page, "resume").waitFor();
  await page.goto(`${url}#solo`);
  await page.getByText("Ready.", { exact: true }).waitFor();
  const chosen = await page.locator(".slot.full").allTextContents();
  assert.ok(chosen.every((text) => CORE.some((faction) => text.includes(faction))), `${chosen}`);
});
