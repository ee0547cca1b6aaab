// What the page weighs: node sizes.mjs FOLDER prints it by kind of file. With a document, as in
//
//   node sizes.mjs ../../dist ../../docs/PERFORMANCE.md
//
// it also looks what a first visit loads, and writes all of it into the document's part "Page size".
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Kinds of files by the ending of their names. */
const KINDS = {
  wasm: "WebAssembly",
  js: "JavaScript",
  css: "style sheet",
  html: "page",
  woff2: "fonts",
  svg: "pictures",
  png: "icons of the installed page",
};
/** Compressed already; hosts send them as they are. */
const AS_THEY_ARE = ["woff2", "png"];
const HEADING = "## Page size";

/**
 * The files of a built page.
 * @param {string} folder
 * @returns {{path: string, kind: string, raw: number, gzip: number, brotli: number}[]} sizes in bytes
 */
export function files(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const content = readFileSync(path);
    const ending = entry.name.split(".").pop();
    const raw = content.length;
    const [gzip, brotli] = AS_THEY_ARE.includes(ending)
      ? [raw, raw]
      : [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
    return { path: relative(folder, path).split(sep).join("/"), kind: KINDS[ending] ?? "other", raw, gzip, brotli };
  });
}

/** The page with a smaller copy beside each file that hosts compress. */
export function compressed(page, folder) {
  cpSync(page, folder, { recursive: true });
  for (const { path, raw, brotli } of files(page)) {
    const file = join(folder, path);
    if (brotli < raw) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Their sum. */
export function total(list) {
  const add = (sum, file) => ({ raw: sum.raw + file.raw, gzip: sum.gzip + file.gzip, brotli: sum.brotli + file.brotli });
  return list.reduce(add, { raw: 0, gzip: 0, brotli: 0 });
}

function row(name, list) {
  const { raw, gzip, brotli } = total(list);
  const cells = [list.length, raw, gzip, brotli].map((n) => n.toLocaleString("en"));
  return `| ${[name, ...cells].join(" | ")} |`;
}

/** The sizes as a table; `visits` are further rows, by their names. */
function table(all, visits = {}) {
  const kinds = [...Object.values(KINDS), "other"].filter((kind) => all.some((file) => file.kind === kind));
  return [
    "| bytes | files | raw | gzip | brotli |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...kinds.map((kind) => row(kind, all.filter((file) => file.kind === kind))),
    row("**everything**", all),
    ...Object.entries(visits).map(([name, list]) => row(name, list)),
  ].join("\n");
}

/**
 * What a first visit loads, in a phone's window and in a wide one, whose start page also shows a table.
 * @param {string} folder
 * @param {ReturnType<typeof files>} all what lies in it
 */
export async function firstVisit(folder, all) {
  const { chromium: playwright } = await import("playwright-core");
  const { chromium } = await import("./chromium.mjs");
  const { serve } = await import("./server.mjs");
  const { game } = await import("./player.mjs");
  const site = await serve(folder);
  const browser = await playwright.launch({ executablePath: chromium() });
  const visits = {};
  for (const [window, viewport] of Object.entries({ "": { width: 360, height: 740 }, [WIDE]: { width: 1440, height: 900 } })) {
    // What is kept for later comes after all this, and is everything.
    const page = await browser.newPage({ serviceWorkers: "block", viewport });
    const asked = new Set();
    page.on("request", (request) => asked.add(request.url().replace(/#.*/, "")));
    const seen = () => all.filter(({ path }) => asked.has(site.url + path.replace(/^index\.html$/, "")));
    await page.goto(site.url, { waitUntil: "networkidle" });
    await page.locator('[data-action="quick-game"]').waitFor();
    visits[`first visit: the start page${window}`] = seen();
    // Away first: of a changed hash alone nobody says when all has come.
    await page.goto("about:blank");
    await page.goto(game(site.url, 7, "&open=1"), { waitUntil: "networkidle" });
    await page.locator("[data-question]").first().waitFor();
    visits[`first visit: the start page and the beginning of a game${window}`] = seen();
    await page.close();
  }
  await browser.close();
  await site.close();
  return visits;
}

/** Of a visit in a wide window. */
const WIDE = ", in a wide window";
/** The most that a first visit may need until a game has begun, in bytes with brotli. */
export const BUDGET = 600_000;

function write(document, text) {
  const old = existsSync(document) ? readFileSync(document, "utf8") : "# Performance\n";
  const part = `${HEADING}\n\n${text}\n`;
  const [before, rest] = old.split(`${HEADING}\n`);
  const after = rest === undefined ? "" : (/\n## [^]*/.exec(rest)?.[0] ?? "");
  const gap = rest === undefined ? "\n" : "";
  writeFileSync(document, before + gap + part + after);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const [folder, document] = process.argv.slice(2);
  const all = files(folder);
  if (document) {
    const visits = await firstVisit(folder, all);
    const words = `What \`cargo dist\` builds; written by \`cargo dist --measure\`. The browser tests fail if a first visit needs more than
${BUDGET.toLocaleString("en")} bytes with brotli until a game has begun, also in a wide window, whose start page shows a table. The rest is fetched in the background after that, for playing without a network. Some hosts have gzip only: what they send is in its column.`;
    write(document, `${words}\n\n${table(all, visits)}`);
  }
  console.log(table(all));
}
