// Saved games: several side by side, none lost, whatever the browser or the game itself does.
import assert from "node:assert/strict";
import { desktop, forget, onDevices, phone } from "./harness.mjs";

const ADDRESS = "#new?seed=7&factions=Pirates+Ninjas,Robots+Zombies&names=Ana,Ben";

function action(page, name) {
  return page.locator(`[data-action="${name}"]`);
}

/** Starts a game; gives its id. */
async function play(page, url, names, rest = "") {
  // Not by a changed hash alone: as somebody comes who follows a link.
  await page.goto("about:blank");
  await page.goto(url + ADDRESS.replace("Ana,Ben", names) + rest);
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  return page.evaluate(() => location.hash.replace("#game=", ""));
}

/** Ends the turn of an open-handed game. */
async function endTurn(page) {
  await page.locator('[data-answer="end"]').click();
}

async function turn(page, id) {
  return page.evaluate((id) => {
    dispatchEvent(new Event("pagehide"));
    return JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`)).turn;
  }, id);
}

onDevices([desktop, phone], "games lie side by side, are opened, and deleted", async (page, url) => {
  const first = await play(page, url, "Ana,Ben");
  const second = await play(page, url, "Cem,Dua");
  await page.goto(`${url}#`);
  const games = page.locator("[data-game]");
  assert.deepEqual(await games.evaluateAll((all) => all.map((g) => g.dataset.game)), [second, first]);
  await page.getByText("Cem and Dua, turn 1").waitFor();
  const game = page.locator(`[data-game="${first}"]`);
  for (const words of ["Ana", "Pirates + Ninjas", "0 VP", "Turn 1", "just now"]) {
    await game.getByText(words).first().waitFor();
  }
  await game.locator('[data-action="open"]').click();
  await page.getByRole("heading", { name: "Pass to Ana" }).waitFor();
  await page.goBack();
  await game.locator('[data-action="delete"]').click();
  assert.deepEqual(await games.evaluateAll((all) => all.map((g) => g.dataset.game)), [second]);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).length), 2, "nothing of it is left");
});

onDevices([phone], "every answer is saved at once", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await endTurn(page);
  await page.reload();
  assert.equal(await turn(page, id), 2);
  await page.locator('[data-answer="end"]').waitFor();
});

onDevices([phone], "a save that cannot be read is told, kept and can be taken out", async (page, url) => {
  const good = await play(page, url, "Ana,Ben");
  await page.evaluate(() => {
    localStorage.setItem("smashup.1.game.bad", '{"format":1,"half":');
    localStorage.setItem("smashup.7.game.later", "from a later page");
  });
  await page.goto(`${url}#game=bad`);
  await page.getByRole("heading", { name: "This game does not open" }).waitFor();
  // In plain words, and exactly for whoever wants to know.
  await page.getByText("Why: it is neither a saved game").waitFor();
  const raw = page.getByText(/not a saved game \(/);
  assert.ok(!(await raw.isVisible()));
  await page.getByText("What went wrong exactly").click();
  await raw.waitFor();
  assert.equal(await page.getByLabel("The record").inputValue(), '{"format":1,"half":');
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "download").click()]);
  assert.equal(download.suggestedFilename(), "smashup-bad.txt");
  await action(page, "back").click();
  await page.locator("[data-game]").first().waitFor();
  const ids = await page.locator("[data-game]").evaluateAll((all) => all.map((g) => g.dataset.game));
  assert.deepEqual(ids.toSorted(), [good, "bad", "smashup.7.game.later"].toSorted());
  await action(page, "resume").click();
  await page.getByRole("heading", { name: "Pass to Ana" }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.game.bad")), '{"format":1,"half":');
});

onDevices([phone], "a save of a newer version is called so, and kept", async (page, url) => {
  const id = await play(page, url, "Ana,Ben");
  await page.goto(`${url}#`);
  const text = await page.evaluate((id) => {
    const key = `smashup.1.game.${id}`;
    localStorage.setItem(key, localStorage.getItem(key).replace("smashup=3", "smashup=4"));
    return localStorage.getItem(key);
  }, id);
  await page.goto(`${url}#game=${id}`);
  await page.getByText("Why: it was saved by a newer version of this page").waitFor();
  assert.equal(await page.getByLabel("The record").inputValue(), text);
  await action(page, "back").click();
  await page.locator(`[data-game="${id}"]`).getByText("Pirates + Ninjas").waitFor();
  assert.equal(await page.evaluate((id) => localStorage.getItem(`smashup.1.game.${id}`), id), text);
});

onDevices([phone], "a game that is not here is told", async (page, url) => {
  await page.goto(`${url}#game=gone`);
  await page.getByText("This game is not in this browser").waitFor();
  await action(page, "quick-game").waitFor();
});

onDevices([desktop], "a game goes out as a file and comes in as one", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await endTurn(page);
  const record = await page.evaluate((id) => localStorage.getItem(`smashup.1.game.${id}`), id);
  await forget(page);
  await page.goto(`${url}#`);
  await page.reload();
  await page.getByText("Open a game from a file or text").click();
  await page.getByLabel("Or as text").fill("nonsense");
  await action(page, "import").click();
  await page.getByText("This cannot be opened").waitFor();
  await page.getByLabel("From a file").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(record),
  });
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  const now = await page.evaluate(() => localStorage.getItem(location.hash.replace("#game=", "smashup.1.game.")));
  assert.equal(now, record);
});

onDevices([desktop, phone], "without local storage one can still play", async (page, url) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(url);
  await page.getByText("does not let the page save anything").waitFor();
  await page.goto(url + ADDRESS);
  await page.locator('[data-answer="take device"]').click();
  await endTurn(page);
  await page.getByText("does not let the page save anything").waitFor();
  await page.goBack();
  await action(page, "resume").click();
  await page.getByRole("heading", { name: /^Pass to / }).waitFor();
});

onDevices([phone], "when the storage is full, play goes on and says so", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await endTurn(page);
  await page.getByText("kept in another one for now").waitFor();
  assert.equal(await turn(page, id), 1, "the last save is still there");
  await page.goBack();
  await page.goForward();
  await page.locator('[data-answer="end"]').waitFor();
});

onDevices([desktop], "two tabs do not overwrite each other", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  const other = await page.context().newPage();
  await other.goto(`${url}#game=${id}`);
  await endTurn(other);
  await page.getByText("This game has gone on in another tab.").first().waitFor();
  await endTurn(page);
  await page.getByText("not saved from here").waitFor();
  assert.equal(await turn(page, id), 2, "as the other tab saved it");
  await action(page, "reload").click();
  await page.locator('[data-answer="end"]').waitFor();
});

onDevices([desktop, phone], "a start that did not finish is not tried again unasked", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await endTurn(page);
  assert.equal(await turn(page, id), 2);
  // As a start leaves it that was ended from outside: whoever leaves by themselves takes the mark away.
  await page.addInitScript((id) => {
    if (!sessionStorage.getItem("ended")) localStorage.setItem("smashup.1.starting", id);
    sessionStorage.setItem("ended", "yes");
  }, id);
  await page.reload();
  await page.getByRole("heading", { name: "This game did not start" }).waitFor();
  await action(page, "rescue-undo").click();
  await page.locator('[data-answer="end"]').waitFor();
  assert.equal(await turn(page, id), 1, "without its last step");
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.starting")), null);
});

onDevices([phone], "the last game is played ahead on the start page, unless that failed before", async (page, url) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await endTurn(page);
  // It is marked as being opened while it is played.
  await page.addInitScript((id) => {
    window.marked = [];
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key === "smashup.1.starting") window.marked.push(`${text} at "${location.hash}"`);
      set.call(this, key, text);
    };
    if (sessionStorage.getItem("fails")) localStorage.setItem("smashup.1.starting", id);
  }, id);
  const marked = () => page.evaluate(() => window.marked);
  await page.goto(`${url}#`);
  await page.reload();
  await page.waitForFunction(() => window.marked.length > 0);
  assert.equal((await marked())[0], `${id} at ""`);
  assert.equal(await page.evaluate(() => localStorage.getItem("smashup.1.starting")), null);
  await action(page, "resume").click();
  await endTurn(page);
  assert.equal(await turn(page, id), 3, "it is the game as it was, and goes on");
  await page.goto(`${url}#`);
  await page.evaluate(() => sessionStorage.setItem("fails", "yes"));
  await page.reload();
  await action(page, "resume").waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(await marked(), [`${id} at ""`], "the mark of this test alone: it is not tried again");
  await action(page, "resume").click();
  await page.getByRole("heading", { name: "This game did not start" }).waitFor();
});

onDevices([phone], "when the game fails there is a way on, and no white page", async (page, url, problems) => {
  const id = await play(page, url, "Ana,Ben", "&open=1");
  await page.evaluate(() => setTimeout(() => Promise.reject(new WebAssembly.RuntimeError("unreachable"))));
  await page.getByRole("heading", { name: "Something broke" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), action(page, "rescue-download").click()]);
  assert.equal(download.suggestedFilename(), `smashup-${id}.txt`);
  await action(page, "rescue-home").click();
  await action(page, "resume").click();
  await page.locator('[data-answer="end"]').waitFor();
  assert.ok(problems.length > 0, "the failure is reported");
  problems.length = 0;
});
