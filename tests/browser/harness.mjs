// What every browser test needs: the built page under a sub-path, a real Chromium, devices, and pointers.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium as playwright } from "playwright-core";
import { shell } from "./chromium.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";

/** Not the root: the page must work wherever it is put. */
const BASE = "/some/sub/path/";

/** How long a test may take, in milliseconds. */
const LIMIT = 120_000;

/** A large window with a mouse. */
export const desktop = { name: "desktop", viewport: { width: 1440, height: 900 } };
/** The narrowest phone that is to work, in portrait. */
export const phone = {
  name: "phone",
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
/** The same phone, held across. */
export const flat = { ...phone, name: "phone on its side", viewport: { width: 740, height: 360 } };
/** A tablet in portrait. */
export const tablet = {
  name: "tablet",
  viewport: { width: 820, height: 1180 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Waits until what an address names is there, and what follows from it has been done: a key that comes before is for nothing. */
export async function arrived(page, address) {
  const inGame = address.includes("?") || address === "#learn";
  const there = inGame ? "[data-question]" : address ? ".page-head h1" : ".home h1";
  await page.locator(there).first().waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Opens all sets of the list of factions: where there are many they are closed at first. */
export async function unfold(page) {
  await page.locator(".shelf-set").first().waitFor();
  const closed = page.locator(".shelf-set:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Started by the first test of a file that needs them, and ended after the last. */
let started;
after(async () => {
  const { browser, site } = (await started) ?? {};
  await browser?.close();
  await site?.close();
});

/** The page's server and the browser. */
function start() {
  started ??= (async () => {
    const folder = process.env.SMASHUP_PAGE;
    assert.ok(folder, "SMASHUP_PAGE, the built page's folder, is not set: use `cargo test-all --only browser`");
    const executablePath = shell();
    assert.ok(executablePath, "no browser: install Chrome or Chromium, or set CHROMIUM to its program");
    const site = await serve(folder, { base: BASE });
    // Playwright adds --no-sandbox by itself: what is opened here is our own page only.
    const args = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
    const browser = await playwright.launch({ executablePath, args: [...args, "--no-first-run"] });
    return { browser, site };
  })();
  return started;
}

/**
 * Devices that keep the page for when there is no network, as all real ones do. Tests of other things go without: it would
 * be everything that is fetched once more for each of them.
 */
export function keeping(devices) {
  return devices.map((device) => ({ ...device, keeps: true }));
}

/**
 * Registers one test a device. It gets a fresh page, not yet opened, and the game's address, and fails if anything in
 * the page went wrong: an error in the console, an uncaught one, a request to another place, or something that the
 * page's Content-Security-Policy forbids. One that fails is tried once more, and that is told.
 * @param {{name: string}[]} devices `desktop`, `phone`, `tablet` or further Playwright context options with a name
 * @param {string} name
 * @param {(page: import("playwright-core").Page, url: string, problems: string[], site: object) => Promise<void>} body
 *   may take those `problems` out that it has caused on purpose, and do to the `site` what server.mjs says
 */
export function onDevices(devices, name, body) {
  for (const device of devices) {
    test(`${name} (${device.name})`, { timeout: 2 * LIMIT + 30_000 }, async (t) => {
      const attempt = () => onFreshPage(device, body);
      // A machine that does ten things at once may make a browser miss a moment. What fails twice is broken; what fails
      // once is told, and counted by whoever reads the output for "second attempt".
      await attempt().catch(async (error) => {
        t.diagnostic(`second attempt, for the first one failed: ${error.stack ?? error}`);
        await attempt();
      });
    });
  }
}

/** What `promised` gives, unless that takes longer than so many milliseconds. */
function within(limit, promised) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error(`not over after ${limit} ms`)), limit)));
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}

/** What `body` gives; it gets what the body of a test does, and must not make anything go wrong either. */
async function onFreshPage({ name: _device, keeps = false, ...options }, body) {
  const { browser, site } = await start();
  const context = await browser.newContext(options);
  try {
    if (!keeps) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    await context.addInitScript(pressesByClock);
    // Silent, unless a test listens: machines that test have nothing to make a sound with, and browsers may wait for it.
    await context.addInitScript(() => {
      const real = Object.getOwnPropertyDescriptor(Navigator.prototype, "userActivation").get;
      const get = () => (window.listens ? real.call(navigator) : { hasBeenActive: false });
      Object.defineProperty(Navigator.prototype, "userActivation", { get });
    });
    const problems = await watch(context, new URL(site.url).origin);
    const given = await within(LIMIT, body(await context.newPage(), site.url, problems, site));
    assert.deepEqual(problems, [], "nothing goes wrong in the page");
    return given;
  } finally {
    const closed = context.close().then(() => true);
    if (!(await Promise.race([closed, sleep(10_000, false, { ref: false })]))) {
      // A browser that hangs must not keep the next attempt waiting: that gets another one.
      started = undefined;
      void browser.close().catch(() => {});
    }
    site.down = false;
    site.instead.clear();
  }
}

/**
 * For tests that look at the same game on several devices: what `body` gives, which plays on a desktop when the first of
 * them asks for it.
 */
export function once(body) {
  let made;
  const make = () => onFreshPage(desktop, body);
  return () => (made ??= make().catch((error) => ((made = undefined), Promise.reject(error))));
}

/** Everything that the page keeps, and where it is. */
export function stateOf(page) {
  return page.evaluate(() => {
    // What has just been played is kept after it is shown, but at once where the page may be gone in a moment.
    dispatchEvent(new Event("pagehide"));
    return { storage: { ...localStorage }, hash: location.hash };
  });
}

/** Takes everything away that the page keeps; what is open is not to be played on. */
export function forget(page) {
  return page.evaluate(async () => {
    localStorage.clear();
    const asked = indexedDB.open("smashup.1");
    const games = await new Promise((opened) => (asked.onsuccess = () => opened(asked.result)));
    const change = games.transaction("games", "readwrite");
    change.objectStore("games").clear();
    await new Promise((done) => (change.oncomplete = done));
    games.close();
  });
}

/** Opens on `page` what another one has kept, and waits for what is there first. */
export async function goOn(page, url, { storage, hash }, first = "[data-question]") {
  await page.goto(url);
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), storage);
  await page.evaluate((to) => (location.hash = to), hash);
  await page.locator(first).first().waitFor();
}

/** Lists what goes wrong in any page of the context from now on. */
async function watch(context, origin) {
  const problems = [];
  context.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error()}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && /^(https?|wss?):$/.test(url.protocol)) problems.push(`outside: ${url}`);
  });
  // Through the console: a page that is about to be left could not say it otherwise.
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      console.error(`forbidden by ${effectiveDirective}: ${blockedURI}`),
    ),
  );
  return problems;
}

/** The middle of a locator's box, or the given point. */
async function point(place) {
  if (!("boundingBox" in place)) return place;
  const box = await place.boundingBox();
  assert.ok(box, `${place} is on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The points of a straight way, without its first. */
function way(from, to, steps = 12) {
  const at = (part) => ({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  return Array.from({ length: steps }, (_, step) => at((step + 1) / steps));
}

/**
 * Drags with one finger, from and to a locator's middle or a point `{x, y}` of the viewport.
 * @param {import("playwright-core").Page} page
 */
export async function touchDrag(page, from, to) {
  const [first, last] = [await point(from), await point(to)];
  const devtools = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", first);
  // A finger that leaves at full speed flings, and Chromium then swallows the next tap: stop one pixel short, stand
  // still, and go that pixel. (A last move to the very same point is not counted.)
  for (const next of way(first, { x: last.x - 1, y: last.y })) await send("touchMove", next);
  await sleep(60);
  await send("touchMove", last);
  await send("touchEnd");
  await devtools.detach();
}

/**
 * Drags with the mouse, from and to a locator's middle or a point `{x, y}` of the viewport.
 * @param {import("playwright-core").Page} page
 */
export async function mouseDrag(page, from, to) {
  const [first, last] = [await point(from), await point(to)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const next of way(first, last)) await page.mouse.move(next.x, next.y);
  await page.mouse.up();
}
