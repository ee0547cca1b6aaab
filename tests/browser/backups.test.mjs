// What is taken in from elsewhere, and what is no game: backups hold only what backups hold.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { desktop, forget, onDevices } from "./harness.mjs";
import { game } from "./player.mjs";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

onDevices([desktop], "a broken description does not make a sound game unreadable", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').click();
  await sleep(100);
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  await page.evaluate((id) => localStorage.setItem(`smashup.1.meta.${id}`, '{"names":7}'), id);
  await page.goto(`${url}#`);
  await page.reload();
  await page.locator(`[data-game="${id}"]`).getByText("Pirates + Ninjas").waitFor();
  await page.locator(`[data-game="${id}"]`).getByText("Turn 2").waitFor();
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').waitFor();
});

/** A finished game as the statistics keep it. */
const FINISHED = { id: "won", names: ["Eva", "Ben"], factions: [["Pirates"], ["Robots"]], winners: [1], turns: 9, ended: 1 };

onDevices([desktop], "settings with names like games' are no games, and a backup holds only what backups hold", async (page, url) => {
  await page.goto(game(url, 7, "&open=1"));
  await page.locator('[data-answer="end"]').waitFor();
  await page.evaluate(() => {
    localStorage.setItem("smashup.1.sets.game.night", "on");
    localStorage.setItem("smashup.other.game.x", "on");
    localStorage.setItem("smashup.1.game.", "on");
  });
  await page.goto(`${url}#`);
  await page.reload();
  await page.locator("[data-game]").first().waitFor();
  assert.equal(await page.locator("[data-game]").count(), 1);
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "save-all").click()]);
  const backup = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(backup.games.length, 1);
  await forget(page);
  await page.reload();
  await page.locator(".import > summary").click();
  const bring = async (what) => {
    await page.getByLabel("Or as text").fill(typeof what === "string" ? what : JSON.stringify(what));
    await action(page, "import").click();
  };
  for (const [changed, word] of [
    [{ ...backup, speed: 3 }, "speed"],
    [{ ...backup, games: [{ ...backup.games[0], colour: "red" }] }, "colour"],
    [{ ...backup, games: [{ ...backup.games[0], id: "smashup.1.speed" }] }, "smashup.1.speed"],
    [{ ...backup, games: [{ ...backup.games[0], meta: { ...backup.games[0].meta, mood: "merry" } }] }, "mood"],
    [{ ...backup, finished: [{ ...FINISHED, weather: "wet" }] }, "weather"],
  ]) {
    await bring(changed);
    await page.getByText(`it holds “${word}”, which no backup of this page does`).waitFor();
    await page.getByText("reload the page while there is a network, then try again").waitFor();
    assert.equal(await page.locator("[data-game]").count(), 0, "nothing of it has been taken in");
  }
  await bring({ ...backup, backup: 9 });
  await page.getByText("saved by a newer version of this page").waitFor();
  const [{ text }] = backup.games;
  for (const [other, words] of [
    ["hello", "it is neither a saved game nor a link"],
    [text.replace("seed=", "seed=1"), "it has been changed, or a piece of it is missing"],
    [text.slice(0, 60), "it has been changed, or a piece of it is missing"],
    [text.replace("smashup=3", "smashup=9"), "saved by a newer version of this page"],
  ]) {
    await bring(other);
    await page.getByText(words).waitFor();
  }
  // A description that says nothing is made anew.
  await bring({ ...backup, games: [{ ...backup.games[0], meta: { names: 3 } }], finished: [FINISHED] });
  await page.getByText("Games taken in: 1").waitFor();
  await page.locator("[data-game]").getByText("Pirates + Ninjas").waitFor();
});
