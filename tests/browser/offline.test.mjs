// Installed and without a network: a game goes on, and a newer version comes only when it is asked for.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { exchangePage } from "./exchange.mjs";
import { desktop, keeping, onDevices, phone } from "./harness.mjs";
import { chance, game, scene, step } from "./player.mjs";
import { BUDGET, files, firstVisit, total } from "./sizes.mjs";

function update(page) {
  return page.locator('[data-action="update"]');
}

/** Opens a game and makes some moves; then everything is kept in the browser. */
async function play(page, url, seed = 7) {
  await page.goto(game(url, seed, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  const random = chance(seed);
  // Not with a card in the hand that no answer has put down: that is nothing to be kept.
  for (let n = 0; n < 12 || (await page.locator("[data-lifting]").count()) > 0; n += 1) await step(page, random);
  await kept(page);
}

function kept(page) {
  return page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** The open question, the table and the hand, in words. */
async function seen(page) {
  await page.locator("[data-question]").first().waitFor();
  const words = await page.locator(".board, [data-question], .hand, .players").allTextContents();
  return [await scene(page), ...words];
}

/** Lets the site have a newer version, which says so in its description. */
function newer(site, name) {
  const mark = (page) => page.replace(/name="?description"?/, `$& data-version="${name}"`);
  exchangePage(site, process.env.SMASHUP_PAGE, name, mark);
}

function version(page) {
  return page.evaluate(() => document.querySelector('meta[name="description"]').dataset.version);
}

/** What the browser does by itself now and then, and the page when somebody comes back to it. */
async function lookForUpdate(page) {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Marks this very document; a reloaded one has no mark. */
async function mark(page) {
  await page.evaluate(() => void (window.marked = true));
}

function marked(page) {
  return page.evaluate(() => window.marked === true);
}

function caches(page) {
  return page.evaluate(() => window.caches.keys());
}

onDevices(keeping([desktop, phone]), "without a network a game goes on after a reload", async (page, url, _problems, site) => {
  await play(page, url);
  const before = await seen(page);
  site.down = true;
  await page.reload();
  assert.deepEqual(await seen(page), before, "the same question at the same table");
  assert.ok(await step(page, chance(3)), "the game goes on");
  // Another game, with pictures that were not on the screen before.
  for (const address of ["index.html", "?from=somewhere", ""]) {
    await page.goto(`${url}${address}#new?seed=3&factions=Wizards+Aliens,Tricksters+Dinosaurs&open=1`);
    await page.locator("[data-question]").first().waitFor();
  }
  for (const [file, text] of [["icons/wizards.svg", /^<svg/], ["fonts/bangers-OFL.txt", /OPEN FONT LICENSE/]]) {
    assert.match(await page.evaluate(async (file) => (await fetch(file)).text(), file), text);
  }
});

/** A scenario as somebody may bring it in. */
const SCENARIO = readFileSync(new URL("../scenarios/rules/breakpoint_met_exactly.toml", import.meta.url), "utf8");

/** The factions set by set. */
async function shelf(page) {
  await page.goto(`${page.url().split("#")[0]}#factions`);
  await page.locator("[data-set] [data-look]").first().waitFor({ state: "attached" });
  return page.locator("[data-set]").evaluateAll((sets) =>
    sets.map((set) => [...set.querySelectorAll("[data-look]")].map(({ dataset, hash }) => ({ name: dataset.look, hash }))),
  );
}

onDevices(keeping([desktop, phone]), "after one visit to the start page all sets and screens are there without a network", async (page, url, _problems, site) => {
  await page.goto(url);
  await page.locator('[data-action="quick-game"]').waitFor();
  await kept(page);
  site.down = true;
  await page.reload();
  const to = (hash) => page.evaluate((hash) => (location.hash = hash), hash);
  const sets = await shelf(page);
  assert.ok(sets.length > 8 && sets.flat().length > 38, JSON.stringify(sets));
  // A game with each faction, and the cards of one of each set.
  const few = ["Pirates", "Ninjas", "Robots", "Zombies"];
  for (const factions of sets) {
    await to(factions[0].hash);
    await page.locator(".card-list [data-card]").first().waitFor();
    for (let at = 0; at < factions.length; at += 4) {
      const some = factions.slice(at, at + 4).map(({ name }) => name);
      const four = [...some, ...few.filter((f) => !some.includes(f))].slice(0, 4).map(encodeURIComponent);
      await to(`#new?seed=${at}&factions=${four[0]}+${four[1]},${four[2]}+${four[3]}&open=1`);
      await page.waitForFunction(() => location.hash.startsWith("#game="));
      const seen = page.locator('[data-answer="seen"]');
      await page.locator("[data-question]:visible").or(seen).first().waitFor();
      // A base may show cards as it is laid out.
      if (await seen.count()) await seen.click();
      await page.locator("[data-question]:visible").first().waitFor();
      // A base may ask something before anybody has a hand.
      const early = (await page.locator('[data-question="play-this"]').count()) > 0;
      assert.equal(await page.locator('.hand [data-zone="hand"]').count(), early ? 0 : 5);
    }
  }
  const screens = { new: "[data-faction]", solo: "[data-faction]", learn: '[data-action="next"]', "rules/ties": ".sample", games: "[data-game]", stats: "h1", about: "h1" };
  for (const [hash, there] of Object.entries(screens)) {
    await to(`#${hash}`);
    await page.locator(there).first().waitFor({ state: "attached" });
  }
  // Against a computer, which thinks elsewhere.
  await to("#new?seed=8&factions=Pirates+Ninjas,Robots+Zombies&open=1&seats=hard,person");
  await page.locator('[data-question="play-cards"]').first().waitFor({ timeout: 60_000 });
  // A scenario, a saved game, and a replay.
  await to("#");
  await page.locator(".import > summary").click();
  await page.locator(".import textarea").fill(SCENARIO);
  await page.locator('[data-action="import"]').click();
  await page.locator('[data-action="play-position"]').click();
  await page.locator("[data-question]").first().waitFor();
  await page.reload();
  await page.locator("[data-question]").first().waitFor();
  await to(`#replay=${await page.evaluate(() => location.hash.replace("#game=", ""))}`);
  await page.getByText(/^Step 0 of/).waitFor();
});

onDevices(keeping([desktop, phone]), "a newer version waits until it is asked for", async (page, url, _problems, site) => {
  await play(page, url);
  const before = await seen(page);
  await mark(page);
  newer(site, "newer");
  await lookForUpdate(page);
  await update(page).waitFor();
  await page.locator('[data-answer="end"]').click();
  const now = await seen(page);
  assert.notDeepEqual(now, before);
  assert.ok(await marked(page), "nothing has reloaded the page");
  await page.reload();
  assert.deepEqual(await seen(page), now);
  assert.equal(await version(page), undefined, "the page that the game began with");
  await page.goto(`${url}#`);
  await update(page).waitFor();
  await page.goBack();
  await Promise.all([page.waitForEvent("load"), update(page).click()]);
  assert.deepEqual(await seen(page), now);
  assert.equal(await version(page), "newer");
  assert.equal(await update(page).count(), 0);
  await page.waitForFunction(async () => (await window.caches.keys()).length === 1);
  site.down = true;
  await page.reload();
  assert.deepEqual(await seen(page), now);
  assert.equal(await version(page), "newer");
});

onDevices(keeping([desktop]), "a newer version comes by itself when the last tab is closed", async (page, url, _problems, site) => {
  await play(page, url);
  newer(site, "newer");
  await lookForUpdate(page);
  await update(page).waitFor();
  const other = await page.context().newPage();
  await page.close();
  await other.waitForTimeout(500);
  await other.goto(url);
  await other.locator('[data-action="resume"]').waitFor();
  assert.equal(await version(other), "newer");
});

onDevices(keeping([desktop]), "a version that one tab takes does not reload the other", async (page, url, _problems, site) => {
  await play(page, url);
  const before = await seen(page);
  await mark(page);
  const other = await page.context().newPage();
  await other.goto(url);
  newer(site, "newer");
  await lookForUpdate(other);
  await Promise.all([other.waitForEvent("load"), update(other).click()]);
  assert.equal(await version(other), "newer");
  await update(page).waitFor();
  assert.ok(await marked(page));
  assert.deepEqual(await seen(page), before);
  assert.equal((await caches(page)).length, 2, "its files are still there");
  await Promise.all([page.waitForEvent("load"), update(page).click()]);
  assert.equal(await version(page), "newer");
});

onDevices(keeping([desktop]), "half an upload is not taken", async (page, url, problems, site) => {
  await play(page, url);
  const before = await seen(page);
  newer(site, "newer");
  site.instead.set("icons/robots.svg", { type: "image/svg+xml", text: "<svg>of another version</svg>" });
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise((ended) => worker.addEventListener("statechange", ended));
    return worker.state;
  });
  assert.equal(end, "redundant");
  await page.reload();
  assert.deepEqual(await seen(page), before);
  assert.equal(await version(page), undefined);
  assert.equal(await update(page).count(), 0);
  site.down = true;
  await page.reload();
  assert.deepEqual(await seen(page), before);
  assert.ok(problems.every((problem) => /integrity/.test(problem)), `only that: ${problems}`);
  problems.length = 0;
});

onDevices(keeping([desktop]), "two copies on one host do not disturb each other", async (page, url) => {
  await play(page, url);
  const foreign = `smashup ${new URL("elsewhere/", url)} 1`;
  await page.evaluate((name) => window.caches.open(name), foreign);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).unregister());
  await page.reload();
  await kept(page);
  assert.ok((await caches(page)).includes(foreign));
});

onDevices([phone], "without service workers the page is the same", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator("[data-question]").first().waitFor();
  assert.equal(await page.evaluate(() => "serviceWorker" in navigator), false);
  assert.ok(await step(page, chance(7)));
});

onDevices(keeping([phone]), "the page can be installed from where it lies", async (page, url) => {
  await page.goto(url);
  await kept(page);
  const devtools = await page.context().newCDPSession(page);
  const { url: address, errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  for (const key of ["start_url", "scope"]) assert.equal(new URL(manifest[key], address).href, url, key);
  assert.equal(manifest.orientation, undefined);
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  const icons = [...manifest.icons.map(({ src, sizes }) => [src, sizes]), ["app-180.png", "180x180"]];
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async ([src]) => {
          const icon = Object.assign(new Image(), { src });
          await icon.decode();
          return `${icon.naturalWidth}x${icon.naturalHeight}`;
        }),
      ),
    icons,
  );
  icons.forEach(([src, wanted], n) => wanted !== "any" && assert.equal(sizes[n], wanted, src));
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window, as every test has, is the only thing that is wrong.
  const wrong = installabilityErrors.map(({ errorId }) => errorId);
  assert.deepEqual(wrong.filter((id) => id !== "in-incognito"), []);
});

onDevices([desktop], "the policy allows scripts and styles from files only", async (page, url) => {
  await page.goto(url);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.match(policy, /default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

onDevices([desktop], "what a first visit needs until a game has begun stays in its budget", async () => {
  const folder = process.env.SMASHUP_PAGE;
  for (const [what, needed] of Object.entries(await firstVisit(folder, files(folder)))) {
    const { brotli } = total(needed);
    assert.ok(needed.length > 5 && brotli <= BUDGET, `${what}: ${brotli} bytes`);
  }
});
