// Makes public/icons/*.svg and list.rs from the picture names in src/cards and the icon set of game-icons.net.
// Run it after a card or a faction got another picture:
//
//   npm install --prefix /tmp/icons @iconify-json/game-icons@1.2.4 svgo@4.1.0
//   node src/app/emblems/generate.mjs /tmp/icons
//
// It fails, and writes nothing, if a name is not in the set or a faction has a picture twice.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../../..");
const CARDS = join(ROOT, "src/cards");
const ICONS = join(ROOT, "public/icons");

const require = createRequire(join(process.argv[2] ?? "/tmp/icons", "package.json"));
const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json")));
const { optimize } = await import(pathToFileURL(require.resolve("svgo")));

/** The inner markup of a picture; names may be aliases. */
function body(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  return icon?.body;
}

/** Path data rounded to what can be seen at the size of a card. */
function small(markup) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${markup}</svg>`;
  const plugins = [
    { name: "convertPathData", params: { floatPrecision: 0, transformPrecision: 3 } },
    "mergePaths",
    "collapseGroups",
    // The colour comes from the page.
    { name: "removeAttrs", params: { attrs: "path:fill:currentColor" } },
  ];
  const { data } = optimize(svg, { plugins, multipass: true });
  return data.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, "");
}

/** The picture names of a card file: of its factions, and of its cards. */
function names(file) {
  const source = readFileSync(file, "utf8");
  const all = (pattern) => [...source.matchAll(pattern)].map((match) => match[1]);
  return { emblems: all(/\bemblem:\s*"([^"]*)"/g), art: all(/\.art\(\s*"([^"]*)"/g) };
}

/** The file of a card file's pictures: the faction's name; with the set's where every set has one of that name. */
function fileName(file) {
  const stem = basename(file, ".rs");
  const ofAll = { bases: "bases", mod: "decks" }[stem];
  return ofAll ? `${basename(dirname(file))}-${ofAll}` : stem;
}

const problems = [];
/** The pictures by the file they go into; what is an emblem too is there only. */
const files = new Map([["emblems", new Set()]]);
const sources = readdirSync(CARDS, { recursive: true })
  .filter((path) => path.endsWith(".rs"))
  .map((path) => join(CARDS, path))
  .sort();
for (const source of sources) {
  const { emblems, art } = names(source);
  const where = relative(ROOT, source);
  for (const name of [...emblems, ...art]) if (!body(name)) problems.push(`${where}: no picture is called "${name}"`);
  art.filter((name, n) => art.indexOf(name) !== n).forEach((name) => problems.push(`${where}: "${name}" twice`));
  emblems.forEach((name) => files.get("emblems").add(name));
  if (art.length > 0) files.set(fileName(source), new Set(art));
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

const list = new Map();
rmSync(ICONS, { recursive: true, force: true });
mkdirSync(ICONS, { recursive: true });
for (const [file, wanted] of files) {
  // A picture that two factions have lies with the first.
  const own = [...wanted].filter((name) => !list.has(name)).sort();
  own.forEach((name) => list.set(name, file));
  const symbols = own.map((name) => `<g id="${name}">${small(body(name))}</g>\n`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
  if (own.length > 0) writeFileSync(join(ICONS, `${file}.svg`), svg);
}
writeFileSync(
  join(ICONS, "LICENSE.txt"),
  `The pictures in this folder come from game-icons.net (github.com/game-icons/icons), by Lorc, Delapouite and
contributors, under the licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). Their paths have been rounded.
`,
);
const rows = [...list.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
const row = ([name, file]) => `    ("${name}", "${file}"),\n`;
writeFileSync(
  join(HERE, "list.rs"),
  `//! Made by generate.mjs.

/// By name, in order: the file of its picture.
#[rustfmt::skip]
pub(super) const ICONS: &[(&str, &str)] = &[
${rows.map(row).join("")}];
`,
);
console.log(`${list.size} pictures in ${files.size} files`);
