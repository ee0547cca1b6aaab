// Games and links of every format that any build has written open for ever. What is in them is held against what was in
// them then by native tests; here the page opens one of each.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, kept, step } from "./player.mjs";

/** A file of the games that builds before have saved. */
function golden(path) {
  return readFileSync(new URL(`../golden/${path}`, import.meta.url), "utf8");
}

const SAVES = {
  v1: golden("v1/saves/middle-2p-exact.json"),
  v2: golden("v2/saves/middle-2p-exact.json"),
  v3: golden("v3/saves/middle-2p-exact.txt"),
};
const LINKS = ["v1", "v3"].map((format) => golden(`${format}/links/finished-2p-exact.record.txt`).trim());

onDevices([desktop, phone], "a game saved by any format opens, is played on, and is saved anew", async (page, url) => {
  await page.goto(`${url}#about`);
  await page.locator("main h1").waitFor();
  const key = (format) => `smashup.1.game.${format}`;
  const all = Object.fromEntries(Object.entries(SAVES).map(([format, text]) => [key(format), text]));
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), all);
  const tables = [];
  for (const [format, text] of Object.entries(SAVES)) {
    await page.goto(`${url}#game=${format}`);
    await page.locator("[data-question]").first().waitFor();
    const words = await page.locator(".board, [data-question], .hand, .players").allTextContents();
    assert.equal((await kept(page)).text, text, "looking at it changes nothing");
    tables.push(words);
  }
  assert.deepEqual(tables[1], tables[0]);
  assert.deepEqual(tables[2], tables[0]);
  const saves = [];
  for (const format of Object.keys(SAVES)) {
    await page.goto(`${url}#game=${format}`);
    await page.locator("[data-question]").first().waitFor();
    const random = chance(3);
    while ((await kept(page)).text === SAVES[format]) await step(page, random);
    saves.push((await kept(page)).text);
  }
  assert.ok(saves[0].startsWith("smashup=3&"), saves[0]);
  assert.deepEqual(saves.slice(1), [saves[0], saves[0]], "by whichever format it was saved before");
});

onDevices([desktop], "a game that was saved before games were described is listed and described", async (page, url) => {
  await page.goto(`${url}#about`);
  await page.locator("main h1").waitFor();
  await page.evaluate((text) => localStorage.setItem("smashup.1.game.old", text), SAVES.v1);
  await page.evaluate(() => (location.hash = "#"));
  const row = page.locator('[data-game="old"]');
  await row.getByText(/Turn \d+/).waitFor();
  await row.locator('[data-action="open"]').click();
  await page.locator("[data-question]").first().waitFor();
});

onDevices([desktop, phone], "links with and without a mark show the same game", async (page, url) => {
  assert.deepEqual(LINKS.map((link) => link.includes("&check=2.")), [false, true]);
  const ends = [];
  for (const link of LINKS) {
    await page.goto("about:blank");
    await page.goto(`${url}#watch?${link}`);
    const place = page.getByText(/^Step 0 of [1-9]/);
    await place.waitFor();
    const of = await place.innerText();
    await page.getByLabel("Step", { exact: true }).focus();
    await page.keyboard.press("End");
    await page.getByText(/^Step ([1-9]\d*) of \1/).waitFor();
    ends.push([of, await page.locator(".board").innerText()]);
  }
  assert.deepEqual(ends[1], ends[0]);
});
