// The dock: whatever is asked there, its words and its answers are whole, and it is no larger than it must be.
import assert from "node:assert/strict";
import { desktop, flat, goOn, onDevices, phone, stateOf, tablet } from "./harness.mjs";
import { bring } from "./player.mjs";

const ALL = [phone, flat, tablet, desktop];

/** A save with its sum made right (`engine/src/game/save.rs`). */
function sealed(text) {
  const before = /.*&sum=/s.exec(text)[0];
  const mix = (sum, byte) => {
    const mixed = Math.imul(sum ^ byte, 0x01000193);
    return (mixed << 3) | (mixed >>> 29);
  };
  return `${before}${Buffer.from(before).reduce(mix, 0x811c9dc5 | 0) >>> 0}`;
}

/** As `bring`, with players of these names who hide their hands from one another. */
async function bringHidden(page, url, name, names, speed = "0") {
  await page.addInitScript((speed) => localStorage.setItem("smashup.1.speed", speed), speed);
  await bring(page, url, name);
  const { storage, hash } = await stateOf(page);
  const key = hash.replace("#game=", "smashup.1.game.");
  const hidden = storage[key].replace("open=1", "open=0").replace(/names=,+/, `names=${names.join()}`);
  await goOn(page, url, { storage: { ...storage, [key]: sealed(hidden) }, hash }, '[data-answer="take device"]');
  await answer(page, "take device");
  await page.locator('[data-question="play-cards"]').waitFor();
}

async function answer(page, name) {
  await page.locator(`[data-answer="${name}"]`).click();
}

/** What of the question is not to be read or pressed: beyond the screen, cut, or with something on it. Runs in the page. */
function hiddenParts() {
  const question = document.querySelector(".question");
  const parts = [...question.querySelectorAll(".question-line p, .answers button, .quiet-row button")];
  return parts.flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const corners = [[left + 6, top + 5], [right - 6, top + 5], [left + 6, bottom - 5], [right - 6, bottom - 5]];
    const seen = ([x, y]) => part.contains(document.elementFromPoint(x, y));
    const whole = part.scrollHeight <= part.clientHeight + 2 && part.scrollWidth <= part.clientWidth + 2;
    return whole && corners.every(seen) ? [] : [part.textContent];
  });
}

const NAMES = ["Great-Grandmother Wi", "Player 2", "Player 3"];

onDevices(ALL, "who wants to use a card is asked in whole words beside whole buttons, in the room of the hands that are away", async (page, url) => {
  await bringHidden(page, url, "call", NAMES);
  await answer(page, "end");
  await page.getByText("before the base scores").waitFor();
  // On its side a phone has no height for who is not asked again: it is scrolled.
  const parts = async () => (await page.evaluate(hiddenParts)).filter((part) => page.viewportSize().height > 400 || !/^. /.test(part));
  assert.deepEqual(await parts(), []);
  const top = () => page.locator("[data-base]").last().evaluate((e) => e.getBoundingClientRect().top);
  const before = await top();
  await answer(page, "nobody");
  await answer(page, "shown");
  await page.getByText("before the treasures are shared").waitFor();
  assert.deepEqual(await parts(), [], "with treasures");
  const loot = await page.locator(".loose").boundingBox();
  assert.ok(loot.height >= 60, `the treasures are ${loot.height} high`);
  assert.ok(Math.abs((await top()) - before) < 1, "the bases stay");
  // What is read of a card lies on the ground of its question, which has the colour of whoever decides on the spot.
  await answer(page, "nobody");
  const [ground, below] = await page.locator(".question.spot").evaluate((question) => {
    const read = question.querySelector(".read");
    return [getComputedStyle(question).backgroundColor, getComputedStyle(read).backgroundImage];
  });
  assert.ok(below.includes(ground), `${below} on ${ground}`);
});

onDevices(ALL, "what can be used lies whole below all that can be played", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await bring(page, url, "titans");
  let uses = 0;
  for (const player of [1, 2, 3, 4]) {
    await page.locator(`.question.seat-${player}[data-question="play-cards"]`).waitFor();
    assert.deepEqual(await page.evaluate(hiddenParts), [], `player ${player}`);
    uses += await page.locator(".use").count();
    if (player < 4) await answer(page, "end");
  }
  assert.ok(uses > 2, `${uses}`);
});

onDevices([desktop], "what needs no room of the hand takes none", async (page, url) => {
  await page.addInitScript(() => localStorage.setItem("smashup.1.speed", "0"));
  await bring(page, url, "dock");
  const size = async () => {
    const high = (e) => e.getBoundingClientRect();
    const { height } = await page.locator(".question").evaluate(high);
    const { bottom } = await page.locator(".hand .card").first().evaluate(high);
    return { height, bottom };
  };
  const small = async (what) => {
    const { height, bottom } = await size();
    assert.ok(height < 120 && bottom <= 900, `${what}: the question is ${height} high, and the hand ends at ${bottom}`);
  };
  await page.locator('[data-zone="hand"][data-card="They Keep Coming"]').click();
  await answer(page, "play");
  await page.locator(".loose-card").first().waitFor();
  assert.ok((await size()).height > 120, "cards that lie with the question");
  await page.locator('.loose-card[data-card="Tenacious Z"]').click();
  await page.locator("[data-lifting]").waitFor();
  await small("one of them is lifted");
  await page.locator('[data-base="Tortuga"]').click();
  await page.locator('[data-question="play-cards"]').waitFor();
  await page.locator('[data-zone="hand"][data-card="Lifelong Bully"]').click();
  await page.locator('[data-base="Tortuga"]').click();
  await page.locator(".heap").waitFor();
  await small("two buttons");
});

onDevices(ALL, "the way on stays in sight below all that is shown to everybody", async (page, url) => {
  await bringHidden(page, url, "dock", NAMES.slice(0, 2));
  await page.locator('[data-zone="hand"][data-card="Watson"]').click();
  await page.locator('[data-base="Tortuga"]').click();
  await page.getByText("Reveal cards until").click();
  await page.locator(".drawn-cards .card").nth(7).waitFor();
  const seen = page.locator('[data-answer="seen"]');
  const there = () => seen.evaluate((e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const steps = [...Array(20).keys()].map((n) => left + 4 + ((right - left - 8) * n) / 19);
    const seen = (y) => steps.every((x) => e.contains(document.elementFromPoint(x, y)));
    return bottom <= innerHeight && [top + 9, bottom - 9].every(seen);
  });
  assert.ok(await there());
  // And the first card is on the screen, below no more than a few lines.
  const { y } = await page.locator(".drawn-cards .card").first().boundingBox();
  assert.ok(y < page.viewportSize().height * 0.6, `the first card is at ${y}`);
  await page.locator(".screen").evaluate((e) => e.scrollTo(0, e.scrollHeight));
  assert.ok(await there(), "at its end");
  const [last, button] = await Promise.all([page.locator(".drawn-cards .card").last().boundingBox(), seen.boundingBox()]);
  assert.ok(last.y + last.height <= button.y + 1, "the button lies on no card then");
});

onDevices([phone], "the name of a base that is opened is read whole, no word of it broken", async (page, url) => {
  await bring(page, url, "dock");
  const [high, line] = await page.locator('[data-base="Moon Dumpster"]').evaluate((site) => {
    site.dataset.grown = "";
    const name = site.querySelector(".base-name span");
    return [name.getBoundingClientRect().height, parseFloat(getComputedStyle(name).lineHeight)];
  });
  assert.ok(high < 1.5 * line, `${high} high in lines of ${line}`);
});

onDevices([phone, flat], "that there are hints is said in a whole line or not at all", async (page, url) => {
  await page.goto(`${url}#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben&open=1&seats=person,medium-even`);
  const note = page.locator(".hint-note");
  const whole = () => note.evaluate((e) => {
    const [above, answers] = [e.getBoundingClientRect(), document.querySelector(".question .answers").getBoundingClientRect()];
    return above.bottom <= answers.top + 1;
  });
  await page.locator('.bar [data-action="hint"]').waitFor();
  assert.ok((await note.isVisible()) && (await whole()));
  // Below abilities that can be used there is no room.
  await note.evaluate((e) => {
    const uses = Object.assign(document.createElement("div"), { className: "uses" });
    uses.append(Object.assign(document.createElement("button"), { className: "answer use", textContent: "Use Pyramids" }));
    e.before(uses);
  });
  assert.ok(!(await note.isVisible()) || (await whole()));
});

onDevices([phone, desktop], "no list is announced while what happens is still shown", async (page, url) => {
  await bringHidden(page, url, "call", NAMES, "100");
  await answer(page, "end");
  await answer(page, "nobody");
  await page.locator(".show").waitFor();
  const empty = () => page.evaluate(() => {
    const said = document.querySelector(".show > p");
    return said !== null && said.getBoundingClientRect().height > 5 && document.querySelector(".show-lines") === null;
  });
  for (let n = 0; n < 20; n += 1) {
    assert.ok(!(await empty()));
    await page.waitForTimeout(50);
  }
});
