// What has been put on the screen to be read is there again after a reload, until it has been read.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, game, playUntil, scene } from "./player.mjs";

onDevices([phone], "what somebody drew is there again after a reload, until it has been read", async (page, url) => {
  await page.goto(game(url, 7));
  await page.locator('[data-answer="take device"]').click();
  assert.equal(await playUntil(page, chance(4), (now) => now === "pass device", 300), "pass device");
  const title = await page.locator(".screen").first().innerText();
  await sleep(100);
  await page.reload();
  await page.locator('[data-answer="take device"]').click();
  await page.locator('[data-answer="pass device"]').waitFor();
  assert.equal(await page.locator(".screen").first().innerText(), title);
  await page.locator('[data-answer="pass device"]').click();
  await page.locator('[data-answer="take device"]').waitFor();
  await sleep(100);
  await page.reload();
  await page.locator('[data-answer="take device"]').click();
  assert.notEqual(await scene(page), "pass device", "it has been read");
});

/** Games with hidden hands in which something is revealed to all that leaves the screen at once. */
const REVEALING = "#new?seed=5&factions=Aliens+Wizards,Zombies+Tricksters&names=Ana,Ben";

onDevices([desktop, phone], "what was revealed to all is there again after a reload, until it has been read", async (page, url) => {
  await page.goto(url + REVEALING);
  await page.locator('[data-answer="take device"]').click();
  assert.equal(await playUntil(page, chance(4), (now) => now === "seen", 600), "seen");
  const screen = page.locator(".screen:has([data-answer='seen'])");
  const cards = () => screen.locator("[data-card]").evaluateAll((all) => all.map((card) => card.dataset.card));
  const [title, shown] = [await screen.innerText(), await cards()];
  assert.ok(shown.length > 0);
  await sleep(100);
  await page.reload();
  await screen.waitFor();
  assert.deepEqual([await screen.innerText(), await cards()], [title, shown]);
  await page.locator('[data-answer="seen"]').click();
  await screen.waitFor({ state: "detached" });
  await sleep(100);
  await page.reload();
  await page.locator("[data-question], [data-answer='take device']").first().waitFor();
  assert.notEqual(await scene(page), "seen", "it has been read");
});

onDevices([desktop, phone], "what has happened since one's last turn is told after a reload, too", async (page, url) => {
  /** Plays until Ana gets the device in her second turn; with or without a reload just before. */
  const told = async (reload) => {
    await page.goto("about:blank");
    await page.goto(game(url, 7));
    await page.locator('[data-answer="take device"]').waitFor();
    const random = chance(4);
    let handed = 0;
    const again = (now) => now === "take device" && (handed += 1) > 2;
    assert.equal(await playUntil(page, random, again, 600), "take device");
    await sleep(100);
    if (reload) await page.reload();
    await page.locator('[data-answer="take device"]').click();
    return page.locator("[data-recap]").innerText();
  };
  const before = await told(false);
  assert.match(before, /Since your last turn/i);
  assert.match(before, /Ben/);
  assert.equal(await told(true), before);
  // And once more, until it has been put away.
  const reload = async () => {
    await sleep(100);
    await page.reload();
    await page.locator('[data-answer="take device"]').click();
  };
  await reload();
  assert.equal(await page.locator("[data-recap]").innerText(), before);
  await page.locator('[data-action="skip-recap"]').click();
  await reload();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await page.locator("[data-recap]").count(), 0);
});
