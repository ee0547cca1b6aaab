// By ear: landmarks and headings, and what is said of what can be done.
import assert from "node:assert/strict";
import { audit } from "./audit.mjs";
import { desktop, onDevices, phone } from "./harness.mjs";
import { chance, game, playUntil } from "./player.mjs";

/** Nothing that happens is waited for. */
async function still(page) {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") localStorage.setItem("smashup.1.speed", "0");
  });
}

async function open(page, url, seed, more = "&open=1") {
  await still(page);
  await page.goto(game(url, seed, more));
  await page.locator("[data-question]").first().waitFor();
}

onDevices([desktop, phone], "the table has its landmarks, and a heading for each part", async (page, url) => {
  await page.setViewportSize({ ...page.viewportSize(), width: Math.max(page.viewportSize().width, 360) });
  await open(page, url, 7);
  await page.getByRole("main").waitFor();
  for (const name of ["Players", "Question", /^Hand of Ana, \d+ cards/]) await page.getByRole("region", { name }).waitFor();
  await page.getByRole("navigation", { name: "Menu, log and sound" }).waitFor();
  for (const player of ["Ana, their turn", "Ben"]) await page.getByRole("group", { name: player }).waitFor();
  assert.equal(await page.getByRole("region", { name: /^Base \d of 3, / }).count(), 3);
  const headings = await page.getByRole("heading").evaluateAll((all) => all.map((e) => [Number(e.tagName[1]), e.textContent]));
  const bases = await page.locator("[data-base]").evaluateAll((all) => all.map((e) => [3, e.dataset.base]));
  const parts = [[1, "Table"], [2, "Players"], [2, "Bases"], ...bases, [2, "Question"], [2, "Hand"]];
  assert.deepEqual(headings.filter(([, text]) => text !== "Log"), parts);
  await audit(page);
});

onDevices([{ ...desktop, viewport: { width: 1920, height: 1080 } }], "the log is a landmark where it lies beside the table, and does not speak by itself", async (page, url) => {
  await open(page, url, 7);
  const log = page.getByRole("region", { name: "Log" });
  await log.getByRole("heading", { name: "Log" }).waitFor();
  assert.equal(await log.getByRole("log").getAttribute("aria-live"), "off", "all is said once");
});

onDevices([desktop, phone], "what can be played, chosen or is lifted says so, and nothing else does", async (page, url) => {
  await open(page, url, 7);
  const can = page.getByRole("button", { name: /^Can be played: / });
  const legal = await page.locator("[data-legal]").count();
  assert.equal(await can.count(), legal);
  const name = await can.first().getAttribute("data-card");
  await can.first().press("Enter");
  await page.getByRole("button", { name: new RegExp(`^Lifted: ${name}`), pressed: true }).waitFor();
  const bases = page.getByRole("region", { name: /^Base / }).getByRole("button", { name: / can be chosen$/ });
  assert.equal(await bases.count(), 3);
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("button", { name: /can be chosen|lifted/i }).count(), 0);
  // What is picked of several is pressed.
  const several = page.getByRole("button", { name: /can be chosen/i }).and(page.locator('[aria-pressed="false"]'));
  assert.ok(await playUntil(page, chance(7), async () => (await several.count()) > 1, 2500), "there is such a question");
  const before = await several.count();
  await several.first().press("Enter");
  const chosen = page.getByRole("button", { pressed: true, name: /(^Chosen: | chosen$)/ });
  await chosen.first().waitFor();
  assert.equal(await several.count(), before - 1);
  await audit(page);
});
