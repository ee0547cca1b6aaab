// A phone with little room: a crowded table, on which everything that counts can be seen and met.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, flat, onDevices, phone } from "./harness.mjs";
import { bring } from "./player.mjs";

/** What lies on what it should not, in words. Runs in the page. */
function hidden() {
  const found = [];
  const box = (e) => e.getBoundingClientRect();
  const told = (e) => e.dataset.card ?? e.closest("[data-card]")?.dataset.card ?? e.textContent;
  for (const site of document.querySelectorAll("[data-base]")) {
    const whole = box(site);
    for (const card of site.querySelectorAll(".chip-in")) {
      const r = box(card);
      if (r.left < whole.left - 6 || r.right > whole.right + 1 || r.bottom > whole.bottom + 1) found.push(`${told(card)} runs out`);
    }
    const groups = [...site.querySelectorAll(".crowd-of")];
    groups.forEach((group, at) => {
      const next = groups[at + 1] && box(groups[at + 1]);
      for (const card of group.querySelectorAll(".chip-in")) {
        if (next && next.top < box(card).bottom && box(card).right > next.left + 1) found.push(`${told(card)} lies on the next group`);
      }
    });
  }
  const top = (e, x, y) => e.contains(document.elementFromPoint(x, y));
  for (const part of document.querySelectorAll(".crowd-sum b, .chip .burst, .chip-marks i, .player-name span, .player-vp b")) {
    const r = box(part);
    // A sum of power takes no pointer from its base.
    const met = document.elementsFromPoint(r.left + r.width * 0.4, r.top + r.height / 2).filter((e) => e.closest(".chip, .player, .crowd"));
    const own = part.closest(".chip, .player, .crowd");
    // On its side, three groups in 350 pixels: stars lie half on each other.
    if (part.matches(".burst") && innerHeight < 560) continue;
    if (!own.contains(met[0]) && !top(own, r.left + r.width * 0.4, r.top + r.height / 2)) found.push(`${part.className} of ${told(part)} is covered`);
  }
  for (const player of document.querySelectorAll(".player")) {
    const name = player.querySelector(".player-name span");
    if (name.scrollWidth > name.clientWidth + 1) found.push(`${name.textContent} is cut`);
    for (const titan of player.querySelectorAll(".chip")) {
      for (const other of player.querySelectorAll(".player-name, .player-vp, .count")) {
        const [a, b] = [box(titan), box(other)];
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`a titan lies on ${other.className}`);
      }
    }
  }
  return found;
}

onDevices([phone, flat, desktop], "at a crowded table no card, sum, sign or name is covered", async (page, url) => {
  await bring(page, url, "tight");
  assert.deepEqual(await page.evaluate(hidden), []);
});

onDevices([phone, desktop], "where a card would do nothing, its target says so, and what is dimmed is not seen through", async (page, url) => {
  await bring(page, url, "tight");
  await page.locator('.hand [data-card="Upgrade"]').click();
  await page.locator("[data-lifting]").waitFor();
  const pits = page.locator('[data-base="The Pits"]');
  assert.equal(await pits.locator('.chip[data-seat="1"][data-legal=""]').count(), 4);
  assert.equal(await pits.locator('.chip[data-legal="idle"]').count(), 6, "three of another player, three of nobody");
  assert.match(await pits.locator('[data-card="Shinobi"]').first().getAttribute("aria-label"), /would do nothing/);
  assert.match(await page.locator(".question [data-nothing]").textContent(), /would do nothing/);
  const dimmed = page.locator('[data-base="Rhodes Plaza Mall"] [data-card="Hideout"]');
  const seen = await dimmed.evaluate((e) => [getComputedStyle(e).opacity, getComputedStyle(e, "::after").backgroundColor]);
  assert.equal(seen[0], "1");
  assert.match(seen[1], /^rgb\(/, "it lies on paper");
  await page.locator('[data-action="put-back"]').click();
});

onDevices([phone, desktop], "a card closes to the pile that it was opened from", async (page, url) => {
  await bring(page, url, "tight");
  await page.locator(".piles").click();
  await page.locator('.sheet-piles [data-card="Kneepads of Allure"]').click();
  await page.locator(".sheet .card.big").waitFor();
  await page.locator(".sheet-close").click();
  await page.locator(".sheet-piles").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".sheet").waitFor({ state: "detached" });
});

onDevices([phone, flat], "a card of the hand that is held lies neither on the hand nor on the question", async (page, url) => {
  await bring(page, url, "tight");
  const devtools = await page.context().newCDPSession(page);
  for (const name of ["Flame Trap", "Gremlin"]) {
    const card = await page.locator(`.hand [data-card="${name}"]`).boundingBox();
    const touchPoints = [{ x: card.x + card.width / 2, y: card.y + card.height / 2 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    const peek = page.locator(".peek-held");
    await peek.waitFor();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // It is put into its place in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const at = await peek.boundingBox();
    for (const other of [".hand", ".bar"]) {
      const box = await page.locator(other).boundingBox();
      const apart = at.x + at.width <= box.x || at.x >= box.x + box.width || at.y + at.height <= box.y || at.y >= box.y + box.height;
      assert.ok(apart, `${name}: ${JSON.stringify(at)} on ${other} ${JSON.stringify(box)}`);
    }
    await peek.locator(".answer").last().tap();
    await peek.waitFor({ state: "detached" });
  }
});

/** Numbers that lie under the sign of who leads, and signs of what is attached that leave their base. Runs in the page. */
function unread() {
  const found = [];
  const box = (e) => e.getBoundingClientRect();
  for (const site of document.querySelectorAll("[data-base]")) {
    const [meter, leads, whole] = [".meter", ".leads", null].map((part) => part && site.querySelector(part)).map((e) => box(e ?? site));
    for (const number of site.querySelectorAll(".meter-n > *")) {
      const { left, right } = box(number);
      const under = site.querySelector(".leads") && left < leads.right - 3;
      if (under || right > meter.right || left < meter.left) found.push(`${site.dataset.base}: ${number.textContent}`);
    }
    for (const sign of site.querySelectorAll(".chip-on .sign")) {
      if (box(sign).bottom > whole.bottom) found.push(`${site.dataset.base}: a sign runs out`);
    }
    // Below the last line of a name nothing of a further one.
    for (const name of site.querySelectorAll(".chip-name")) {
      const { lineHeight, paddingTop, webkitLineClamp: lines } = getComputedStyle(name);
      const most = (Number(lines) || 1) * parseFloat(lineHeight) + parseFloat(paddingTop) + 0.6;
      if (name.clientHeight > most) found.push(`${name.textContent}: more than its lines`);
    }
  }
  return found;
}

onDevices([phone, flat, desktop], "where many cards are, all numbers of a base are read, and signs stay on it", async (page, url) => {
  await bring(page, url, "crowded");
  assert.deepEqual(await page.evaluate(unread), []);
});

/** What lies under a part of a base. Runs in the page. */
function coveredBy(site, part) {
  const on = site.querySelector(part).getBoundingClientRect();
  const parts = [...site.querySelectorAll(".chip, .meter, .base-vp, .base-name, .base-text")];
  const under = ({ left, right, top, bottom }) => left < on.right && right > on.left && top < on.bottom && bottom > on.top;
  return parts.filter((e) => under(e.getBoundingClientRect())).map((e) => e.outerHTML.slice(0, 200));
}

onDevices([phone, flat], "a finger that meets a strip of a card opens its base first, and then meets the card", async (page, url) => {
  await bring(page, url, "tight");
  await page.locator('.hand [data-card="Upgrade"]').tap();
  await page.locator("[data-lifting]").waitFor();
  const pits = page.locator('[data-base="The Pits"]');
  const strip = pits.locator('.chip[data-seat="1"][data-legal=""]').nth(1);
  const wanted = await strip.getAttribute("data-drop");
  const before = await strip.locator('.chip-on [data-card="Upgrade"]').count();
  const others = () =>
    page.locator('[data-base]:not([data-base="The Pits"])').evaluateAll((all) => all.map((e) => JSON.stringify(e.getBoundingClientRect())));
  const apart = await others();
  const low = await strip.boundingBox();
  assert.ok(low.width < 44, `${low.width}`);
  await page.touchscreen.tap(low.x + low.width / 2, low.y + low.height - 6);
  await page.locator('[data-base="The Pits"][data-grown]').waitFor();
  if (process.env.SMASHUP_LOOK) await page.screenshot({ path: `${process.env.SMASHUP_LOOK}/grown-${page.viewportSize().width}.png` });
  assert.equal(await page.locator("[data-lifting]").count(), 1, "nothing is played yet");
  const [whole, board] = [await pits.boundingBox(), await page.locator(".board").boundingBox()];
  assert.ok(whole.height > board.height - 10, "it is as large as the board");
  assert.deepEqual(await others(), apart, "the others keep their places");
  assert.deepEqual(await pits.evaluate(coveredBy, ".shrink"), [], "the way back lies on nothing");
  for (const chip of await pits.locator(".chip[data-legal]").all()) {
    await chip.scrollIntoViewIfNeeded();
    const { width, height } = await chip.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${await chip.getAttribute("data-card")}: ${width}, ${height}`);
  }
  // Back as it was, by its sign and by Back, and nothing else is closed.
  for (const back of [() => pits.getByRole("button", { name: "Close" }).tap(), () => page.goBack()]) {
    await back();
    await page.locator("[data-grown]").waitFor({ state: "detached" });
    assert.equal(await page.locator("[data-lifting]").count(), 1);
    await page.touchscreen.tap(low.x + low.width / 2, low.y + low.height - 6);
    await page.locator("[data-grown]").waitFor();
  }
  await pits.locator(`[data-drop="${wanted}"]`).tap();
  await page.locator("[data-lifting]").waitFor({ state: "detached" });
  await page.locator("[data-grown]").waitFor({ state: "detached" });
  assert.equal(await pits.locator(`[data-drop="${wanted}"] .chip-on [data-card="Upgrade"]`).count(), before + 1);
});

onDevices([desktop], "a card under the mouse is shown beside it, and not over the question", async (page, url) => {
  await bring(page, url, "tight");
  const bar = await page.locator(".bar").boundingBox();
  for (const chip of await page.locator(".board .chip-in").all()) {
    await page.mouse.move(1, 1);
    await page.locator(".peek").waitFor({ state: "detached" });
    const own = await chip.boundingBox();
    const at = { x: own.x + Math.min(own.width / 2, 14), y: own.y + own.height / 2 };
    const [card, told] = await chip.evaluate((e) => [e.closest("[data-card]")?.dataset.drop, e.textContent]);
    if (!card) continue;
    await page.mouse.move(at.x, at.y);
    const peek = page.locator(".peek");
    await peek.waitFor();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const shown = await peek.boundingBox();
    const across = Math.max(shown.x - own.x - own.width, own.x - shown.x - shown.width);
    const down = Math.max(shown.y - own.y - own.height, own.y - shown.y - shown.height);
    assert.ok(Math.max(across, down) >= 0 && Math.max(across, down) < 40, `${told}: ${JSON.stringify([own, shown])}`);
    assert.ok(shown.y + shown.height <= bar.y, `${told} lies on the question`);
  }
});

onDevices([desktop], "a card that comes to lie under a still mouse is shown once the mouse moves", async (page, url) => {
  await bring(page, url, "tight");
  const at = { x: 700, y: 1 };
  await page.mouse.move(at.x, at.y);
  // What the browser tells when a card comes under a mouse that is not moved.
  await page.evaluate(({ x, y }) => {
    const card = document.querySelector(".board .chip-in").closest("[data-card]");
    card.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse", clientX: x, clientY: y }));
  }, at);
  await sleep(300);
  assert.equal(await page.locator(".peek").count(), 0, "the mouse has not been moved there");
  await page.mouse.move(at.x + 1, at.y);
  await page.locator(".peek").waitFor();
});

onDevices([desktop, { name: "laptop", viewport: { width: 1024, height: 768 } }], "what a forecast says of a player stays together", async (page, url) => {
  await bring(page, url, "tight");
  await page.locator('.hand [data-kind="minion"][data-legal]').first().click();
  await page.locator(".change i").first().waitFor();
  // However narrow its base is.
  await page.evaluate(() => document.querySelectorAll(".change").forEach((e) => (e.style.width = "106px")));
  const lines = await page.locator(".change i").evaluateAll((all) => all.map((e) => e.getClientRects().length));
  assert.deepEqual(lines.filter((n) => n > 1), []);
});
