// Somebody who plays by clicking: one step of a game at a time, chosen by a small random generator.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A game's address, with fixed seats and factions. */
export function game(url, seed, more = "") {
  return `${url}#new?seed=${seed}&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben${more}`;
}

/** Opens the position of a scenario of this folder, and waits for its first question. */
export async function bring(page, url, name) {
  await page.goto(url);
  await page.locator(".import summary").click();
  await page.locator(".import textarea").fill(readFileSync(new URL(`${name}.toml`, import.meta.url), "utf8"));
  await page.locator('[data-action="import"]').click();
  await page.locator('[data-action="play-position"]').click();
  await page.locator('[data-question="play-cards"]').waitFor();
}

/** Numbers from 0 to 1, the same for the same seed. */
export function chance(seed) {
  let x = (seed * 7919) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x / 4294967296;
  };
}

/** The open game as it is kept: its answers, how many they are, and the whole text. */
export function kept(page) {
  return page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    const text = localStorage.getItem(location.hash.replace("#game=", "smashup.1.game.")) ?? "";
    const given = new URLSearchParams(text).get("answers") ?? "";
    return { given, answers: given.split(".").length - 1, text };
  });
}

/** What goes on with a screen that is no question. */
const SCREENS = ["take device", "pass device", "seen", "shown"].map((answer) => `[data-answer="${answer}"]`).join();

/** What is on the screen: `take device`, `pass device`, `seen`, `shown`, the kind of the open question, or nothing. */
export function scene(page) {
  return page.evaluate((screens) => {
    const pass = document.querySelector(screens);
    return pass?.dataset.answer ?? document.querySelector("[data-question]")?.dataset.question;
  }, SCREENS);
}

/** One click. Gives a word for it, or nothing where there was nothing to click, also after a while. */
export async function step(page, random) {
  // A show is over without a draw: whether it has ended by itself before is to change nothing.
  if ((await scene(page)) === "shown" && (await page.evaluate(endShow))) return "shown";
  const draws = [random(), random(), random(), false, SCREENS];
  for (let tries = 0; tries < 40; tries += 1) {
    const word = await page.evaluate(clickSomething, draws);
    if (word || (await scene(page)) === "over") return word;
    await sleep(50);
  }
  return undefined;
}

/** As `step`, but what would be clicked only gets the attribute `data-wanted`, for somebody without a pointer. */
export async function want(page, random) {
  return page.evaluate(clickSomething, [random(), random(), random(), true, SCREENS]);
}

function endShow() {
  const on = document.querySelector('[data-answer="shown"]');
  on?.click();
  return Boolean(on);
}

function clickSomething([first, second, third, mark, screens]) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const some = (list, at) => list[Math.floor(at * list.length)];
  const click = (element, word) => {
    if (mark) {
      for (const old of all("[data-wanted]")) old.removeAttribute("data-wanted");
      (element.querySelector(".base-name") ?? element).setAttribute("data-wanted", "");
    } else {
      element.click();
    }
    return `${word} ${element.dataset.answer ?? element.dataset.card ?? element.dataset.base}`;
  };
  const pass = document.querySelector(screens);
  if (pass) return click(pass, "device");
  const question = document.querySelector("[data-question]");
  if (!question || question.dataset.question === "over") return undefined;
  const buttons = [...question.querySelectorAll("button[data-answer]:not(:disabled):not([data-card])")];
  const places = all("[data-legal]:not([data-chosen]):not([data-usable])").filter(
    (e) => e.dataset.zone !== "hand" && (e.dataset.card ?? e.dataset.base),
  );
  const why = question.dataset.question;
  if (why === "open-call") return click(some(buttons, first), why);
  if (document.querySelector("[data-lifting]")) {
    const play = question.querySelector('[data-answer="play"]');
    if (places.length > 0 && (!play || first < 0.8)) return click(some(places, second), "drop");
    return click(play ?? question.querySelector('[data-action="put-back"]'), "let go");
  }
  const done = question.querySelector('[data-answer="done"]:not(:disabled)');
  if (done && first < 0.7) return click(done, why);
  const cards = all('[data-zone="hand"][data-legal]:not([data-chosen])');
  if (why === "play-cards") {
    const uses = buttons.filter((b) => b.dataset.answer !== "end");
    if (cards.length > 0 && first < 0.95) return click(some(cards, second), "lift");
    if (uses.length > 0 && third < 0.6) return click(some(uses, second), "use");
    return click(question.querySelector('[data-answer="end"]'), why);
  }
  // Declining only where there is nothing else: more happens then.
  const declines = (b) => /^(pass|no$|ask again)/.test(b.dataset.answer);
  const wanted = [...cards, ...places, ...buttons.filter((b) => !declines(b))];
  const choice = some(wanted.length > 0 ? wanted : buttons, second);
  return choice && click(choice, why);
}

/** Plays until `stop` says so of the scene; gives it, or nothing if the game ended or stuck before. */
export async function playUntil(page, random, stop, most = 1500) {
  for (let n = 0; n < most; n += 1) {
    const now = await scene(page);
    if (await stop(now)) return now;
    if (!(await step(page, random))) return undefined;
  }
  return undefined;
}
