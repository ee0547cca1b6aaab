// What comes when it is needed: the cards of a set, screens that few visits open, the reader of scenarios.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, onDevices, phone, unfold } from "./harness.mjs";
import { game } from "./player.mjs";

/** Parts of the page's module, without the extension of their names. */
const PARTS = readdirSync(process.env.SMASHUP_PAGE, { recursive: true })
  .map((path) => /parts-[0-9a-f]{16}[\\/]split_(\w+)\.wasm$/.exec(path)?.[1])
  .filter(Boolean)
  .sort();
const SETS = PARTS.filter((part) => !["screens", "records", "reader", "minds", "later", "cover"].includes(part));

/** Lets `page` note which parts it asks for. */
function asked(page) {
  const parts = [];
  page.context().on("request", (request) => {
    const part = /split_(\w+)\.wasm$/.exec(request.url())?.[1];
    if (part) parts.push(part);
  });
  return parts;
}

function question(page) {
  return page.locator("[data-question]").first();
}

onDevices([desktop, phone], "a visit fetches the sets and screens that it shows, each once", async (page, url) => {
  const parts = asked(page);
  await page.goto(url, { waitUntil: "networkidle" });
  // Where there is room it shows a table.
  const wide = page.viewportSize().width > 1000;
  if (wide) await page.locator(".home-picture .site").first().waitFor();
  assert.deepEqual(parts.splice(0).sort(), wide ? ["core", "cover"] : [], "the start page needs none");
  await page.locator('[data-action="factions"]').click();
  await unfold(page);
  await page.getByText("Vampires", { exact: true }).first().waitFor();
  assert.deepEqual(parts.splice(0), ["screens"], "the list of factions needs no cards");
  await page.evaluate(() => (location.hash = "#faction=vampires"));
  await page.locator('[data-card="The Count"]').first().waitFor();
  assert.deepEqual(parts.splice(0), ["monsters", "later"], "a faction's cards come with what lies over the table");
  await page.evaluate(() => (location.hash = "#new?seed=7&factions=Pirates+Vampires,Robots+Zombies&open=1"));
  await question(page).waitFor();
  assert.deepEqual(parts.splice(0), wide ? [] : ["core"], "the other set is here");
  await page.locator(".base-name").first().click();
  await page.locator(".sheet-words").waitFor();
  assert.deepEqual(parts, [], "what is here is not fetched again");
  await page.evaluate(() => (location.hash = "#rules"));
  await page.locator(".sample").first().waitFor();
  await page.evaluate(() => (location.hash = "#"));
  await page.locator('[data-action="resume"]').click();
  await question(page).waitFor();
  assert.deepEqual(parts, ["records"], "what opens a saved game");
});

onDevices([phone], "what the last game needs comes while the start page is read", async (page, url) => {
  await page.goto(`${url}#new?seed=7&factions=Geeks+Vampires,Ghosts+Steampunks&open=1`);
  await question(page).waitFor();
  await page.goto("about:blank");
  const parts = asked(page);
  await page.goto(url);
  await page.locator('[data-action="resume"]').waitFor();
  const needed = ["awesome", "geeks", "later", "monsters", "records"];
  for (let n = 0; n < 100 && parts.length < needed.length; n += 1) await sleep(100);
  assert.deepEqual(parts.splice(0).sort(), needed);
  await page.locator('[data-action="resume"]').click();
  await question(page).waitFor();
  assert.deepEqual(parts, [], "opening it waits for nothing");
});

onDevices([phone], "the rules over a game without the first set show its cards all the same", async (page, url) => {
  const parts = asked(page);
  await page.goto(`${url}#new?seed=7&factions=Geeks+Vampires,Ghosts+Steampunks&open=1`);
  await question(page).waitFor();
  assert.ok(!parts.includes("core"), `${parts}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator('.menu [data-action="rules"]').click();
  await page.locator(".sheet .sample-table .base-name").first().waitFor();
  await page.locator(".sheet .sample-of-card").first().waitFor();
  assert.ok(parts.includes("core"));
});

onDevices([desktop], "what is brought in may hold any card, and a scenario needs its reader", async (page, url) => {
  const parts = asked(page);
  await page.goto(`${url}#factions`);
  await page.locator("[data-set]").first().waitFor();
  const sets = await page.locator("[data-set]").evaluateAll((all) => all.map((set) => set.dataset.set));
  assert.equal(SETS.length, sets.length, `a part for each set: ${SETS}`);
  await page.goto(`${url}#`);
  await page.locator(".import > summary").click();
  await page.locator(".import textarea").fill('name = "Empty"\nplayers = 2\n[[player]]\n[[player]]\n');
  await page.locator('[data-action="import"]').click();
  await page.locator(".import [role=alert]:not(:empty), .scenario").first().waitFor();
  assert.deepEqual([...new Set(parts)].sort(), PARTS.filter((part) => !["minds", "later"].includes(part)));
});

onDevices([desktop, phone], "where a set cannot be fetched it can be tried again", async (page, url, problems, site) => {
  await page.goto(url, { waitUntil: "networkidle" });
  site.down = true;
  await page.evaluate(() => (location.hash = "#new?seed=7&factions=Geeks+Vampires,Robots+Zombies&open=1"));
  const again = page.locator('[data-action="try-again"]');
  await again.waitFor();
  await again.click();
  await again.waitFor();
  site.down = false;
  await again.click();
  await question(page).waitFor();
  // Nothing else went wrong than what was caused.
  assert.ok(problems.every((problem) => /Failed to fetch|ERR_|Failed to load resource/.test(problem)), `${problems}`);
  problems.length = 0;
});

onDevices([desktop, phone], "what most of this shows has its style with it, or says that it has not come", async (page, url, problems) => {
  const sheets = [];
  let down = true;
  await page.route("**/style-*.css", (route) => {
    sheets.push(route.request().url());
    return sheets.length > 1 && down ? route.abort() : route.continue();
  });
  await page.goto(url, { waitUntil: "networkidle" });
  assert.equal(sheets.length, 1, "the start page needs one");
  await page.evaluate(() => (location.hash = "#rules"));
  const again = page.locator('[data-action="try-again"]');
  await again.waitFor();
  down = false;
  await again.click();
  await page.locator(".rules-nav").first().waitFor();
  assert.equal(await page.locator(".rules-nav ul").evaluate((e) => getComputedStyle(e).display), "flex");
  const asked = sheets.length;
  assert.equal(new Set(sheets).size, 2);
  await page.evaluate(() => (location.hash = "#factions"));
  await page.locator("[data-set]").first().waitFor();
  assert.equal(sheets.length, asked, "not once more, when it is there");
  assert.ok(problems.every((problem) => /Failed to load resource|ERR_FAILED/.test(problem)), `${problems}`);
  problems.length = 0;
});

// On a wide screen the start page has the first set already.
onDevices([phone], "a quick game that cannot be fetched leaves one where one is, and says so", async (page, url, problems, site) => {
  await page.goto(url, { waitUntil: "networkidle" });
  site.down = true;
  await page.locator('[data-action="quick-game"]').click();
  await page.locator(".notice").waitFor();
  assert.equal(await page.evaluate(() => location.hash), "");
  site.down = false;
  await page.locator('[data-action="quick-game"]').click();
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  problems.length = 0;
});

onDevices([desktop], "a computer thinks about cards of any set, in the worker and without", async (page, url) => {
  const against = game(url, 7, "&open=1").replace("Pirates+Ninjas", "Vampires+Shapeshifters") + "&seats=hard,person";
  for (const alone of [false, true]) {
    if (alone) await page.addInitScript(() => delete window.Worker);
    await page.goto("about:blank");
    await page.goto(against);
    // The first turn is the computer's; then a person is asked.
    await page.locator('[data-question="thinking"]').waitFor();
    await page.locator('[data-question="play-cards"]').first().waitFor({ timeout: 60_000 });
  }
});

onDevices([desktop, phone], "what a game provided is not found by the page that is opened after it", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await question(page).waitFor();
  for (const hash of ["rules", "faction=ninjas", "rules/ties", ""]) {
    await page.evaluate((hash) => (location.hash = `#${hash}`), hash);
    await page.locator("h1").first().waitFor();
    await page.mouse.move(40, 40);
    await page.mouse.move(300, 300);
  }
  await page.locator('[data-action="resume"]').click();
  await question(page).waitFor();
});
