// Computer opponents: sitting down with them, a whole game, what interrupts one that thinks, and what is never shown.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, flat, onDevices, phone, tablet } from "./harness.mjs";
import { chance, game, scene, step } from "./player.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** Moves come as quickly as the screen shows them. */
async function quickly(page) {
  await page.addInitScript(() => {
    // Not on the empty page in between, which has no storage.
    if (location.protocol !== "about:") localStorage.setItem("smashup.1.speed", "0");
  });
}

/** Opens a game with these seats, as in an address. */
async function against(page, url, seats, seed = 7, more = "") {
  await page.goto(game(url, seed, `&seats=${seats}${more}`));
  await page.locator("[data-question]").first().waitFor();
}

/** The open game, as it is saved. */
async function saved(page) {
  return page.evaluate(() => {
    dispatchEvent(new Event("pagehide"));
    const id = location.hash.replace(/^#\w+=/, "");
    const read = (kind) => localStorage.getItem(`smashup.1.${kind}.${id}`);
    return { id, game: Object.fromEntries(new URLSearchParams(read("game"))), meta: JSON.parse(read("meta")) };
  });
}

/** The number of answers so far, of all seats or of one. */
async function answers(page, seat) {
  const { game } = await saved(page);
  return [...game.by].filter((who) => seat === undefined || Number(who) === seat).length;
}

/** Waits until somebody else than a computer is asked, or the game is over. */
async function waited(page) {
  await page.waitForFunction(() => {
    const open = document.querySelector("[data-question], .screen [data-answer]");
    return open && open.dataset.question !== "thinking";
  });
}

/** As playUntil of player.mjs, at a table with computers; `look` is called whenever a person is to do something. */
async function play(page, random, stop, look = async () => {}) {
  for (let n = 0; n < 1500; n += 1) {
    await waited(page);
    const now = await scene(page);
    await look(now);
    if (await stop(now)) return now;
    if (!(await step(page, random))) return undefined;
  }
  return undefined;
}

/** Which cards of a seat are in the document though they do not lie open at a base: those in a hand. Cards have their
    numbers by owner, forty each. */
async function shown(page, seat) {
  return page.evaluate((seat) => {
    const closed = [...document.querySelectorAll("[data-hand], [data-drop]")].filter((e) => !e.closest(".board"));
    const ids = closed.map((e) => e.dataset.hand ?? e.dataset.drop).filter((id) => /^c?\d+$/.test(id));
    const numbers = new Set(ids.map((id) => Number(id.replace("c", ""))));
    return [...numbers].filter((card) => Math.floor(card / 40) === seat);
  }, seat);
}

onDevices([flat, desktop], "computers wait while it is called who plays with what", async (page, url) => {
  await against(page, url, "easy,person");
  const lines = page.locator(".opening:not(.gone) li");
  assert.equal(await lines.count(), 2);
  // Longer than an easy one thinks.
  await page.waitForTimeout(2_000);
  assert.equal(await answers(page), 0);
  // A press on what is called puts it away, and means nothing that lies below.
  const line = await lines.last().boundingBox();
  const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
  await (page.viewportSize().height < 400 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await lines.first().waitFor({ state: "hidden" });
  await page.locator(".act-card").waitFor();
  assert.equal(await page.locator(".sheet, .peek:popover-open").count(), 0);
  // None of the words beside the question is broken.
  await waited(page);
  const quiet = page.locator(".answers > .quiet");
  const broken = (all) => all.filter((e) => {
    const words = document.createRange();
    words.selectNodeContents(e);
    return !e.innerText.includes(" ") && new Set([...words.getClientRects()].map((r) => Math.round(r.y))).size > 1;
  }).map((e) => e.innerText);
  assert.ok((await quiet.count()) >= 2);
  assert.deepEqual(await quiet.evaluateAll(broken), []);
});

onDevices([phone, tablet, desktop], "one tap, and one person plays against one computer", async (page, url) => {
  await page.goto(url);
  await action(page, "solo").click();
  await page.getByText("Ready.", { exact: true }).waitFor();
  await audit(page, "setup against the computer");
  const computer = page.locator('[data-chair="2"]');
  assert.equal(await computer.inputValue(), "medium");
  const name = await page.getByLabel("Name of player 2").inputValue();
  assert.ok(name.length > 1, "it has a name");
  await page.locator('[data-temperament="2"]').selectOption("builder");
  await computer.selectOption("easy");
  assert.equal(await page.locator('[data-temperament="2"]').inputValue(), "builder", "it stays what it is");
  assert.equal(await page.locator('input[name="spare"]').count(), 0, "there is nobody else");
  await page.locator('[data-players="3"]').check({ force: true });
  assert.equal(await page.locator('[data-chair="3"]').inputValue(), "easy", "another of the same kind comes");
  await page.locator('input[name="spare"]').uncheck();
  await page.getByLabel("Name of player 3").fill("Deep Thought");
  // Which seat is whose is shown to be right whatever the lots say.
  await page.locator('input[name="lots"]').uncheck();
  await page.getByRole("button", { name: `Let begin: ${name}` }).click();
  assert.equal(await page.locator('[data-chair="1"]').inputValue(), "easy");
  assert.equal(await page.locator('[data-chair="3"]').inputValue(), "");
  await action(page, "start").click();
  await page.locator("[data-question]").first().waitFor();
  const { meta, game } = await saved(page);
  assert.deepEqual(meta.names, [name, "Deep Thought", "Player 1"]);
  assert.deepEqual(meta.computers, [0, 1]);
  assert.match(game.seats, /^easy-builder,easy-\w+,person,spares-nobody$/);
  await page.goto(`${url}#solo`);
  assert.equal(await page.locator('[data-chair="2"]').inputValue(), "easy", "the level is remembered");
  await page.locator('[data-chair="1"]').selectOption("hard");
  await page.locator('[data-chair="2"]').selectOption("");
  assert.equal(await page.getByLabel("Name of player 2").inputValue(), "", "a person has their own name");
});

onDevices([desktop, phone], "a whole game: one hand on the screen, no handing over, nothing hidden", async (page, url) => {
  await quickly(page);
  await against(page, url, "person,medium-raider");
  let looks = 0;
  const end = await play(page, chance(3), (now) => now === "over", async (now) => {
    assert.ok(!["take device", "pass device", "open-call", "agree"].includes(now), now);
    if (now !== "play-cards" || (looks += 1) % 4 !== 1) return;
    assert.match(await page.locator(".hand").getAttribute("aria-label"), /^Hand of Ana/);
    assert.deepEqual(await shown(page, 1), []);
    const own = await page.locator('[data-zone="hand"]').count();
    assert.equal((await shown(page, 0)).length, own, "only the own hand, and all of it");
  });
  assert.equal(end, "over");
  assert.ok(looks > 8, `${looks} turns`);
  await page.getByText("computer (medium), raids").waitFor();
  const { id, meta } = await saved(page);
  assert.ok(meta.finished && (await answers(page, 1)) > 20);
  await page.locator('.end [data-action="leave"]').click();
  await page.locator(`[data-game="${id}"]`).getByText("Ben computer").waitFor();
  await action(page, "stats").click();
  await page.locator('[data-score="Ben (computer)"]').waitFor();
  await page.goto(`${url}#replay=${id}`);
  await page.getByText(/^Step 0 of /).waitFor();
  await action(page, "step-on").click();
  await page.getByText(/^Step 1 of /).waitFor();
  assert.equal(await page.locator('[data-question="thinking"]').count(), 0, "nobody thinks in a replay");
});

onDevices([desktop], "a hard opponent decides again and again, and tells at the end of its turn what it did", async (page, url) => {
  await quickly(page);
  await against(page, url, "person,hard-even");
  const decided = async () => (await answers(page, 1)) >= 15;
  assert.ok(await play(page, chance(4), decided));
  assert.equal(page.workers().length, 1, "one worker for the whole game");
  await play(page, chance(4), (now) => now === "play-cards");
  await page.getByRole("heading", { name: /^Since your last turn/ }).waitFor();
  const steps = await page.locator(".recap-step").allInnerTexts();
  assert.ok(steps.some((step) => /Ben\s+Plays/.test(step)), steps.join("; "));
});

onDevices([phone, desktop], "left while it thinks, and resumed", async (page, url) => {
  await held(page);
  await against(page, url, "hard-even,person");
  await page.locator('[data-question="thinking"]').waitFor();
  await audit(page, "a computer thinks");
  const { id } = await saved(page);
  const before = await answers(page);
  await page.goto(`${url}#`);
  await action(page, "resume").waitFor();
  await page.waitForFunction(() => globalThis.workers.every((w) => w.ended));
  await page.evaluate(() => globalThis.release());
  await action(page, "resume").click();
  await waited(page);
  assert.equal((await saved(page)).id, id);
  assert.ok((await answers(page, 0)) > 0 && (await answers(page)) > before);
  await page.reload();
  await waited(page);
  assert.equal(await page.locator('[data-answer="take device"]').count(), 0, "there is one person only");
});

onDevices([phone], "in a hidden tab it waits, and goes on once", async (page, url) => {
  await quickly(page);
  // As browsers do: no frames while nobody sees the tab.
  await page.addInitScript(() => {
    const frame = globalThis.requestAnimationFrame.bind(globalThis);
    let [hidden, waiting] = [false, []];
    globalThis.requestAnimationFrame = (f) => (hidden ? waiting.push(f) : frame(f));
    Object.defineProperty(document, "hidden", { get: () => hidden });
    globalThis.hide = (on) => {
      hidden = on;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      if (!on) waiting.splice(0).forEach(frame);
    };
  });
  await held(page);
  await against(page, url, "hard-even,person");
  await page.locator('[data-question="thinking"]').waitFor();
  const before = await answers(page);
  await page.evaluate(() => {
    globalThis.hide(true);
    globalThis.release();
  });
  // Not by frames, of which there are none.
  await page.waitForFunction(() => globalThis.workers[0].answers > 0, undefined, { polling: 50 });
  assert.equal(await answers(page), before, "it is not given before somebody sees it");
  await page.evaluate(() => globalThis.hide(false));
  await waited(page);
  const { games, given } = await page.evaluate(() => {
    const [worker] = globalThis.workers;
    return { games: worker.games, given: worker.answers };
  });
  assert.equal(new Set(games).size, games.length, "nothing is thought about twice");
  assert.equal(given, games.length, "and every question has its answer");
});

for (const [what, broken] of [
  ["cannot be started", () => (globalThis.Worker = undefined)],
  [
    "fails",
    () =>
      (globalThis.Worker = class {
        postMessage({ number }) {
          if (number) setTimeout(() => this.onerror(new ErrorEvent("error", { cancelable: true })));
        }
        terminate() {}
      }),
  ],
]) {
  onDevices([phone], `a worker that ${what} is not missed`, async (page, url) => {
    await quickly(page);
    await page.addInitScript(broken);
    await against(page, url, "person,hard-opportunist");
    const decided = async () => (await answers(page, 1)) >= 5;
    assert.ok(await play(page, chance(4), decided));
    assert.equal(page.workers().length, 0);
  });
}

onDevices([phone, desktop], "who does not want to wait says so", async (page, url) => {
  await held(page);
  await against(page, url, "hard-even,person");
  const before = await answers(page);
  await page.locator('[data-question="thinking"]').waitFor();
  await action(page, "decide-now").click();
  // The worker holds the question back until it hears that.
  await page.waitForFunction(() => globalThis.workers[0].answers > 0);
  await page.evaluate(() => globalThis.release());
  await waited(page);
  assert.ok((await answers(page)) > before);
});

onDevices([phone, desktop], "why? is answered for its moves, and for no others", async (page, url) => {
  await quickly(page);
  await against(page, url, "person,easy-builder");
  const played = async (now) => now === "play-cards" && /Ben plays .*Ana plays/s.test(await log(page));
  assert.ok(await play(page, chance(4), played));
  // Where the log does not lie beside the table, the menu has it.
  await page.getByRole("button", { name: "Menu" }).click();
  await action(page, "log").click();
  const lines = page.locator(".log li:visible");
  const asked = await lines.filter({ has: action(page, "why") }).allInnerTexts();
  assert.ok(asked.length > 0 && asked.every((line) => line.startsWith("Ben ")), asked.join("; "));
  const first = lines.filter({ has: action(page, "why") }).first();
  await first.locator('[data-action="why"]').click();
  // It is said at once that it is being thought about.
  await page.locator(".why-said:not([aria-busy]):visible").first().waitFor();
  const why = await page.locator(".why-said:visible").first().innerText();
  assert.match(why, /^[A-Z].* .*\.$/);
  await audit(page, "the log with reasons");
});

/** The whole log as text. */
async function log(page) {
  return page.evaluate(() => [...document.querySelectorAll(".log li")].map((e) => e.textContent).join("\n"));
}

onDevices([phone], "among several people the device goes from person to person only", async (page, url) => {
  await quickly(page);
  const names = "&factions=Pirates+Ninjas,Robots+Zombies,Aliens+Wizards&names=Ana,Ben,Vera";
  await page.goto(`${url}#new?seed=7${names}&seats=person,person,easy-even`);
  const [seen, heading] = [new Set(), page.locator(".handover h1")];
  const turns = async () => (await saved(page)).meta.turn >= 8;
  await page.locator('[data-answer="take device"]').waitFor();
  const end = await play(page, chance(6), turns, async (now) => {
    if (now === "take device") seen.add((await heading.innerText()).replace(/^(Pass|Back) to /i, ""));
    if (now === "open-call") assert.equal(await page.locator('[data-answer="player 3"]').count(), 0);
  });
  assert.ok(end);
  assert.deepEqual([...seen].map((name) => name.toLowerCase()).sort(), ["ana", "ben"]);
  assert.ok((await answers(page, 2)) > 0);
});

onDevices([desktop], "where only computers play, one watches; the record and its links know who they are", async (page, url) => {
  await quickly(page);
  await against(page, url, "easy-even,easy-raider");
  await page.locator('[data-question="over"]').waitFor({ timeout: 100_000 });
  assert.equal(await page.locator('[data-zone="hand"]').count(), 0);
  await page.locator('.end [data-action="record"]').click();
  const [record, start] = await Promise.all(
    ["game", "start"].map((kind) => page.locator(`[data-link="${kind}"] input`).inputValue()),
  );
  assert.match(record, /&seats=easy-even,easy-raider/);
  assert.match(start, /&seats=easy-even,easy-raider$/);
  await page.goto("about:blank");
  await page.goto(record);
  await page.getByText(/^Step 0 of /).waitFor();
  await action(page, "play-on").click();
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  assert.equal((await saved(page)).game.seats, "easy-even,easy-raider");
  await page.goto("about:blank");
  await page.goto(`${url}#new?seed=7&names=Ana,Ben&seats=person,brutal`);
  await page.getByText('The seats "person,brutal" do not fit').waitFor();
});

onDevices([desktop], "what it has drawn stays unknown: it agrees to going back only while nothing was revealed", async (page, url) => {
  await quickly(page);
  await against(page, url, "person,easy-even");
  const next = async (now) => now === "play-cards" && (await answers(page, 1)) > 0;
  assert.ok(await play(page, chance(4), next));
  await action(page, "undo").click();
  await page.getByText("Computers agree for as long as nothing hidden").waitFor();
  await page.keyboard.press("Escape");
  // What was done since can be taken back as ever.
  const before = await answers(page);
  await page.locator('[data-zone="hand"][data-kind="minion"][data-legal]').first().click();
  await page.locator(".site[data-legal] .base-name").first().click();
  assert.ok((await answers(page)) > before);
  await action(page, "undo").click();
  assert.equal(await answers(page), before);
});

/** Workers that hold every question back until `release()` or until they are told to hurry, and count. */
async function held(page) {
  await page.addInitScript(() => {
    const Real = globalThis.Worker;
    globalThis.workers = [];
    globalThis.release = () => {
      globalThis.released = true;
      for (const worker of globalThis.workers) worker.letGo();
    };
    globalThis.Worker = class extends Real {
      answers = 0;
      kept = [];
      games = [];
      constructor(...all) {
        super(...all);
        globalThis.workers.push(this);
        this.addEventListener("message", ({ data }) => (this.answers += Number(data.answer !== undefined)));
      }
      letGo() {
        this.kept.splice(0).forEach((message) => super.postMessage(message));
      }
      postMessage(message) {
        if ("number" in message) this.games.push(message.game);
        const holds = "number" in message && !globalThis.released;
        if (holds) return this.kept.push(message);
        if (message.hurry) this.letGo();
        return super.postMessage(message);
      }
      terminate() {
        this.ended = true;
        super.terminate();
      }
    };
  });
}
