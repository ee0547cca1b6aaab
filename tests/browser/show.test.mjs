// What happens is a show, and nothing overtakes it: a scoring step by step, the card that another plays, the end.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { audit } from "./audit.mjs";
import { desktop, onDevices, phone } from "./harness.mjs";
import { bring, chance, game, kept, playUntil, scene } from "./player.mjs";

const still = { ...phone, name: "phone, reduced motion", reducedMotion: "reduce" };
/** In percent: the show of a scoring takes three seconds. */
const QUICK = 300;

/** Opens a game with hidden hands, or another, at a speed. */
async function open(page, url, { seed = 7, speed = QUICK, more = "" } = {}) {
  await page.addInitScript((n) => localStorage.setItem("smashup.1.speed", String(n)), speed);
  await page.goto(game(url, seed, more));
  await page.locator('[data-question], [data-answer="take device"]').first().waitFor();
}

/** Whether a scoring is being shown. */
async function scores(page) {
  const show = page.locator(".show");
  return (await show.count()) > 0 && /VP with/.test(await show.textContent({ timeout: 500 }).catch(() => ""));
}

/** Plays until a base has just scored. */
async function untilScoring(page, random = chance(3)) {
  assert.equal(await playUntil(page, random, async (now) => now === "shown" && (await scores(page))), "shown");
}

/** Notes what is on the screen whenever that changes: the step of the scoring, the points, and any other screen. */
async function note(page) {
  await page.evaluate(() => {
    window.noted = [];
    const look = () => {
      const turn = document.querySelector(".act-score")?.dataset.turn;
      const step = turn ?? ["broken", "dealt"].find((c) => document.querySelector(`.motion .${c}`));
      const vp = [...document.querySelectorAll(".player-vp b")].map((b) => b.dataset.was ?? b.textContent).join();
      const screen = document.querySelector(".screen, [data-question=play-cards]") !== null;
      const now = JSON.stringify({ step, vp, screen });
      if (window.noted.at(-1) !== now) window.noted.push(now);
    };
    look();
    const what = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.querySelector("main"), what);
  });
}

onDevices([phone, desktop], "with hidden hands a scoring is shown step by step, and nothing overtakes it", async (page, url) => {
  await open(page, url);
  await untilScoring(page);
  await note(page);
  await page.locator(".show").waitFor({ state: "detached" });
  const noted = (await page.evaluate(() => window.noted)).map((line) => JSON.parse(line));
  const steps = noted.map((now) => now.step).filter(Boolean);
  const order = ["forward", "power", "places", "points", "broken", "dealt"];
  const met = order.filter((step) => steps.includes(step));
  // What was over before it could be looked at is not there.
  assert.deepEqual(met.slice(-5), order.slice(-5));
  assert.deepEqual([...new Set(steps)], met, "in this order");
  const vp = (step) => new Set(noted.filter((now) => now.step === step).map((now) => now.vp));
  const [before] = vp("places");
  assert.deepEqual([...vp("points")].slice(0, 1), [before], "points fly before the totals change");
  assert.ok(!vp("dealt").has(before), "and then they have");
  const first = noted.findIndex((now) => now.screen);
  assert.ok(first < 0 || first > noted.findLastIndex((now) => now.step), "nothing else comes before it is over");
  assert.equal(await page.locator(".motion > *, [data-was], [data-coming]").count(), 0);
});

onDevices([phone, desktop], "a press ends the show and does nothing else, a longer one only stops it", async (page, url) => {
  await open(page, url);
  await untilScoring(page);
  const { answers } = await kept(page);
  await page.locator(".act-score").waitFor();
  const { width, height } = page.viewportSize();
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  const held = await page.locator(".act-score").getAttribute("data-turn");
  await sleep(1500);
  assert.equal(await page.locator(".act-score").getAttribute("data-turn"), held, "it stands still");
  await page.mouse.up();
  await page.locator(".motion[data-held]").waitFor({ state: "detached" });
  assert.ok(await page.locator(".show").count(), "and goes on");
  await page.mouse.click(width / 2, height / 2);
  await page.locator(".show").waitFor({ state: "detached" });
  assert.equal(await page.locator(".motion > *, [data-was], [data-coming]").count(), 0);
  assert.equal((await kept(page)).answers, answers);
  assert.equal(await page.locator('[role="dialog"].sheet').count(), 0, "what lay under the finger is not opened");
});

for (const [devices, speed] of [[[still], 100], [[desktop], 0]]) {
  onDevices(devices, `where nothing moves a scoring is told, until it has been read (speed ${speed})`, async (page, url) => {
    await open(page, url, { speed });
    await untilScoring(page);
    const lines = page.locator(".show-lines li");
    await sleep(1200);
    assert.ok((await lines.count()) > 1);
    assert.match(await page.locator(".show-lines").innerText(), /VP with \d+ power/);
    assert.equal(await page.locator(".motion > *").count(), 0);
    await audit(page);
    await page.reload();
    await page.locator(".show-lines").waitFor();
    await page.locator('[data-answer="shown"]').click();
    await page.locator(".show").waitFor({ state: "detached" });
  });
}

onDevices([phone, desktop], "the base that wins is shown before the end, where the points add up", async (page, url) => {
  await open(page, url, { speed: 0 });
  let before = false;
  const end = await playUntil(page, chance(3), async (now) => {
    if (now === "play-cards") before = false;
    before ||= now === "shown" && (await scores(page));
    return now === "over";
  });
  assert.equal(end, "over");
  assert.ok(before, "what happened to it came before");
  await page.locator(".end .course-drawing").waitFor();
  assert.equal(await page.locator(".end button").first().getAttribute("data-action"), "rematch");
  const title = await page.locator("#end-title").textContent();
  const all = page.locator(".end .standing");
  for (let n = 0; n < (await all.count()); n += 1) {
    const parts = (await all.nth(n).locator("li b").allTextContents()).map(Number);
    const whole = Number(await all.nth(n).locator(".standing-vp").textContent());
    assert.equal(parts.reduce((a, b) => a + b, 0), whole);
    assert.match(await all.nth(n).innerText(), n === 0 ? /Pirates|Robots/ : /Zombies|Ninjas/);
  }
  // Whoever asks is told what decided it; found out in a worker.
  await Promise.all([page.waitForEvent("worker"), page.locator('.end [data-action="moments"]').click()]);
  const moments = page.locator(".moments li");
  await moments.first().waitFor({ timeout: 60_000 });
  const told = await moments.allInnerTexts();
  assert.ok(told.length <= 3, `${told}`);
  const turns = told.map((line) => {
    const [, turn, who] = line.match(/^Turn (\d+), (Ana|Ben): .+\. *\nInstead: .+\. .+\.$/) ?? assert.fail(line);
    assert.ok(!title.startsWith(who), "who has won did nothing wrong");
    return Number(turn);
  });
  assert.deepEqual(turns, [...turns].sort((a, b) => a - b));
  await audit(page);
  // The worker that has looked back is gone; where there is none the page comes to the same by itself.
  for (let waits = 0; page.workers().length > 0 && waits < 50; waits += 1) await sleep(100);
  assert.equal(page.workers().length, 0);
  await page.addInitScript(() => (globalThis.Worker = undefined));
  await page.reload();
  await page.locator('.end [data-action="moments"]').click();
  await moments.first().waitFor({ timeout: 60_000 });
  assert.deepEqual(await moments.allInnerTexts(), told);
});

onDevices([phone, desktop], "a card that a computer plays is large, with its text, until one goes on", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.pace", "tap"));
  await open(page, url, { more: "&seats=person,easy" });
  const large = page.locator(".act-card");
  const random = chance(5);
  let met = 0;
  for (let n = 0; n < 60 && met < 3; n += 1) {
    await page.locator('.act-card, [data-question]:not([data-question="thinking"])').first().waitFor();
    if ((await large.count()) === 0) {
      await playUntil(page, random, async (now) => now === "thinking" || (await large.count()) > 0);
      continue;
    }
    met += 1;
    const name = await large.locator(".face-name").textContent();
    assert.ok((await large.locator(".face-text").evaluate((e) => getComputedStyle(e).display)) !== "none");
    assert.ok((await page.locator(".motion-words").textContent()).includes(name));
    const { answers } = await kept(page);
    if (met === 1) {
      await sleep(1500);
      assert.equal((await kept(page)).answers, answers, "the computer waits");
    }
    assert.equal(await large.locator(".face-name").textContent(), name, "it stays");
    const { x, y, width, height } = await large.boundingBox();
    assert.ok(x >= 0 && y >= 0 && x + width <= page.viewportSize().width && y + height <= page.viewportSize().height);
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForFunction((name) => document.querySelector(".act-card .face-name")?.textContent !== name, name);
    if ((await scene(page)) === "over") break;
  }
  assert.equal(met, 3);
});

onDevices([phone, desktop], "why a computer played a card is asked beside the card, and read for as long as one likes", async (page, url) => {
  await open(page, url, { speed: 100, more: "&seats=person,easy" });
  const large = page.locator(".act-card");
  const ask = large.locator(".why");
  const random = chance(5);
  await playUntil(page, random, async (now) => now === "thinking" || (await ask.count()) > 0);
  await ask.first().waitFor();
  const name = await large.locator(".face-name").textContent();
  const { answers } = await kept(page);
  await (page.viewportSize().width < 600 ? ask.tap() : ask.click());
  const said = large.locator(".why-said:not([aria-busy])");
  await said.waitFor();
  assert.match(await said.textContent(), /\w+ \w+/);
  // Longer than any card is shown by itself.
  await sleep(8000);
  assert.equal(await large.locator(".face-name").textContent(), name, "it stays");
  assert.equal((await kept(page)).answers, answers, "and the computer waits");
  const [card, words] = [await large.locator(".card").boundingBox(), await large.locator(".act-words").boundingBox()];
  const { width, height } = page.viewportSize();
  assert.ok(words.x >= 0 && words.x + words.width <= width && words.y + words.height <= height, JSON.stringify(words));
  assert.ok(words.y >= card.y + card.height || words.x >= card.x + card.width, "the card can be read, too");
  await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
  await page.waitForFunction((name) => document.querySelector(".act-card .face-name")?.textContent !== name, name);
});

onDevices([phone, desktop], "what others have done since is seen again on the table, step by step, and one comes back to the game", async (page, url) => {
  await open(page, url, { speed: 100 });
  const steps = page.locator(".recap-step");
  const found = await playUntil(page, chance(9), async (now) => now === "play-cards" && (await steps.count()) >= 2, 600);
  assert.equal(found, "play-cards");
  const { answers } = await kept(page);
  const cards = () => page.locator(".board .chip").evaluateAll((all) => all.map((e) => e.dataset.card).join());
  const hand = () => page.locator(".hand [data-card]").evaluateAll((all) => all.map((e) => e.dataset.card).join());
  const turn = () => page.locator(".player[data-current]").getAttribute("data-seat");
  const [now, own, theirs] = [await cards(), await hand(), await turn()];
  await page.locator('[data-action="look-back"]').click();
  const again = page.locator('[data-question="since"]');
  await again.waitFor();
  // It goes on by itself to the first step.
  await again.getByText(/^1 of \d/).waitFor();
  await page.locator(".motion[data-playing]").waitFor();
  assert.notEqual(await turn(), theirs, "it is as it was then");
  assert.equal(await hand(), own, "with the hand of who looks");
  assert.equal(await page.locator(".recap-step[aria-current]").count(), 1);
  const on = page.locator('[data-action="see-on"]');
  const of = Number((await again.getByText(/^1 of \d/).textContent()).split(" ").pop());
  await audit(page, "what is seen again");
  for (let n = 2; n <= of; n += 1) {
    await on.click();
    await again.getByText(`${n} of ${of}`).waitFor();
    assert.ok((await again.locator("li").count()) > 0, "and told");
  }
  assert.deepEqual([await cards(), await turn()], [now, theirs], "up to now");
  if (of > 1) {
    await page.locator('[data-action="see-back"]').click();
    await again.getByText(`${of - 1} of ${of}`).waitFor();
  }
  await page.goBack();
  await again.waitFor({ state: "detached" });
  await page.locator('[data-question="play-cards"]').waitFor();
  assert.equal(await cards(), now);
  assert.ok((await steps.count()) > 0, "the steps are still there");
  // A step that is read is seen from there, and Escape leads back as well.
  await steps.last().click();
  await page.locator('[data-action="see-step"]').click();
  await again.waitFor();
  await page.keyboard.press("Escape");
  await again.waitFor({ state: "detached" });
  assert.equal((await kept(page)).answers, answers, "nothing has been played");
});

onDevices([desktop], "how long what others play stays is a setting, and kept", async (page, url) => {
  await open(page, url, { more: "&open=1" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator('[data-action="settings"]').click();
  await page.locator('[data-setting="pace tap"]').check({ force: true });
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.pace")), "tap");
});

/** Notes which sounds are made and how long the device shakes, in place of making them. */
async function listen(page) {
  await page.addInitScript(() => {
    window.heard = [];
    window.listens = true;
    navigator.vibrate = (long) => window.heard.push(`shakes ${long}`);
    const tones = (long) => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {}, value: long });
    const node = () => ({ connect: (next) => next, start() {}, stop() {}, gain: tones(), frequency: tones() });
    window.AudioContext = class {
      state = "running";
      sampleRate = 100;
      currentTime = 0;
      destination = node();
      constructor() {
        window.heard.push("begins");
      }
      createOscillator() {
        window.heard.push("tone");
        return node();
      }
      createGain = node;
      createBiquadFilter = node;
      createBufferSource = node;
      createBuffer = (_, length) => ({ getChannelData: () => new Float32Array(length) });
    };
  });
}

onDevices([phone, desktop], "what happens is heard, not before the first press, and not where sound is off", async (page, url) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await listen(page);
  await open(page, url, { more: "&open=1" });
  const heard = () => page.evaluate(() => window.heard.splice(0));
  assert.deepEqual(await heard(), []);
  assert.ok(!asked.some((address) => address.endsWith("/sounds.js")), "not on a first visit");
  // A real press: others do not count for browsers.
  await page.locator(".player").first().click();
  await untilScoring(page);
  await page.locator(".show").waitFor({ state: "detached" });
  const all = await heard();
  assert.ok(all.includes("begins") && all.filter((what) => what === "tone").length > 5, all.join());
  assert.ok(all.includes("shakes 60"), "a scoring is felt");
  assert.ok(all.includes("shakes 35"), "and the next turn");
  // One press on the table, two on a phone: it lies in the menu there.
  const mute = page.locator('[data-action="mute"]:visible');
  if ((await mute.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
  await mute.first().click();
  assert.equal(await mute.first().getAttribute("aria-pressed"), "false");
  await page.keyboard.press("Escape");
  await heard();
  await untilScoring(page, chance(5));
  await page.locator(".show").waitFor({ state: "detached" });
  const silent = await heard();
  assert.deepEqual(silent.filter((what) => !what.startsWith("shakes")), []);
  assert.ok(silent.includes("shakes 60"), "vibration is a setting of its own");
  await page.reload();
  await page.locator("[data-question]").first().waitFor();
  assert.equal(await page.locator('[data-action="mute"]').first().getAttribute("aria-pressed"), "false");
});

onDevices([phone], "what is destroyed at a base that lay open goes from its place at the closed one, with the sign of it", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "25"));
  await bring(page, url, "struck");
  const hand = page.locator('.hand [data-card="Seeing Stars"]');
  await hand.tap();
  await page.locator("[data-lifting]").waitFor();
  const oasis = page.locator('[data-base="Jungle Oasis"]');
  const low = await oasis.locator('.chip[data-card="Collector"]').first().boundingBox();
  await page.touchscreen.tap(low.x + low.width / 2, low.y + low.height - 6);
  if (process.env.SMASHUP_LOOK) await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/open-${page.viewportSize().width}.png` });
  await page.locator("[data-grown]").waitFor();
  await oasis.locator('.chip[data-card="Collector"]').last().tap();
  await page.locator("[data-grown]").waitFor({ state: "detached" });
  await page.locator(".flyer.struck").waitFor();
  if (process.env.SMASHUP_LOOK) await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/struck-${page.viewportSize().width}.png` });
  const [base, flyer, sign] = [await oasis.boundingBox(), await page.locator(".flyer.struck").boundingBox(), await page.locator(".flyer.struck > .sign").boundingBox()];
  const within = ({ x, y, width, height }) => x > base.x && y > base.y - 8 && x + width < base.x + base.width && y + height < base.y + base.height + 8;
  assert.ok(within(flyer), JSON.stringify([flyer, base]));
  assert.ok(Math.abs(sign.x - flyer.x) < 6 && Math.abs(sign.y - flyer.y) < 6, JSON.stringify([sign, flyer]));
  assert.equal(await page.locator(".motion > .sign").count(), 0, "no other card is said to be destroyed");
});

onDevices([phone], "what is destroyed lies on none of those beside it until it goes", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "25"));
  await bring(page, url, "few");
  const walker = page.locator('[data-base="Jungle Oasis"] .chip[data-card="Walker"]');
  await page.locator('.hand [data-card="Seeing Stars"]').click();
  await page.locator("[data-lifting]").waitFor();
  const before = await walker.boundingBox();
  await page.locator('[data-base="Jungle Oasis"] .chip[data-card="Collector"]').click();
  await page.locator(".flyer.chip.seat-2").waitFor();
  const [flyer, now] = [await page.locator(".flyer.chip.seat-2").boundingBox(), await walker.boundingBox()];
  assert.ok(now.x >= flyer.x + flyer.width || now.y >= flyer.y + flyer.height, JSON.stringify([flyer, now]));
  await page.locator(".flyer").first().waitFor({ state: "detached" });
  await page.locator("[data-beside]").first().waitFor({ state: "detached" });
  assert.ok((await walker.boundingBox()).x < before.x, "then it lies where there is room");
});
