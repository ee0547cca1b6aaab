// What axe finds wrong with a screen for those who see, hear or move differently: nothing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Fails with what axe finds on the page as it is.
 * @param {import("playwright-core").Page} page
 */
export async function audit(page) {
  // Read through the debugger, so that a policy of the page on scripts does not matter.
  await page.evaluate(await readFile(AXE, "utf8"));
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document);
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 5).join(", ")}`);
  });
  assert.deepEqual(found, [], "axe finds nothing");
}
