// Layouts: every base on the screen, nothing wider than it, whatever the device, the players and the crowd.
import assert from "node:assert/strict";
import { flat, goOn, once, onDevices, stateOf } from "./harness.mjs";
import { bring, chance, playUntil } from "./player.mjs";

const LONG = ["Wolfeschlegelsteinha", "MMMMMMMMMMMMMMMMMMMM", "Bartholomewsonssonnn", "WWWWWWWWWWWWWWWWWWWW"];
const FACTIONS = ["Pirates+Ninjas", "Robots+Zombies", "Wizards+Aliens", "Tricksters+Dinosaurs"];
const touch = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SCREENS = [
  { name: "small phone", viewport: { width: 360, height: 740 }, ...touch },
  { name: "phone", viewport: { width: 390, height: 844 }, ...touch },
  flat,
  { name: "tablet", viewport: { width: 820, height: 1180 }, ...touch },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
];

/** What does not fit the screen, in words. */
function misfits() {
  const [wide, high] = [innerWidth, innerHeight];
  const found = [];
  if (document.documentElement.scrollWidth > wide) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const inside = (e, name) => {
    const r = e.getBoundingClientRect();
    if (r.left < -1 || r.top < -1 || r.right > wide + 1 || r.bottom > high + 1)
      found.push(`${name}: ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
  };
  for (const e of document.querySelectorAll("[data-base]")) {
    inside(e, e.dataset.base);
    if (e.getBoundingClientRect().height < 44) found.push(`${e.dataset.base} is ${e.getBoundingClientRect().height} high`);
  }
  for (const e of document.querySelectorAll(".player, .question")) inside(e, e.className);
  for (const e of document.querySelectorAll(".player")) {
    // Both emblems of a player or none, apart from what else is told there.
    const around = e.querySelector(".player-factions").getBoundingClientRect();
    const shown = (r) => r.width >= 12 && r.right <= around.right + 1 && r.bottom <= around.bottom + 4;
    const seen = [...e.querySelectorAll(".badge")].map((b) => b.getBoundingClientRect()).filter(shown);
    if (seen.length !== 2) found.push(`${seen.length} emblems`);
    for (const part of e.querySelectorAll(".player-name, .player-vp b, .count")) {
      const r = part.getBoundingClientRect();
      const meets = (b) => b.left < r.right - 1 && r.left < b.right - 1 && b.top < r.bottom - 2 && r.top < b.bottom - 2;
      if (seen.some(meets)) found.push(`an emblem lies on ${part.className || "points"}: ${part.textContent}`);
    }
  }
  for (const e of document.querySelectorAll(".player-vp, .player-counts .count")) {
    const [part, whole] = [e, e.closest(".player")].map((x) => x.getBoundingClientRect());
    if (part.right > whole.right || part.bottom > whole.bottom) found.push(`${e.className} sticks out`);
  }
  const bar = document.querySelector(".bar").getBoundingClientRect();
  for (const e of document.querySelectorAll(".answers button, .question button.quiet")) {
    inside(e, e.textContent);
    if (e.getBoundingClientRect().bottom > bar.bottom + 1) found.push(`${e.textContent} is under the hand`);
  }
  return found;
}

/** A game of so many with long names, at three moments. */
async function moments(page, url, players) {
  const names = LONG.slice(0, players).join();
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.slice(0, players).join()}&names=${names}&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const empty = await stateOf(page);
  const most = () => page.evaluate(() => Math.max(...[...document.querySelectorAll("[data-base]")].map((e) => e.querySelectorAll("button[data-card]").length)));
  const full = await playUntil(page, chance(5), async (now) => now === "play-cards" && (await most()) >= players + 3, 600);
  assert.equal(full, "play-cards");
  const crowded = await stateOf(page);
  assert.equal(await playUntil(page, chance(6), (now) => now === "window", 600), "window");
  return { empty, crowded, "in a window": await stateOf(page) };
}

for (const players of [2, 3, 4]) {
  const game = once((page, url) => moments(page, url, players));
  onDevices(SCREENS, `${players} players with long names, at an empty and a crowded table`, async (page, url) => {
    for (const [moment, state] of Object.entries(await game())) {
      await goOn(page, url, state);
      assert.equal(await page.locator("[data-base]").count(), players + 1);
      assert.deepEqual(await page.evaluate(misfits), [], moment);
    }
    if (process.env.SMASHUP_LOOK) {
      await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/${players}-${page.viewportSize().width}.png`, scale: "css" });
    }
  });
}

const laptop = { name: "laptop", viewport: { width: 1024, height: 768 } };
const small = { name: "small window", viewport: { width: 1280, height: 720 } };

onDevices([...SCREENS, small], "names are read whole where they are short, with both emblems", async (page, url) => {
  const four = { factions: FACTIONS, names: ["Ana", "Ben", "Cleo", "Dan"] };
  const unnamed = page.viewportSize().width >= 1280 ? [{ factions: FACTIONS, names: ["Player 1", "Player 2", "Player 3", "Player 4"] }] : [];
  for (const { factions, names } of [four, { factions: FACTIONS.slice(0, 2), names: four.names.slice(0, 2) }, ...unnamed]) {
    await page.goto(`${url}#new?seed=5&factions=${factions.join()}&names=${names.join()}&open=1`);
    await page.locator("[data-question]").first().waitFor();
    assert.deepEqual(await page.evaluate(misfits), [], names.join());
    // Also late in the game.
    await page.evaluate(() => document.querySelectorAll(".player-vp b").forEach((e) => (e.textContent = "12")));
    const cut = await page.locator(".player-name span").evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent));
    assert.deepEqual(cut, []);
  }
});

onDevices([SCREENS[0]], "whose computer thinks is said in one line, beside name, counts and emblems", async (page, url) => {
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.join()}&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const covered = await page.locator(".player").evaluateAll((all) =>
    all.flatMap((player) => {
      const said = Object.assign(document.createElement("span"), { className: "thinks", textContent: "thinks …" });
      player.append(said);
      const [a, found] = [said.getBoundingClientRect(), []];
      if (a.height > 24) found.push(`${a.height} high`);
      for (const part of player.querySelectorAll(".player-name, .count, .badge")) {
        const b = part.getBoundingClientRect();
        if (a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom) found.push(part.className);
      }
      return found;
    }),
  );
  assert.deepEqual(covered, []);
  // Neither does what happens, in words, lie on the first base: it takes the line of what happened last.
  const [words, base] = await page.evaluate(() => {
    const said = Object.assign(document.createElement("p"), { className: "motion-words", textContent: "Tortuga scores" });
    said.style.setProperty("--top", `${document.querySelector(".ticker").getBoundingClientRect().y}px`);
    document.querySelector(".motion").append(said);
    return [said, document.querySelector(".base-name")].map((e) => e.getBoundingClientRect().toJSON());
  });
  assert.ok(words.bottom <= base.top + 1, JSON.stringify([words, base]));
});

const held = { name: "tablet", viewport: { width: 820, height: 1180 }, ...touch };

onDevices(SCREENS, "the keys of a record that is watched lie on no base", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.goto(`${url}#new?seed=7&factions=${FACTIONS.slice(0, 2).join()}&names=Ana,Ben&open=1`);
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  let plays = 0;
  await playUntil(page, chance(3), () => (plays += 1) > 30);
  await page.evaluate(() => (location.hash = location.hash.replace("game", "replay")));
  await page.locator(".replay").waitFor();
  const covered = () => {
    const bar = document.querySelector(".bar").getBoundingClientRect();
    const under = [...document.querySelectorAll("[data-base]")].filter((e) => {
      const { left, right, bottom } = e.getBoundingClientRect();
      return bottom > bar.top + 1 && left < bar.right - 1 && right > bar.left + 1;
    });
    return under.map((e) => e.dataset.base);
  };
  assert.deepEqual(await page.evaluate(covered), []);
});

onDevices([held], "on a tablet held upright cards take the height of their base, beside its whole text", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.join()}&names=Ana,Ben,Cleo,Dan&open=1`);
  const there = () => page.locator(".board .chip").count();
  const middle = await playUntil(page, chance(15), async (now) => now === "play-cards" && (await there()) >= 14, 600);
  assert.equal(middle, "play-cards");
  // Cards that have just come still slide into their places.
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  const bases = await page.locator("[data-base]").evaluateAll((all) => {
    const box = (e) => e.getBoundingClientRect();
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return all.map((site) => {
      const [text, cards] = [site.querySelector(".base-text"), [...site.querySelectorAll(".chip-in")]];
      const head = [text, site.querySelector(".base-name"), site.querySelector(".meter")].map(box);
      return {
        name: site.dataset.base,
        shares: cards.map((card) => box(card).height / box(site).height),
        cut: text.scrollHeight > text.clientHeight + 1,
        meets: cards.some((card) => head.some((part) => meets(box(card), part))),
      };
    });
  });
  for (const { name, shares, cut, meets } of bases) {
    assert.ok(!cut && !meets, `${name}: ${cut ? "its text is cut" : "a card lies on what it says"}`);
    // Up to five, whoever has them, fit side by side.
    if (shares.length <= 5) assert.ok(shares.every((share) => share > 0.7), `${name}: ${shares}`);
  }
});

onDevices([SCREENS[0], SCREENS[2]], "on a phone a base says all that it does while there is room", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.goto(`${url}#new?seed=7&factions=${FACTIONS.slice(0, 2).join()}&names=Ana,Ben&open=1`);
  const read = () =>
    page.locator("[data-base]").evaluateAll((all) =>
      all.map((site) => {
        const box = (e) => e.getBoundingClientRect();
        const [text, chips] = [site.querySelector(".base-text"), [...site.querySelectorAll(".chip-in")]];
        const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const whole = !text.textContent || box(text).height > 8 && text.scrollHeight <= text.clientHeight + 1 && text.scrollWidth <= text.clientWidth + 1;
        return { name: site.dataset.base, cards: chips.length, whole, covered: chips.some((c) => meets(box(c), box(text))) };
      }),
    );
  await page.locator("[data-question]").first().waitFor();
  assert.deepEqual((await read()).filter((base) => !base.whole), []);
  if (page.viewportSize().width > 600) return;
  const lone = async () => (await read()).filter((base) => base.cards === 1);
  assert.equal(await playUntil(page, chance(5), async (now) => now === "play-cards" && (await lone()).length > 0, 60), "play-cards");
  await page.waitForFunction(() => document.getAnimations().every((a) => a.playState !== "running"));
  assert.deepEqual((await lone()).filter((base) => !base.whole || base.covered), []);
});

/** Which parts of a player's panel lie on one another, but for cards on cards, or beyond its edge, in words. Runs in the page. */
function heaped() {
  const box = (e) => e.getBoundingClientRect();
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll(".player")].flatMap((player) => {
    const parts = [...player.querySelectorAll(".player-name > span, .count, .player-vp b, .player-titans .chip-in")].filter((e) => e.checkVisibility());
    const pairs = parts.flatMap((a, n) => parts.slice(n + 1).map((b) => [a, b]));
    const cards = (pair) => pair.every((e) => e.matches(".chip-in"));
    const heaps = pairs.filter((pair) => !cards(pair) && meets(...pair.map(box)));
    const over = parts.filter((e) => box(e).right > box(player).right + 1).map((e) => [e, player]);
    return [...heaps, ...over].map((pair) => pair.map((e) => e.className || e.textContent).join(" on "));
  });
}

onDevices([...SCREENS, small], "beside titans that are set aside, too", async (page, url) => {
  await bring(page, url, "titans");
  assert.deepEqual(await page.evaluate(misfits), []);
  if (process.env.SMASHUP_LOOK) await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/titans-${page.viewportSize().width}.png`, scale: "css" });
  assert.deepEqual(await page.evaluate(heaped), []);
});

onDevices([SCREENS.at(-1)], "how large cards may be is found out anew whenever they come, go or change sides", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.goto(`${url}#new?seed=7&factions=${FACTIONS.slice(0, 2).join()}&names=Ana,Ben&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const sizes = () => page.locator("[data-base]").evaluateAll((all) => all.map((site) => `${site.dataset.base}: ${site.getAttribute("style")}`));
  const random = chance(11);
  for (let n = 0; n < 10; n += 1) {
    let plays = 0;
    assert.equal(await playUntil(page, random, async (now) => now === "play-cards" && (plays += 1) > 8, 80), "play-cards");
    const before = await sizes();
    await page.reload();
    await page.locator("[data-question]").first().waitFor();
    assert.deepEqual(before, await sizes());
  }
});

const upright = { name: "phone", viewport: { width: 360, height: 740 }, ...touch };

/** Where the bases and the question are. Runs in the page. */
function places() {
  const box = (e) => {
    const { x, y, width, height } = e.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  };
  return [...document.querySelectorAll("[data-base]")].map(box).concat(box(document.querySelector(".board")));
}

/** What of the question is cut, and what at the bases is seen through what lies on them. Runs in the page. */
function spoilt() {
  const line = document.querySelector(".question-line p");
  const cut = line && line.scrollHeight > line.clientHeight + 1 ? [`${line.innerText} is cut`] : [];
  const bar = document.querySelector(".bar").getBoundingClientRect();
  for (const e of document.querySelectorAll(".board .crowd-sum, .board .burst, .board .chip")) {
    const { x, y, width, height } = e.getBoundingClientRect();
    const [mx, my] = [x + width / 2, y + height / 2];
    const under = mx > bar.left + 9 && mx < bar.right - 9 && my > bar.top + 9 && my < bar.bottom;
    if (under && document.elementFromPoint(mx, my)?.closest(".board")) cut.push(`${e.className} comes through`);
  }
  return cut;
}

onDevices([upright, flat, SCREENS.at(-1), laptop], "whatever is asked, and while a card is lifted, the bases stay where they are", async (page, url) => {
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.slice(0, 3).join()}&names=Ana,Ben,Cleo&open=1`);
  await page.evaluate(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.locator('[data-question="play-cards"]').waitFor();
  // Until its letters have come, a line may be higher by a part of a pixel.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const sites = await page.evaluate(places);
  const dock = await page.locator(".question").boundingBox();
  for (const card of await page.locator(".hand .card").all()) {
    await card.click();
    await page.locator("[data-action='put-back']").waitFor();
    assert.deepEqual(await page.evaluate(places), sites, await card.getAttribute("data-card"));
    const now = await page.locator(".question").boundingBox();
    // In a window it may need a line more, which lies on the bases.
    const wide = page.viewportSize().width > 900;
    assert.deepEqual(now, wide ? { ...dock, y: now.y, height: now.height } : dock, "the question is as high as before");
    assert.ok(now.height >= dock.height && now.height < dock.height + 30, `${now.height} after ${dock.height}`);
    assert.equal(now.y + now.height, dock.y + dock.height);
    const back = await page.locator("[data-action='put-back']").boundingBox();
    assert.ok(back.y + back.height <= now.y + now.height + 1, "and its buttons are in it");
    await page.locator("[data-action='put-back']").click();
  }
  const seen = new Map();
  const rows = () => page.locator(".hand").getAttribute("data-rows");
  const told = () => page.locator("[data-recap], .duel").count();
  const turn = () => page.locator(".player[data-current]").getAttribute("data-seat");
  let [last, shorter] = [{}, 0];
  await playUntil(page, chance(7), async (why) => {
    if (!why || why === "over" || (await told()) > 0 || (await page.locator(".hand").count()) === 0) return false;
    const key = await rows();
    // In the same turn it stays as high as it was, however few cards are left.
    const here = { turn: await turn(), rows: Number(key) };
    if (here.turn === last.turn) assert.ok(here.rows >= last.rows, `${here.rows} rows after ${last.rows}`);
    if (here.rows > 1 && (await page.locator(".hand .card").count()) < 6) shorter += 1;
    last = here;
    const now = JSON.stringify(await page.evaluate(places));
    if (!seen.has(key)) seen.set(key, { now, whys: new Set() });
    assert.equal(now, seen.get(key).now, `${why}, ${key} rows in the hand`);
    assert.deepEqual(await page.evaluate(spoilt), [], why);
    seen.get(key).whys.add(why);
    return false;
  }, 260);
  const whys = [...seen.values()].flatMap((s) => [...s.whys]);
  assert.ok(new Set(whys).size > 4, `${whys}`);
  assert.ok(shorter > 0, "a hand of two rows was played down to one");
});

onDevices([flat], "a phone held across shows what was drawn with the way on", async (page, url) => {
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.slice(0, 2).join()}&names=Ana,Ben`);
  await page.locator('[data-answer="take device"]').waitFor();
  const random = chance(5);
  for (const [now, fewest] of [["pass device", 2], ["seen", 1]]) {
    const enough = async (scene) => scene === now && (await page.locator(".drawn .card").count()) >= fewest;
    assert.equal(await playUntil(page, random, enough, 400), now);
    const boxes = [page.locator(".drawn h1"), page.locator(".drawn .card").first(), page.locator(".drawn .answer")];
    for (const place of boxes) {
      const { y, height } = await place.boundingBox();
      assert.ok(y >= 0 && y + height <= 360, `${now}: ${y}, ${height}`);
    }
  }
});

onDevices([SCREENS[3], laptop, SCREENS.at(-1)], "the longest texts are read in the hand to their end", async (page, url) => {
  await bring(page, url, "longest");
  const cut = await page.locator(".hand .face-text").evaluateAll((all) =>
    all.filter((e) => !e.checkVisibility() || e.scrollHeight > e.clientHeight + 1).map((e) => `${e.scrollHeight} of ${e.clientHeight}: ${e.innerText}`),
  );
  assert.equal(await page.locator(".hand .face-text").count(), 5);
  assert.deepEqual(cut, []);
});

/** How much of the bases is cards, and the smallest letters in the hand, in pixels. Runs in the page. */
function use() {
  const area = (e) => {
    const { width, height } = e.getBoundingClientRect();
    return width * height;
  };
  const whole = (selector) => [...document.querySelectorAll(selector)].reduce((sum, e) => sum + area(e), 0);
  const texts = [...document.querySelectorAll(".hand .face-text")].filter((e) => e.checkVisibility());
  return {
    cards: whole("[data-base] .chip-in") / whole("[data-base]"),
    letters: Math.min(...texts.map((e) => parseFloat(getComputedStyle(e).fontSize))),
  };
}

onDevices([SCREENS.at(-1)], "in the middle of a game of four the cards take their room, and can be read", async (page, url) => {
  await page.goto(`${url}#new?seed=5&factions=${FACTIONS.join()}&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.evaluate(() => localStorage.setItem("smashup.1.speed", "0"));
  await page.locator("[data-question]").first().waitFor();
  const cards = () => page.locator(".board .chip").count();
  assert.equal(await playUntil(page, chance(15), async (now) => now === "play-cards" && (await cards()) >= 14, 500), "play-cards");
  // Nothing lands any more.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)));
  const { cards: covered, letters } = await page.evaluate(use);
  assert.ok(covered >= 0.35, `${covered} of the bases`);
  assert.ok(letters >= 13, `${letters} pixels`);
  // Texts at the bases end with a whole line, however high they may be.
  for (const height of [800, 900, 940, 980, 1020]) {
    await page.setViewportSize({ width: 1440, height });
    const cut = await page.locator(".board .chip-in").evaluateAll((all) =>
      all.flatMap((e) => {
        e.dataset.says = "So long a text. ".repeat(20);
        const { content, height, lineHeight } = getComputedStyle(e, "::before");
        const lines = (parseFloat(height) - 6) / parseFloat(lineHeight);
        return content !== "none" && content !== "normal" && Math.abs(lines - Math.round(lines)) > 0.1 ? [`${e.textContent}: ${lines}`] : [];
      }),
    );
    assert.deepEqual(cut, [], `${height} high`);
  }
  await page.setViewportSize({ width: 2560, height: 1440 });
  const large = await page.evaluate(use);
  assert.ok(large.letters >= 16 && large.cards >= 0.35, JSON.stringify(large));
});

onDevices([SCREENS.at(-1), laptop], "of a full hand all names are seen, and cards to choose from cover no base and are read beside the mouse", async (page, url) => {
  await bring(page, url, "full");
  const cut = await page.locator(".hand .card").evaluateAll((all) =>
    all.filter((card, n) => {
      const text = document.createRange();
      text.selectNodeContents(card.querySelector(".face-name"));
      return all[n + 1] && text.getBoundingClientRect().right > all[n + 1].getBoundingClientRect().left;
    }).map((card) => card.dataset.card),
  );
  assert.deepEqual(cut, []);
  await page.locator('.hand [data-card="Lend a Hand"]').click({ position: { x: 20, y: 20 } });
  await page.locator('[data-answer="play"]').click();
  const card = page.locator('.loose [data-card="Grave Digger"]');
  await card.hover();
  await page.locator(".peek").getByText("Grave Digger", { exact: true }).waitFor();
  const [bar, base] = await page.evaluate(() => [document.querySelector(".bar").getBoundingClientRect().top, document.querySelector(".site").getBoundingClientRect().bottom]);
  assert.ok(bar > base - 4, `${bar}, ${base}`);
});
