// The table: dragging and tapping, questions, passing the device, undo, reload, and a game to its end.
import assert from "node:assert/strict";
import { desktop, mouseDrag, onDevices, phone, tablet, touchDrag } from "./harness.mjs";
import { chance, game, playUntil, scene, step } from "./player.mjs";

const HAND = '[data-zone="hand"][data-card]';

/** Starts a new game and waits for its first screen. */
async function start(page, url, seed, more = "") {
  await page.goto(game(url, seed, more));
  await page.locator('[data-question], [data-answer="take device"]').first().waitFor();
}

/** Starts a new game and takes the device. */
async function open(page, url, seed = 7) {
  await start(page, url, seed);
  await page.locator('[data-answer="take device"]').click();
  await page.locator(HAND).first().waitFor();
}

/** The first legal minion or action of the hand. */
function legal(page, kind) {
  return page.locator(`${HAND}[data-kind="${kind}"][data-legal]`).first();
}

/** The names of the cards shown at a base. */
function at(page, base) {
  return page.locator(`[data-base="${base}"] button[data-card]`).evaluateAll((all) => all.map((e) => e.dataset.card));
}

async function names(page) {
  return page.locator(HAND).evaluateAll((all) => all.map((e) => e.dataset.card));
}

async function dragMinion(page, drag) {
  const card = legal(page, "minion");
  const name = await card.getAttribute("data-card");
  const site = page.locator("[data-base]").nth(1);
  const base = await site.getAttribute("data-base");
  await drag(page, card, site);
  await page.locator(`[data-base="${base}"] [data-card="${name}"]`).waitFor();
  assert.equal(await scene(page), "play-cards", "no click was made of the drag");
  return { name, base };
}

onDevices([desktop], "the mouse drags a minion onto a base, and an undo brings it back", async (page, url) => {
  await open(page, url);
  const before = await names(page);
  const { name, base } = await dragMinion(page, mouseDrag);
  assert.equal((await names(page)).length, before.length - 1);
  await page.locator('[data-action="undo"]').click();
  await page.locator(`${HAND}[data-card="${name}"]`).waitFor();
  assert.deepEqual(await names(page), before, "the card and its place are taken back together");
  assert.deepEqual(await at(page, base), []);
});

onDevices([phone, tablet], "a finger drags a minion onto a base", async (page, url) => {
  await open(page, url);
  await dragMinion(page, touchDrag);
  // The next tap counts: nothing was swallowed that should not be.
  await legal(page, "action").tap();
  await page.locator("[data-lifting]").waitFor();
});

onDevices([desktop], "Escape puts the card back", async (page, url) => {
  await open(page, url);
  const before = await names(page);
  const card = await legal(page, "minion").boundingBox();
  const site = await page.locator("[data-base]").first().boundingBox();
  await page.mouse.move(card.x + 20, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(site.x + 40, site.y + 60, { steps: 8 });
  await page.locator("[data-over]").waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.equal(await page.locator("[data-lifting]").count(), 0);
  assert.deepEqual(await names(page), before);
});

onDevices([phone], "a second finger puts the card back", async (page, url) => {
  await open(page, url);
  const before = await names(page);
  const card = await legal(page, "minion").boundingBox();
  const site = await page.locator("[data-base]").first().boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [from, to] = [{ x: card.x + 20, y: card.y + 40, id: 0 }, { x: site.x + 90, y: site.y + 60, id: 0 }];
  await send("touchStart", from);
  await send("touchMove", { ...from, y: from.y - 40 });
  await send("touchMove", to);
  await page.locator("[data-over]").waitFor();
  await send("touchStart", to, { x: 180, y: 700, id: 1 });
  await page.locator("[data-lifting]").waitFor({ state: "detached" });
  await send("touchEnd");
  assert.deepEqual(await names(page), before);
});

onDevices([desktop], "an illegal drop says why", async (page, url) => {
  await open(page, url);
  await dragMinion(page, mouseDrag);
  const second = page.locator(`${HAND}[data-kind="minion"]:not([data-legal])`).first();
  await mouseDrag(page, second, page.locator("[data-base]").first());
  await page.getByRole("alert").waitFor();
});

onDevices([phone, desktop], "a tap lifts an action, a tap on a target plays it", async (page, url) => {
  await open(page, url);
  const tap = (place) => (page.viewportSize().width < 600 ? place.tap() : place.click());
  await tap(page.locator(`${HAND}[data-legal][aria-label*="Action on a base"]`).first());
  const target = page.locator("[data-base][data-legal]").last();
  const base = await target.getAttribute("data-base");
  const name = await page.locator("[data-lifted]").getAttribute("data-card");
  await tap(target);
  await page.locator(`[data-base="${base}"] [data-card="${name}"]`).waitFor();
});

onDevices([desktop], "the keyboard puts a card back, is on it again, and plays it", async (page, url) => {
  await open(page, url);
  const all = page.locator('[data-zone="hand"][data-kind="minion"][data-legal]');
  assert.ok((await all.count()) > 1, "it is not just the first");
  const card = all.last();
  const name = await card.getAttribute("data-card");
  await card.press("Enter");
  await page.locator("[data-lifting]").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-lifting]").count(), 0);
  const place = await card.getAttribute("data-hand");
  await page.waitForFunction((place) => document.activeElement?.dataset.hand === place, place);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches("[data-base][data-legal] button"));
  await page.keyboard.press("Enter");
  await page.locator(`[data-base] [data-card="${name}"]`).waitFor();
});

onDevices([phone], "a card that is held is shown in full", async (page, url) => {
  await open(page, url);
  const box = await page.locator(HAND).first().boundingBox();
  const name = (await names(page))[0];
  const devtools = await page.context().newCDPSession(page);
  const point = { x: box.x + 20, y: box.y + 40 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.getByRole("dialog").getByRole("heading", { name }).waitFor();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForTimeout(100);
  assert.equal(await page.locator("[data-lifting]").count(), 0, "letting go is no tap");
});

onDevices([phone], "all bases are on the screen at once, for two and for four players", async (page, url) => {
  for (const [factions, players] of [["", 2], ["Wizards+Aliens,Tricksters+Dinosaurs", 4]]) {
    const names = ["Ana", "Ben", "Cleo", "Dan"].slice(0, players).join();
    const all = ["Pirates+Ninjas,Robots+Zombies", factions].filter(Boolean).join();
    await page.goto("about:blank");
    await page.goto(`${url}#new?seed=3&factions=${all}&names=${names}`);
    await page.locator('[data-answer="take device"]').click();
    assert.equal(await page.locator("[data-base]").count(), players + 1);
    for (const base of await page.locator("[data-base]").all()) {
      const box = await base.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= 740 && box.height > 60, JSON.stringify(box));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `nothing is wider than the screen: ${wide}`);
  }
});

onDevices([phone], "another player answers in a window, through the open call and the hand-over", async (page, url) => {
  await start(page, url, 11);
  const random = chance(11);
  // Only a call that names somebody else than the one who holds the device.
  const called = await playUntil(page, random, async (now) => {
    if (now !== "open-call") return false;
    assert.equal(await page.locator(HAND).count(), 0, "no hand is shown during an open call");
    return true;
  });
  assert.equal(called, "open-call");
  const seat = page.locator('[data-question="open-call"] [data-answer^="player"]').last();
  const name = (await seat.textContent()).replace(/\W/g, "");
  await seat.click();
  if ((await scene(page)) === "take device") {
    await page.getByRole("heading", { name: `Pass to ${name}` }).waitFor();
    await page.locator('[data-answer="take device"]').click();
  }
  await page.locator('[data-question="window"]').waitFor();
  assert.ok((await page.locator("[data-question]").textContent()).includes(name));
  await step(page, random);
  assert.ok(await scene(page), "the game goes on");
});

onDevices([desktop], "nobody wants: one tap passes for all, and the base scores", async (page, url) => {
  await start(page, url, 11);
  const random = chance(11);
  assert.equal(await playUntil(page, random, (now) => now === "open-call"), "open-call");
  await page.locator('[data-answer="nobody"]').click();
  assert.ok(await scene(page));
  await playUntil(page, random, async () => {
    const vp = await page.locator(".player-vp").allTextContents();
    return vp.some((n) => Number(n) > 0);
  });
  const vp = await page.locator(".player-vp").allTextContents();
  assert.ok(vp.some((n) => Number(n) > 0), `somebody has scored: ${vp}`);
});

onDevices([phone], "a reload in the middle of a question goes on with it", async (page, url) => {
  await start(page, url, 5);
  const random = chance(5);
  const why = await playUntil(page, random, (now) => ["destroy", "move", "move-to", "return", "discard"].includes(now));
  assert.ok(why, "a question came up");
  const answers = () => page.locator("[data-answer]").evaluateAll((all) => all.map((e) => e.dataset.answer).sort());
  const before = await answers();
  await page.reload();
  await page.locator('[data-answer="take device"]').waitFor();
  assert.equal(await page.locator(HAND).count(), 0, "the hand-over comes first");
  await page.locator('[data-answer="take device"]').click();
  assert.equal(await scene(page), why);
  assert.deepEqual(await answers(), before);
  assert.ok(await step(page, random));
});

onDevices([phone], "nothing hidden is in the document between two people", async (page, url) => {
  await start(page, url, 21);
  const random = chance(21);
  const known = new Set();
  let handovers = 0;
  await playUntil(
    page,
    random,
    async (now) => {
      if (now === "take device") {
        handovers += 1;
        // The table lies there out of sight, as it is for somebody with no hand: what all know may be named on it.
        const all = await page.evaluate(() => {
          const all = document.documentElement.cloneNode(true);
          all.querySelectorAll(".board, .player-titans, [role=log], .ticker").forEach((e) => e.remove());
          return all.outerHTML + document.title;
        });
        for (const name of known) assert.ok(!all.includes(`"${name}"`) && !all.includes(`>${name}<`), `${name} is not told`);
        assert.ok(!all.includes("data-card"));
        const lies = await page.locator(".board [data-card], .player-titans [data-card]").evaluateAll((all) => all.map((e) => [e.dataset.zone, e.checkVisibility()]));
        assert.deepEqual(lies.filter(([zone, seen]) => zone === "hand" || seen), []);
      } else {
        for (const name of await names(page)) known.add(name);
      }
      return handovers > 12;
    },
    400,
  );
  assert.ok(handovers > 12, `${handovers} hand-overs`);
});

onDevices([phone], "a tab that was hidden shows the hand-over first", async (page, url) => {
  await open(page, url);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await page.locator('[data-answer="take device"]').waitFor();
  assert.equal(await page.locator(HAND).count(), 0);
});

onDevices([desktop], "a draw cannot be taken back, and the page says why", async (page, url) => {
  await open(page, url);
  await page.locator('[data-answer="end"]').click();
  await page.locator('[data-answer="pass device"]').click();
  await page.locator('[data-answer="take device"]').click();
  await page.locator('[data-action="undo"]').click();
  await page.getByRole("alert").waitFor();
});

for (const seed of [1, 2]) {
  onDevices([desktop, phone], `open hands: a whole game to its end, seed ${seed}`, async (page, url) => {
    await start(page, url, seed, "&open=1");
    const end = await playUntil(page, chance(seed), (now) => {
      assert.notEqual(now, "take device", "with open hands nothing is handed over");
      return now === "over";
    });
    assert.equal(end, "over");
    await page.getByRole("heading", { name: /win/ }).waitFor();
    await page.locator('[data-action="rematch"]').click();
    await page.locator('[data-question="play-cards"], [data-question="new-hand"]').waitFor();
  });
}

onDevices([{ name: "laptop", viewport: { width: 1024, height: 768 } }], "a card of a crowded hand has the shape of a whole card under the pointer, and is small", async (page, url) => {
  const factions = ["Pirates+Ninjas", "Robots+Zombies", "Wizards+Aliens", "Tricksters+Dinosaurs"];
  await page.goto(`${url}#new?seed=5&factions=${factions.join()}&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const cards = page.locator(HAND);
  const crowded = async (now) => now === "play-cards" && (await cards.count()) >= 8 && (await legal(page, "minion").count()) > 0;
  assert.equal(await playUntil(page, chance(5), crowded), "play-cards");
  const [part, face] = await Promise.all([legal(page, "minion"), legal(page, "minion").locator(".face")].map((e) => e.boundingBox()));
  assert.ok(part.width < face.width - 20, "others lie over it");
  await page.mouse.move(part.x + 20, part.y + 60);
  await page.mouse.down();
  await page.mouse.move(part.x + 60, part.y - 200, { steps: 6 });
  const ghost = await page.locator(".ghost").boundingBox();
  await page.mouse.up();
  assert.ok(ghost.width <= 85, `${ghost.width}`);
  assert.ok(Math.abs(ghost.width / ghost.height - face.width / face.height) < 0.01, "not cut as where others lie over it");
});
