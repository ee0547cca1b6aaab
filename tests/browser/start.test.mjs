import assert from "node:assert/strict";
import { desktop, onDevices, phone } from "./harness.mjs";

onDevices([desktop, phone], "the page starts under a sub-path", async (page, url) => {
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  assert.equal(await page.locator("#boot").count(), 0, "the loading message has gone");
});

onDevices([phone], "a page that cannot start says so", async (page, url, problems) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(url);
  await page.getByText("could not start").waitFor();
  assert.ok(problems.length > 0, "the missing module is reported");
  problems.length = 0;
});
