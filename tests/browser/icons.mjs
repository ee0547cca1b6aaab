// Draws the icons of the installed page from public/favicon.svg; run it when that has changed:
//
//   node tests/browser/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { chromium as playwright } from "playwright-core";
import { chromium } from "./chromium.mjs";

const PUBLIC = fileURLToPath(new URL("../../public/", import.meta.url));
// Systems cut most of them to their own shape: the ground goes to the edges, and the mark keeps clear of them.
const ICONS = [
  { name: "app-192", size: 192, part: 1 },
  { name: "app-180", size: 180, part: 0.9 },
  { name: "app-maskable-512", size: 512, part: 0.8 },
];

/** The pixels of the icon, four bytes each. Runs in the browser. */
async function draw({ svg, ground, size, part }) {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.fillStyle = ground;
  if (part < 1) canvas.fillRect(0, 0, size, size);
  canvas.drawImage(picture, (size * (1 - part)) / 2, (size * (1 - part)) / 2, size * part, size * part);
  return [...canvas.getImageData(0, 0, size, size).data];
}

/** A PNG with a palette: a few flat colours and what is between them need no more, and no browser writes one. */
function png(pixels, size) {
  const palette = new Map();
  const index = (pixel) => {
    // Sixteen steps a channel cannot be told from all where colours only meet.
    const color = pixel.map((value) => Math.round(value / 17) * 17).join();
    if (!palette.has(color)) palette.set(color, palette.size);
    return palette.get(color);
  };
  const row = (y) => [0, ...Array.from({ length: size }, (_, x) => index(pixels.slice(4 * (y * size + x), 4 * (y * size + x) + 4)))];
  const rows = Buffer.from(Array.from({ length: size }, (_, y) => row(y)).flat());
  if (palette.size > 256) throw new Error(`${palette.size} colours are too many for a palette`);
  const colors = [...palette.keys()].map((color) => color.split(",").map(Number));
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colors.flatMap((color) => color.slice(0, 3)))),
    chunk("tRNS", Buffer.from(colors.map((color) => color[3]))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const svg = readFileSync(`${PUBLIC}favicon.svg`, "utf8");
const ground = /<rect[^>]* fill="([^"]*)"/.exec(svg)[1];
const browser = await playwright.launch({ executablePath: chromium() });
const page = await browser.newPage();
for (const { name, size, part } of ICONS) {
  // Drawn at its size: a picture without one would be drawn small and blown up.
  const whole = part < 1 ? svg.replace(/ rx="14"/, "") : svg;
  const sized = whole.replace("<svg ", `<svg width="${size}" height="${size}" `);
  const pixels = await page.evaluate(draw, { svg: sized, ground, size, part });
  writeFileSync(`${PUBLIC}${name}.png`, png(pixels, size));
}
await browser.close();
