// For everyone: no finding of axe on any screen, and what a screen reader is told in a whole game.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, goOn, once, onDevices, phone, stateOf, unfold } from "./harness.mjs";
import { chance, game, playUntil, scene, want } from "./player.mjs";

const DEVICES = [desktop, phone].flatMap((device) =>
  ["light", "dark"].map((colorScheme) => ({ ...device, name: `${device.name}, ${colorScheme}`, colorScheme })),
);

function answer(page, what) {
  return page.locator(`[data-answer="${what}"]`);
}

onDevices(DEVICES, "axe finds nothing before and between games", async (page, url) => {
  await page.goto(url);
  await page.locator('[data-action="quick-game"]').waitFor();
  await audit(page, "start");
  await page.goto(`${url}#about`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await audit(page, "about");
  await page.goto(`${url}#new`);
  await page.locator(".shelf-set").first().waitFor();
  await audit(page, "setup");
  await unfold(page);
  await audit(page, "setup with all factions");
  await page.locator('[data-way="draft"]').check();
  await audit(page, "draft");
  await page.goto(game(url, 7));
  await answer(page, "take device").waitFor();
  await page.goto(url);
  await page.locator('[data-action="resume"]').waitFor();
  await audit(page, "start with saved games");
});

onDevices(DEVICES, "axe finds nothing at the table", async (page, url) => {
  await page.goto(game(url, 11));
  await answer(page, "take device").waitFor();
  await audit(page, "hand-over");
  await answer(page, "take device").click();
  await page.locator('[data-zone="hand"][data-card]').first().waitFor();
  await audit(page, "table");
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await audit(page, "menu");
  await page.locator('[data-action="settings"]').click();
  await audit(page, "settings");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Settings" }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await page.locator('.player [data-zone="discard"]').first().click();
  await audit(page, "discard pile");
  await page.keyboard.press("Escape");
  await page.locator(".base-name").first().click();
  await audit(page, "sheet of a base");
  await page.keyboard.press("Escape");
  await page.locator('[data-zone="hand"][data-kind="minion"][data-legal]').first().click();
  await page.locator("[data-lifting]").waitFor();
  await audit(page, "a card in the air");
  await page.keyboard.press("Escape");
  const random = chance(11);
  const questions = ["move", "move-to", "destroy", "choose", "choose-base", "discard", "return", "may", "play-extra"];
  assert.ok(await playUntil(page, random, (now) => questions.includes(now)));
  await audit(page, "question");
  assert.ok(await playUntil(page, random, (now) => now === "open-call"));
  await audit(page, "open call");
  assert.ok(await playUntil(page, random, (now) => now === "pass device"));
  await audit(page, "cards drawn");
  await answer(page, "pass device").click();
  await answer(page, "take device").click();
  if ((await scene(page)) === "play-cards") {
    await page.locator('[data-action="undo"]').click();
    await audit(page, "take back");
    const ask = page.locator('[data-action="ask-back"]').first();
    if ((await ask.count()) > 0) {
      await ask.click();
      await audit(page, "agreement");
      await answer(page, "refuse").click();
    }
  }
});

const finished = once(async (page, url) => {
  await page.goto(game(url, 1, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  assert.equal(await playUntil(page, chance(1), (now) => now === "over"), "over");
  return stateOf(page);
});

onDevices(DEVICES, "axe finds nothing at the end", async (page, url) => {
  await goOn(page, url, await finished());
  await audit(page, "end");
});

/** Which key leads to what is wanted, or nothing where the focus is on it already. */
function nextKey() {
  const wanted = document.querySelector("[data-wanted]");
  const on = document.activeElement;
  if (!wanted) return "lost";
  if (on === wanted) return "";
  if (wanted.closest(".screen, .sheet") || document.querySelector("[data-lifting]")) return "Tab";
  const areas = [".top", ".board", ".bar", ".hand"];
  const of = (e) => areas.findIndex((a) => e?.closest?.(a));
  const [here, there] = [of(on), of(wanted)];
  if (here < 0) return "Tab";
  return here < there ? "ArrowDown" : here > there ? "ArrowUp" : "ArrowRight";
}

/** Goes to what is wanted with the keyboard alone, and presses Enter there. */
async function press(page, word) {
  for (let n = 0; n < 150; n += 1) {
    const key = await page.evaluate(nextKey);
    if (key === "lost") return;
    if (!key) return page.keyboard.press("Enter");
    await page.keyboard.press(key);
  }
  assert.fail(`the keyboard does not reach: ${word}`);
}

/** Plays a whole game with open hands by keyboard alone; `heard` is called after each step. */
async function byKeyboard(page, url, seed, heard) {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.goto(game(url, seed, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  const random = chance(seed);
  for (let n = 0; n < 1500; n += 1) {
    if ((await scene(page)) === "over") return;
    const word = await want(page, random);
    assert.ok(word, "there is something to do");
    await press(page, word);
    await heard?.(word);
  }
  assert.fail("the game does not end");
}

/** What is said politely, and what has the focus, once both have come with the next frame. */
function told(page) {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return {
      now: document.querySelector("[data-question]")?.dataset.question,
      lifting: document.querySelector("[data-lifting]") !== null,
      said: document.querySelector("[aria-live]")?.textContent ?? "",
      on: document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
      body: document.activeElement === document.body,
      regions: [...document.querySelectorAll("[data-base]")].map((e) => e.getAttribute("aria-label")),
    };
  });
}

onDevices([desktop], "a screen reader is told a whole game", async (page, url) => {
  let [lifts, drops, optional] = [0, 0, 0];
  await byKeyboard(page, url, 2, async (word) => {
    const [what, ...rest] = word.split(" ");
    const name = rest.join(" ");
    const { now, lifting, said, on, body, regions } = await told(page);
    if (now === "over") return;
    assert.ok(!body, `after ${word} the focus is somewhere: ${on}`);
    for (const [n, region] of regions.entries()) {
      const words = /^Base (\d) of (\d), .+, -?\d+ of \d+; (nobody there|.+ -?\d+(, .+ -?\d+)*); \d+, \d+, \d+ points(; scores)?$/;
      const [, nth, all] = words.exec(region) ?? assert.fail(region);
      assert.deepEqual([Number(nth), Number(all)], [n + 1, regions.length]);
    }
    // A screen for all has the focus, and is read.
    if (now === undefined) return;
    if (what === "lift" && lifting) {
      lifts += 1;
      const aimed = /^(.+) over (.+)\./.exec(said);
      assert.ok(said.startsWith(`${name} is lifted.`) || aimed?.[1] === name, `${word}: ${said}`);
    } else if (what === "drop") {
      drops += 1;
      assert.match(said, / (plays|uses|moves?|places) /, `${word}: ${said}`);
    }
    // What is shown is told as well.
    if (now === "show") return assert.match(said, /VP|replaced/, word);
    if (now !== "play-cards" && !lifting) {
      assert.match(said, /\d+ options?\.|Yes or no\./, `${now}: ${said}`);
      if (said.includes("Optional.")) optional += 1;
    }
  });
  assert.ok(lifts > 5 && drops > 5, `${lifts} lifts, ${drops} drops`);
  assert.ok(optional > 0, "some questions were optional");
});

onDevices([desktop], "lifting, moving over, cancelling and dropping are told by name", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  const card = page.locator('[data-zone="hand"][data-kind="minion"][data-legal]').first();
  const name = await card.getAttribute("data-card");
  const status = page.locator("[aria-live]");
  const says = (text) => status.filter({ hasText: text }).waitFor({ state: "attached" });
  await card.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".base-name"));
  const base = await page.evaluate(() => document.activeElement.closest("[data-base]").dataset.base);
  await says(`${name} over ${base}. ${base}: 0 to`);
  await page.keyboard.press("Tab");
  await says(`${name} over`);
  await page.keyboard.press("Escape");
  await says(`${name} is put back.`);
  await page.waitForFunction(() => document.activeElement?.matches(".hand .card"));
  await card.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".base-name"));
  await page.keyboard.press("Enter");
  await says(`plays ${name} on ${base}.`);
  await page.waitForFunction(() => document.activeElement?.matches(".hand .card[data-legal], .question"));
});
