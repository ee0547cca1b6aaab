// What Lighthouse says of the start page: node lighthouse.mjs [RUNS], with SMASHUP_PAGE the folder of the built page.
// Not run in CI: Lighthouse is large, and what it measures depends on the machine. Told are the best and the median of
// several runs on its phone, with the page served as a static host does, and everything that is not perfect.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "./chromium.mjs";
import { serve } from "./server.mjs";
import { compressed } from "./sizes.mjs";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** The least score of each category. */
const GOALS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** One run: Lighthouse's report. */
async function report(url, file) {
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, `--only-categories=${Object.keys(GOALS)}`];
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const env = { ...process.env, CHROME_PATH: chromium() };
  await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, ...flags, chrome], { env });
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The audits of a category that have not the full score, with what Lighthouse says of them. */
function imperfect({ categories, audits }, category) {
  const refs = categories[category].auditRefs.map(({ id }) => audits[id]);
  const short = refs.filter(({ score }) => score !== null && score < 1);
  return short.map(({ id, displayValue }) => `  ${category}: ${id}${displayValue ? `, ${displayValue}` : ""}`);
}

const runs = Number(process.argv[2] ?? 5);
const folder = await mkdtemp(join(tmpdir(), "smashup-lighthouse-"));
const page = join(folder, "page");
compressed(process.env.SMASHUP_PAGE, page);
const site = await serve(page, { base: "/some/sub/path/", files: { brotli: true, etag: true, maxAge: 600 } });
const reports = [];
for (let n = 1; n <= runs; n += 1) reports.push(await report(site.url, join(folder, `${n}.json`)));
await site.close();

console.log(`${LIGHTHOUSE}, ${reports[0].environment.hostUserAgent}, ${runs} runs`);
for (const [category, goal] of Object.entries(GOALS)) {
  const score = (one) => Math.round(one.categories[category].score * 100);
  const sorted = [...reports].sort((a, b) => score(a) - score(b));
  const [best, median] = [sorted.at(-1), sorted[Math.floor(runs / 2)]].map(score);
  console.log(`${category}: best ${best}, median ${median}; the goal is ${goal}`);
  for (const line of imperfect(sorted.at(-1), category)) console.log(line);
  if (best < goal) process.exitCode = 1;
}
await rm(folder, { recursive: true });
