// A phone with little room: a crowded table, on which everything that counts can be seen and met.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { desktop, onDevices, phone } from "./harness.mjs";

const flat = { ...phone, name: "phone on its side", viewport: { width: 740, height: 360 } };

/** Opens the position of tight.toml. */
async function open(page, url) {
  await page.goto(url);
  await page.locator(".import summary").click();
  await page.locator(".import textarea").fill(readFileSync(new URL("tight.toml", import.meta.url), "utf8"));
  await page.locator('[data-action="import"]').click();
  await page.locator('[data-action="play-position"]').click();
  await page.locator('[data-question="play-cards"]').waitFor();
}

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
  await open(page, url);
  assert.deepEqual(await page.evaluate(hidden), []);
});

onDevices([phone, desktop], "where a card would do nothing, its target says so, and what is dimmed is not seen through", async (page, url) => {
  await open(page, url);
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
  await open(page, url);
  await page.locator(".piles").click();
  await page.locator('.sheet-piles [data-card="Kneepads of Allure"]').click();
  await page.locator(".sheet .card.big").waitFor();
  await page.locator(".sheet-close").click();
  await page.locator(".sheet-piles").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".sheet").waitFor({ state: "detached" });
});

onDevices([phone, flat], "a card of the hand that is held lies neither on the hand nor on the question", async (page, url) => {
  await open(page, url);
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
