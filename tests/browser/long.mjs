// Long games, for what takes longer the longer a game is.
import { setTimeout as sleep } from "node:timers/promises";
import { chance, scene, step } from "./player.mjs";

/** What four players play with who share a device. */
export const FACTIONS = ["Pirates+Ninjas", "Robots+Zombies", "Wizards+Aliens", "Tricksters+Dinosaurs"];

/** How many answers a saved game has. */
export function answers(save) {
  return (new URLSearchParams(save).get("answers") ?? "").split(".").length - 1;
}

/** A game of four, played by one random generator. */
export class LongGame {
  constructor(page) {
    this.page = page;
    this.random = chance(3);
  }

  /** Begins it. */
  async begin(url) {
    await this.page.goto(`${url}#new?seed=3&factions=${FACTIONS}&open=1`);
    await this.page.locator("[data-question]").first().waitFor();
  }

  /** The game as it is kept, with what has just been done. */
  async text() {
    await sleep(200);
    return this.#kept("game");
  }

  /** What lists show of it. */
  meta() {
    return this.#kept("meta");
  }

  #kept(what) {
    return this.page.evaluate((what) => localStorage.getItem(location.hash.replace("#game=", `smashup.1.${what}.`)), what);
  }

  /** The most victory points that anybody has. */
  most() {
    return this.page.evaluate(() => Math.max(...[...document.querySelectorAll(".player-vp b")].map((b) => Number(b.textContent))));
  }

  /** Plays at random for so many steps, or until `stop` says so. */
  async play(most, stop = async () => false) {
    for (let n = 0; n < most && !(await stop()); n += 1) await step(this.page, this.random);
  }

  isOver = async () => (await scene(this.page)) === "over";

  /** Ends the turn, or does something else where that cannot be. */
  async onward() {
    const end = this.page.locator('[data-answer="end"]');
    if ((await end.count()) > 0) await end.evaluate((button) => button.click());
    else await step(this.page, this.random);
  }

  /** Lets turns pass in which nobody plays a card, until it has so many answers. */
  async pass(to) {
    while (answers(await this.#kept("game")) < to && !(await this.isOver())) await this.onward();
  }
}
