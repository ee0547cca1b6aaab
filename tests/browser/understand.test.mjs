// Understanding what happens: what an answer brings is shown and never waited for, numbers and cards explain
// themselves, the log can be read and copied, and whoever was away is told in a few steps.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, flat, onDevices, phone, tablet } from "./harness.mjs";
import { chance, game, playUntil, scene, step } from "./player.mjs";

const HAND = '[data-zone="hand"][data-card]';
const PLAYING = ".motion[data-playing]";
/** In percent; so slow that nothing ends by itself while a test looks. */
const SLOW = 2;

/** Starts a game with animations at a speed, and takes the device. */
async function open(page, url, { seed = 7, speed, more = "" } = {}) {
  if (speed !== undefined) {
    await page.addInitScript((n) => localStorage.setItem("smashup.1.speed", String(n)), speed);
  }
  await page.goto(game(url, seed, more));
  await page.locator('[data-question], [data-answer="take device"]').first().waitFor();
  const take = page.locator('[data-answer="take device"]');
  if (await take.count()) await take.click();
}

/** Plays the first minion of the hand on the second base by taps; gives both names. */
async function playMinion(page) {
  const card = page.locator(`${HAND}[data-kind="minion"][data-legal]`).first();
  const name = await card.getAttribute("data-card");
  await card.click();
  const site = page.locator("[data-base]").nth(1);
  const base = await site.getAttribute("data-base");
  await site.click({ position: { x: 30, y: 60 } });
  return { name, base };
}

/** What of an animation is on the page. */
function shown(page) {
  return page.evaluate(() => ({
    drawn: document.querySelectorAll(".motion > *").length,
    held: document.querySelectorAll("[data-was], [data-coming]").length,
    words: document.querySelector(".motion-words")?.textContent ?? "",
  }));
}

onDevices([phone, desktop], "a play is shown as it happens, on top of a table that is already the newest", async (page, url) => {
  await open(page, url, { speed: SLOW });
  const { name, base } = await playMinion(page);
  await page.locator(PLAYING).waitFor({ state: "attached" });
  // The table and the question do not wait.
  const chip = page.locator(`[data-base="${base}"] button[data-card="${name}"]`);
  assert.equal(await chip.count(), 1);
  assert.ok(await scene(page));
  const now = await shown(page);
  assert.ok(now.drawn >= 2 && now.words.includes(name), JSON.stringify(now));
  // Whoever listens meets none of it.
  assert.equal(await page.locator('.motion[aria-hidden="true"]').count(), 1);
  assert.equal(await page.locator(".motion [data-card], .motion button, .motion [id]").count(), 0);
});

onDevices([phone, desktop], "a press ends what is shown, and counts", async (page, url) => {
  await open(page, url, { speed: SLOW });
  await playMinion(page);
  await page.locator(PLAYING).waitFor({ state: "attached" });
  const action = page.locator(`${HAND}[data-legal]`).first();
  await action.click();
  assert.deepEqual(await shown(page), { drawn: 0, held: 0, words: "" });
  await page.locator("[data-lifting]").waitFor();
});

onDevices([desktop], "a key ends what is shown", async (page, url) => {
  await open(page, url, { speed: SLOW });
  await playMinion(page);
  await page.locator(PLAYING).waitFor({ state: "attached" });
  await page.keyboard.press("Shift");
  assert.deepEqual(await shown(page), { drawn: 0, held: 0, words: "" });
});

onDevices([desktop], "it ends by itself and leaves nothing behind", async (page, url) => {
  await open(page, url, { speed: 300 });
  await playMinion(page);
  await page.waitForFunction(() => !document.querySelector(".motion > *, [data-was], [data-coming]"));
  await page.locator(PLAYING).waitFor({ state: "detached" });
});

onDevices([phone], "the speed is chosen in the menu, is kept, and at none nothing is shown", async (page, url) => {
  await open(page, url);
  await page.getByRole("button", { name: "Menu" }).click();
  const off = page.locator('[data-speed="0"]');
  await off.click();
  assert.equal(await off.getAttribute("aria-pressed"), "true");
  await audit(page);
  await page.reload();
  await page.locator('[data-answer="take device"]').click();
  await page.getByRole("button", { name: "Menu" }).click();
  assert.equal(await off.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("Escape");
  // Whatever were drawn would be seen, also if only for a moment.
  await page.evaluate(() => {
    window.drawn = 0;
    const count = (changes) => changes.forEach((change) => (window.drawn += change.addedNodes.length));
    new MutationObserver(count).observe(document.querySelector(".motion"), { childList: true });
  });
  const { name, base } = await playMinion(page);
  await page.locator(`[data-base="${base}"] button[data-card="${name}"]`).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.evaluate(() => window.drawn), 0);
});

onDevices([{ ...desktop, name: "desktop, reduced motion", reducedMotion: "reduce" }], "with reduced motion nothing travels", async (page, url) => {
  await open(page, url, { speed: SLOW });
  await playMinion(page);
  await page.locator(PLAYING).waitFor({ state: "attached" });
  const names = await page.evaluate(() =>
    [...document.querySelectorAll(".motion > *")].map((e) => getComputedStyle(e).animationName),
  );
  assert.ok(names.length > 0);
  for (const name of names) assert.ok(["appear", "vanish"].includes(name), names.join());
});

onDevices([phone], "nothing that is shown or logged tells a hidden card, and a hand-over empties both", async (page, url) => {
  await open(page, url, { seed: 21, speed: SLOW });
  const random = chance(21);
  /** The cards that each player holds, as they saw them last. */
  const hands = new Map();
  let looked = 0;
  await playUntil(
    page,
    random,
    async (now) => {
      if (now === "take device" || now === "pass device") {
        const left = await page.locator(".motion > *, [role=log]").evaluateAll((all) => all.map((e) => (e.checkVisibility() ? e.className : "")).join(""));
        assert.equal(left, "", "nothing is left at a hand-over");
        return false;
      }
      const owner = await page.locator(`${HAND}[data-seat]`).first().getAttribute("data-seat", { timeout: 50 }).catch(() => null);
      if (owner) {
        const own = await page.locator(HAND).evaluateAll((all) => all.map((e) => e.dataset.card));
        hands.set(owner, own);
        const others = [...hands].filter(([seat]) => seat !== owner).flatMap(([, cards]) => cards);
        const drawn = await page.locator(".motion").evaluateAll((all) => all.map((e) => e.textContent).join(" "));
        const open = await page.evaluate(() => {
          const hand = document.querySelector(".hand");
          return [...document.querySelectorAll("main *")].filter((e) => !hand?.contains(e) && !e.closest(".motion, .log-frame, .ticker, .recap")).map((e) => e.dataset?.card).filter(Boolean);
        });
        for (const card of others) {
          if (!open.includes(card) && !own.includes(card)) looked += 1;
          // A card of another hand is only named if a card of that name is open, too, or was just seen by all.
          if (drawn.includes(card)) {
            const log = await page.locator("[role=log]").first().textContent();
            assert.ok(open.includes(card) || own.includes(card) || log.includes(card), `${card} is not told: ${drawn}`);
          }
        }
        assert.ok(!/draws (?!a card|\d+ cards)/.test(await logOfOthers(page, owner)), "what others draw is not named");
      }
      return looked > 60;
    },
    300,
  );
  assert.ok(looked > 60, `${looked} looks at cards of others' hands`);
});

/** The lines about drawing of all others than the owner of the hand on the screen. */
async function logOfOthers(page, owner) {
  const names = ["Ana", "Ben"];
  const lines = await page.locator("[role=log] li").allTextContents();
  return lines.filter((line) => line.startsWith(names[owner === "1" ? 1 : 0])).join("\n");
}

onDevices([phone, desktop], "the log names cards that open, groups by cause, and is copied as text", async (page, url) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, url, { seed: 2, speed: 0, more: "&open=1" });
  await playUntil(page, chance(2), async () => (await page.locator(".log-under .log-card").count()) > 2);
  await page.locator(".ticker").click();
  const log = page.getByRole("log").first();
  const frame = page.locator(".log-frame").last();
  const card = frame.locator(".log-card").last();
  const name = await card.textContent();
  await frame.locator('[data-action="copy-log"]').click();
  await frame.getByText("Copied").waitFor();
  await audit(page);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.includes(name) && text.includes("turn begins") && text.split("\n").length > 5, text);
  assert.ok((await log.locator(".log-turn").count()) > 0);
  await card.click();
  await page.getByRole("dialog").getByRole("heading", { name, exact: true }).waitFor();
});

onDevices([phone, desktop], "a card in full explains its words and has its rulings", async (page, url) => {
  await open(page, url, { speed: 0, more: "&open=1", seed: 3 });
  const found = await playUntil(page, chance(3), async (now) => {
    const all = '[data-base] button[data-card="First Mate"], [data-base] button[data-card="Zapbot"]';
    return now === "play-cards" && (await page.locator(all).count()) > 0;
  });
  assert.equal(found, "play-cards");
  const chip = page.locator('[data-base] button[data-card="First Mate"], [data-base] button[data-card="Zapbot"]').first();
  await chip.click();
  const sheet = page.getByRole("dialog");
  await sheet.locator('[data-help="rulings"] summary').click();
  assert.ok((await sheet.locator('[data-help="rulings"] li').first().textContent()).length > 20);
  await sheet.locator('[data-help="terms"] summary').click();
  assert.ok((await sheet.locator('[data-help="terms"] dt').count()) > 1);
  assert.ok(await sheet.locator('[data-help="terms"] dd').first().isVisible());
  await audit(page);
});

onDevices([phone, desktop], "a base and the points of a player say where their numbers come from", async (page, url) => {
  await open(page, url, { seed: 11, speed: 0, more: "&open=1" });
  await playUntil(page, chance(11), async (now) => {
    const points = await page.locator(".player-vp").allTextContents();
    return now === "play-cards" && points.some((n) => Number(n) > 0);
  });
  const vp = page.locator(".player-vp");
  const all = (await vp.allTextContents()).map(Number);
  const seat = all.findIndex((n) => n > 0);
  await vp.nth(seat).click();
  const sheet = page.getByRole("dialog");
  const parts = await sheet.locator(".sheet-parts li b").allTextContents();
  assert.equal(parts.map(Number).reduce((a, b) => a + b, 0), all[seat], "the parts make the whole");
  await audit(page);
  await sheet.getByRole("button", { name: "Close" }).click();
  const site = page.locator("[data-base]:has(button.chip .burst)").first();
  await site.locator(".base-name").click();
  const total = Number(await sheet.locator(".totals").locator("xpath=preceding-sibling::p[1]/b").textContent());
  const each = await sheet.locator(".totals > li > b").allTextContents();
  assert.equal(each.map(Number).reduce((a, b) => a + b, 0), total);
});

onDevices([phone], "a held card is shown beside the finger and leads to its rulings", async (page, url) => {
  await open(page, url, { seed: 5, speed: 0, more: "&open=1" });
  const random = chance(5);
  const asks = ["destroy", "return", "move"];
  const why = await playUntil(page, random, async (now) => {
    return asks.includes(now) && (await page.locator("button.chip[data-legal]").count()) > 0;
  });
  assert.ok(why, "a question with targets came up");
  const chip = page.locator("button.chip").first();
  const box = await chip.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const at = { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  const peek = page.locator(".peek-held");
  await peek.waitFor();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const card = await peek.boundingBox();
  const { width, height } = page.viewportSize();
  assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.width <= width && card.y + card.height <= height, JSON.stringify(card));
  const under = at.x > card.x && at.x < card.x + card.width && at.y > card.y && at.y < card.y + card.height;
  assert.ok(!under, "it is not under the finger");
  assert.equal(await scene(page), why, "holding answers nothing");
  await audit(page);
  await peek.locator('[data-action="more"]').tap();
  await page.getByRole("dialog").locator(".sheet-text").waitFor();
});

onDevices([phone], "what was said on the way to a hand-over does not lie on what happened since", async (page, url) => {
  await page.goto(game(url, 15));
  await page.locator('[data-answer="take device"]').waitFor();
  const said = page.locator(".said");
  const found = await playUntil(page, chance(15), async (now) => now === "take device" && (await said.count()) > 0);
  assert.equal(found, "take device");
  await page.locator('[data-answer="take device"]').click();
  await page.locator("[data-recap]").waitFor();
  assert.equal(await said.count(), 0);
});

onDevices([phone, tablet, desktop], "what was only told in passing lies on nothing that is read or pressed, and not on the end", async (page, url) => {
  await open(page, url, { seed: 1, speed: 0, more: "&seats=person,easy" });
  const remark = page.locator(".said.remark");
  let met = 0;
  const end = await playUntil(page, chance(1), async () => {
    await page.locator('[data-question="thinking"]').waitFor({ state: "detached" });
    if ((await scene(page)) === "over") return true;
    // What is told goes with the next press, and so does what it lies on.
    const on = await page.evaluate(() => {
      const box = document.querySelector(".said.remark")?.getBoundingClientRect();
      if (!box) return undefined;
      const lies = (e) => {
        const other = e.getBoundingClientRect();
        return other.left < box.right && box.left < other.right && other.top < box.bottom - 1 && box.top + 1 < other.bottom;
      };
      const parts = document.querySelectorAll(".recap-step, .recap-ways button, .player button, .base-name, .meter, .answer");
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return [...parts].filter(lies).map((e) => e.textContent).concat(top.closest(".said") ? "it takes presses" : []);
    });
    if (on) met += 1;
    assert.deepEqual(on ?? [], []);
    return false;
  });
  assert.ok(end && (await scene(page)) === "over");
  assert.ok(met > 0, "somebody was passed");
  await page.locator(".end button").first().waitFor();
  assert.equal(await remark.count(), 0);
});

onDevices([phone, flat, desktop], "since your last turn: a few steps, each to be opened, and skipped", async (page, url) => {
  await open(page, url, { seed: 9, speed: 0 });
  const random = chance(9);
  let seen = 0;
  const found = await playUntil(
    page,
    random,
    async (now) => {
      if (now !== "play-cards") return false;
      const steps = await page.locator(".recap-step").count();
      assert.ok(steps <= 6, `${steps} steps`);
      seen += steps > 0 ? 1 : 0;
      return steps >= 3 && seen > 2;
    },
    600,
  );
  assert.equal(found, "play-cards");
  const count = await page.locator(".recap-step").count();
  await audit(page);
  // What a card does is read in the question, which the steps do not lie on.
  await page.locator(`${HAND}[data-legal]`).first().click();
  const text = page.locator(".question > .lifted-text");
  await text.waitFor();
  const read = await text.evaluate((e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [0.2, 0.8].every((part) => !document.elementFromPoint(x + width / 2, y + height * part)?.closest(".recap"));
  });
  assert.ok(read, "its text is not covered");
  await page.locator('[data-action="put-back"]').click();
  await page.locator(".recap-step").first().click();
  const sheet = page.getByRole("dialog");
  for (let n = 1; n <= count; n += 1) {
    await sheet.getByRole("heading", { name: `${n} of ${count}` }).waitFor();
    assert.ok((await sheet.locator(".recap-lines li").count()) > 0);
    await sheet.locator('[data-action="next-step"]').click();
  }
  assert.equal(await page.locator("[data-recap]").count(), 0);
  assert.ok(await step(page, random), "and the game goes on");
});
