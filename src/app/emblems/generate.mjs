// Makes public/icons/ from the list of pictures, pictures.txt, and the icon set of game-icons.net: a file for the cards of each
// faction and for the bases and decks of each set, called as the first part of their slugs, and one for each emblem. A line of
// the list is the slug of a card or a faction and the name of an icon. Run it after the list has changed:
//
//   npm install --prefix /tmp/icons @iconify-json/game-icons@1.2.4 svgo@4.1.0
//   node src/app/emblems/generate.mjs /tmp/icons
//
// It fails, and writes nothing, if an icon is not in the set. That every card has a picture, and none that another card of
// its faction has, is a test (tests/pictures.rs).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "../../..");
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

const lines = readFileSync(join(HERE, "pictures.txt"), "utf8").trim().split("\n");
const problems = [];
/** The icons by what they are called as, by the file they go into. */
const files = new Map();
for (const [slug, icon] of lines.map((line) => line.split(" "))) {
  if (!body(icon)) problems.push(`${slug}: no icon is called "${icon}"`);
  const [group, card] = slug.split("/");
  const file = card ? group : `emblems/${group}`;
  files.set(file, (files.get(file) ?? new Map()).set(card ?? group, icon));
}
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

rmSync(ICONS, { recursive: true, force: true });
mkdirSync(join(ICONS, "emblems"), { recursive: true });
for (const [file, wanted] of files) {
  const pictures = [...wanted].sort().map(([name, icon]) => `<g id="${name}">${small(body(icon))}</g>\n`);
  writeFileSync(join(ICONS, `${file}.svg`), `<svg xmlns="http://www.w3.org/2000/svg">\n${pictures.join("")}</svg>\n`);
}
writeFileSync(
  join(ICONS, "LICENSE.txt"),
  `The pictures in this folder come from game-icons.net (github.com/game-icons/icons), by Lorc, Delapouite and
contributors, under the licence CC BY 3.0 (creativecommons.org/licenses/by/3.0). Their paths have been rounded.
`,
);
console.log(`${files.size} files of pictures`);
