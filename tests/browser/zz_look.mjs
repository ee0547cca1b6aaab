import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";
import { chance, playUntil } from "./player.mjs";
import { pressesByClock } from "./presses.mjs";
import { serve } from "./server.mjs";
const FOUR = process.env.FOUR ?? "Pirates+Ninjas,Robots+Zombies,Wizards+Aliens,Tricksters+Dinosaurs";
const OUT = process.env.OUT ?? "/work/look";
const sizes = (process.env.SIZES ?? "360x740,740x360,1024x768,1440x900,2560x1440").split(",");
const browser = await playwright.launch({ executablePath: chromium(), args: ["--disable-gpu", "--no-first-run"] });
const site = await serve(process.env.SMASHUP_PAGE);
for (const size of sizes) {
  const [width, height] = size.split("x").map(Number);
  const touch = width < 800 || height < 500;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch, deviceScaleFactor: touch ? 2 : 1, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(pressesByClock);
  await page.addInitScript(() => { if (location.protocol !== "about:") localStorage.setItem("smashup.1.speed", "0"); });
  await page.goto(site.url + `#new?seed=5&factions=${FOUR}&names=Ana,Ben,Cleo,Dan&open=1`);
  await page.waitForFunction(() => location.hash.startsWith("#game="));
  const id = await page.evaluate(() => location.hash.replace("#game=", ""));
  const turn = () => page.evaluate(async (id) => { await new Promise((d) => requestAnimationFrame(() => setTimeout(d, 20))); return JSON.parse(localStorage.getItem(`smashup.1.meta.${id}`))?.turn; }, id);
  await playUntil(page, chance(5), async (now) => now === "play-cards" && ((await turn()) >= Number(process.env.TURN ?? 9)) && (await page.locator(".chip").count()) >= Number(process.env.CHIPS ?? 0));
  await page.waitForTimeout(400);
  const m = await page.evaluate(() => {
    const area = (e) => { const r = e.getBoundingClientRect(); const w = Math.max(0, Math.min(r.right, innerWidth) - Math.max(r.left, 0)), h = Math.max(0, Math.min(r.bottom, innerHeight) - Math.max(r.top, 0)); return w * h; };
    const board = document.querySelector(".board");
    const chips = [...document.querySelectorAll(".chip")];
    const sum = chips.reduce((s, c) => s + area(c.querySelector(".chip-in")), 0);
    const text = document.querySelector(".hand .face-text"); const siteArea = [...document.querySelectorAll(".site")].reduce((s, e) => s + area(e), 0);
    return { n: chips.length, chip: chips[0] && [chips[0].offsetWidth, chips[0].offsetHeight], share: sum / siteArea, font: text && getComputedStyle(text).fontSize };
  });
  console.log(size, JSON.stringify(m));
  await page.screenshot({ path: `${OUT}/t-${size}.png` });
  await context.close();
}
await browser.close(); await site.close();
