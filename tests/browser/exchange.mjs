// Another page than the one that was built, served in its place.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const WORKER = "service-worker.js";

/**
 * Serves a changed index.html, and a service worker that knows it and takes itself for another version.
 * @param {object} site what server.mjs gives
 * @param {string} folder the built page's
 * @param {string} version
 * @param {(page: string) => string} change
 * @param {Record<string, string>} [scripts] further ones by name, kept by the worker like the page's own
 */
export function exchangePage(site, folder, version, change, scripts = {}) {
  const built = (name) => readFileSync(join(folder, name), "utf8");
  const old = built("index.html");
  const text = change(old);
  assert.notEqual(text, old);
  const more = Object.entries(scripts).map(([name, script]) => `\n "${name}": "${hash(script)}",`);
  const worker = built(WORKER)
    .replace(hash(old), hash(text))
    .replace("FILES = {", `$&${more.join("")}`)
    .replace(/VERSION = "\w+"/, `VERSION = "${version}"`);
  assert.ok([text, ...Object.values(scripts)].every((one) => worker.includes(hash(one))), "the worker's list names them");
  site.instead.set("", { type: "text/html", text });
  for (const [name, script] of Object.entries({ ...scripts, [WORKER]: worker })) {
    site.instead.set(name, { type: "text/javascript", text: script });
  }
}

function hash(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
