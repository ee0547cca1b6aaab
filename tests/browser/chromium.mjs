// Where this machine has its Chromium or Chrome; run as a program, prints the paths of the browser and of its shell without
// windows, where there is one, or fails.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

/** The browser's program: `$CHROMIUM`, else on PATH, else where installers put it; undefined if there is none. */
export function chromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return candidates().find((path) => existsSync(path));
}

/**
 * The same without all that is around a page: a fresh page takes much less of the processor, a blank one a tenth. It is
 * Chromium's own (Debian's package `chromium-headless-shell`); where it is missing, the browser does.
 */
export function shell() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return onPath(SHELLS).find((path) => existsSync(path)) ?? chromium();
}

function onPath(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function candidates() {
  const { platform, env } = process;
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(Boolean);
    const programs = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe"];
    return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  }
  if (platform === "darwin") {
    const folders = ["/Applications", join(env.HOME ?? "", "Applications")];
    return ["Google Chrome", "Chromium"].flatMap((name) =>
      folders.map((folder) => join(folder, `${name}.app`, "Contents", "MacOS", name)),
    );
  }
  return onPath(NAMES);
}

if (process.argv[1] && fileURLToPath(import.meta.url) === process.argv[1]) {
  const path = chromium();
  if (path) console.log([path, shell()].join("\n"));
  else process.exitCode = 1;
}
