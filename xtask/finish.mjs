// Trunk runs this when a build lies ready in its staging folder (see Trunk.toml):
// - all style sheets become two files, now and later: one request, and smaller together than one by one; in them, windows that
//   are called by name (style/layouts.css) are what they mean;
// - the module is fetched first;
// - what comes later is not fetched at once, and is made as small as the module itself, which Trunk makes small;
// - scripts written into the page become files, so that its Content-Security-Policy can forbid all others;
// - the service worker gets its list of files. A build for development gets one that removes itself.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";

const FOLDER = process.env.TRUNK_STAGING_DIR;
const SOURCE = process.env.TRUNK_SOURCE_DIR;
const WORKER = "service-worker.js";

const GONE = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));
async function remove() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(\`smashup \${self.registration.scope} \`));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
`;

function hash(content) {
  return createHash("sha256").update(content);
}

/** Writes a file whose name tells its content; gives the name. */
function write(stem, ending, content) {
  const name = `${stem}-${hash(content).digest("hex").slice(0, 16)}.${ending}`;
  writeFileSync(join(FOLDER, name), content);
  return name;
}

/** Makes style sheets be without `@custom-media`: wherever a name is used, also by a later one or in a later sheet, stands what it means. */
function withoutNames() {
  const meanings = new Map();
  const single = /^\([^()]*\)$/;
  const meant = (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_, name) => {
      if (!meanings.has(name)) throw new Error(`no @custom-media before this is called ${name}`);
      return meanings.get(name);
    });
  return (css) =>
    css.replace(/@(custom-media\s+(--[\w-]+)|media)([^{;]*);?/g, (_, _rule, name, query) => {
      if (name === undefined) return `@media${meant(query)}`;
      const meaning = meant(query.trim());
      meanings.set(name, single.test(meaning) ? meaning : `(${meaning})`);
      return "";
    });
}

/** Makes one style sheet of those that these links name; gives its name. */
function asOne(links, css) {
  const files = links.map((link) => join(FOLDER, /\bhref="?([^\s">]+)/.exec(link)[1]));
  const all = files.map((file) => readFileSync(file, "utf8")).join("\n");
  files.forEach((file) => rmSync(file));
  return write("style", "css", css(all));
}

/**
 * The page with one link, in the place of the first, for all its style sheets, and one for those that come later: that has no
 * effect, and nothing is fetched for it, until src/app/later.js says what it is.
 */
function twoStyleSheets(html) {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g)].map(([link]) => link);
  const [first, ...others] = links;
  const isLater = (link) => /\bdata-later\b/.test(link);
  const css = withoutNames();
  const now = `<link rel="stylesheet" href="./${asOne(links.filter((link) => !isLater(link)), css)}" />`;
  const later = `<link data-later href="./${asOne(links.filter(isLater), css)}" />`;
  return others.reduce((page, link) => page.replace(link, ""), html).replace(first, now + later);
}

/** The page with the order to fetch its module, which is most of it, before all others: a browser has few connections. */
function moduleFirst(html) {
  const [order] = /<link\b[^>]*\bhref="?[^\s">]*_bg\.wasm\b[^>]*>/.exec(html);
  return html.replace(order, "").replace(/<link\b/, (first) => order + first);
}

/** The page without Trunk's orders to fetch at once what the module fetches when it needs it. */
function partsLater(html) {
  return html.replace(/<link\b[^>]*\bhref="?[^\s">]*\/snippets\/parts-[^\s">]*\.wasm[^>]*>/g, "");
}

/**
 * What rustc lets a module for wasm32 use; a part does not say so itself. With all features that wasm-opt knows it would
 * write imports as browsers do not know them yet.
 */
const FEATURES = ["bulk-memory", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"];

/** What makes a module smallest: once more after its control flow has been laid out anew. What index.html does more for the page's gains nothing in a part. */
const PASSES = ["-Oz", "--flatten", "--rereloop", "-Oz"];

/** Makes the parts smaller, a few at a time. */
async function smaller(parts) {
  // npm installs programs so.
  const program = process.platform === "win32" ? "wasm-opt.cmd" : "wasm-opt";
  const features = FEATURES.map((name) => `--enable-${name}`);
  const next = async () => {
    for (let part = parts.pop(); part; part = parts.pop()) {
      await promisify(execFile)(program, [...PASSES, ...features, part, "-o", part], { shell: process.platform === "win32" });
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

/** The page with a file for every script in it. */
function noInlineScript(html) {
  return html.replace(/<script\b((?:(?!\bsrc=)[^>])*)>([^]*?)<\/script>/g, (_, attributes, code) => {
    return `<script${attributes} src="./${write("start", "js", code)}"></script>`;
  });
}

/** The addresses of all files, seen from the page, in order, with the hashes that a browser can check. */
function listed() {
  const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort();
  const address = (path) => relative(FOLDER, path).split(sep).join("/");
  const integrity = (path) => `sha256-${hash(readFileSync(path)).digest("base64")}`;
  // Whoever asks for the folder gets the page; the other name for it is the service worker's business.
  return paths.map((path) => [address(path).replace(/^index\.html$/, "./"), integrity(path)]);
}

const page = join(FOLDER, "index.html");
writeFileSync(page, noInlineScript(moduleFirst(partsLater(twoStyleSheets(readFileSync(page, "utf8"))))));
if (process.env.TRUNK_PROFILE === "release") {
  const all = readdirSync(FOLDER, { recursive: true }).map((path) => join(FOLDER, path));
  await smaller(all.filter((path) => /(split|chunk)_\w+\.wasm$/.test(path)));
  const code = readFileSync(join(SOURCE, "src/app", WORKER), "utf8");
  const files = listed();
  // The worker's own text too: with other habits it must not share the cache of the version before.
  const version = hash(JSON.stringify(files) + code).digest("hex").slice(0, 16);
  const values = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(Object.fromEntries(files), null, 1)};\n`;
  writeFileSync(join(FOLDER, WORKER), values + code);
} else {
  writeFileSync(join(FOLDER, WORKER), GONE);
}
