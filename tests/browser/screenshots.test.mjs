// The pictures of the README: every kind of screen, mid-game with full boards too. They are written to
// docs/screenshots only where SMASHUP_SCREENSHOTS says so (`cargo test-all --only browser` with it set to 1), so that a
// test run leaves the work tree as it was.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { desktop, onDevices, phone, tablet } from "./harness.mjs";
import { chance, playUntil } from "./player.mjs";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));

/** Takes a picture of what is to be seen, and checks that it shows something. */
async function picture(page, name) {
  const keep = process.env.SMASHUP_SCREENSHOTS ? { path: `${FOLDER}${name}.png` } : {};
  await page.evaluate(() => document.fonts.ready);
  const image = await page.screenshot({ ...keep, animations: "disabled", scale: "css" });
  assert.ok(image.length > 10_000, `${name} is not empty`);
}

/** A game of four at one open table, played by clicking until the bases are crowded. */
async function crowded(page, url) {
  const factions = "Pirates+Ninjas,Robots+Zombies,Wizards+Aliens,Tricksters+Dinosaurs";
  await page.goto(`${url}#new?seed=5&factions=${factions}&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.locator("[data-question]").first().waitFor();
  const minions = () => page.locator("[data-base] button[data-card]").count();
  const full = await playUntil(page, chance(5), async (now) => now === "play-cards" && (await minions()) >= 12);
  assert.equal(full, "play-cards", "the bases fill up");
}

onDevices([desktop, phone, tablet], "pictures of the start page and the setup", async (page, url) => {
  const { width } = page.viewportSize();
  const device = width > 1000 ? "desktop" : width > 500 ? "tablet" : "phone";
  await page.goto(url);
  await page.locator('[data-action="quick-game"]').waitFor();
  await picture(page, `start-${device}`);
  await page.locator('[data-action="new-game"]').click();
  await page.locator("[data-faction]").first().waitFor();
  await picture(page, `setup-${device}`);
});

onDevices([desktop, phone, tablet], "pictures of a crowded table", async (page, url) => {
  const { width } = page.viewportSize();
  const device = width > 1000 ? "desktop" : width > 500 ? "tablet" : "phone";
  await crowded(page, url);
  await picture(page, `table-${device}`);
});
