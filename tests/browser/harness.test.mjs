// The harness itself: a drag reaches the page as pointers do, and what goes wrong is noticed.
import assert from "node:assert/strict";
import { desktop, mouseDrag, onDevices, phone, tablet, touchDrag } from "./harness.mjs";

/** A page with two boxes that writes down which pointer events it gets. */
const BOXES = `<!doctype html><meta name="viewport" content="width=device-width" />
  <style>b { position: absolute; top: 90px; width: 60px; height: 60px; touch-action: none }</style>
  <b id="from" style="left: 10px">from</b> <b id="to" style="left: 250px">to</b>
  <script>
    window.seen = [];
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel", "click"])
      addEventListener(kind, (event) => seen.push(kind + " " + event.pointerType));
  </script>`;

async function seen(page) {
  return page.evaluate(() => [...new Set(window.seen.splice(0))]);
}

onDevices([phone, tablet], "a finger drags, and can tap at once after it", async (page) => {
  await page.setContent(BOXES);
  await touchDrag(page, page.locator("#from"), page.locator("#to"));
  assert.deepEqual(await seen(page), ["pointerdown touch", "pointermove touch", "pointerup touch"]);
  await page.locator("#to").tap();
  assert.deepEqual(await seen(page), ["pointerdown touch", "pointerup touch", "click touch"]);
});

onDevices([desktop], "the mouse drags", async (page) => {
  await page.setContent(BOXES);
  await mouseDrag(page, page.locator("#from"), { x: 280, y: 120 });
  const events = await seen(page);
  assert.deepEqual(events.slice(0, 3), ["pointermove mouse", "pointerdown mouse", "pointerup mouse"]);
});

onDevices([desktop], "errors and requests to other places are noticed", async (page, _url, problems) => {
  await page.setContent(`<script>
    console.error("a console error");
    setTimeout(() => { throw new Error("an uncaught error"); });
    fetch("http://127.0.0.1:9/elsewhere").catch(() => {});
  </script>`);
  await page.waitForTimeout(500);
  for (const what of ["console: a console error", "uncaught: Error: an uncaught error", "outside: http://127.0.0.1:9"]) {
    assert.ok(problems.some((problem) => problem.startsWith(what)), `${what} in ${problems}`);
  }
  problems.length = 0;
});

onDevices([desktop], "what the page's policy forbids is noticed", async (page, url, problems) => {
  // The page's own policy: every page of the site has it.
  await page.goto(url);
  await page.evaluate(() => {
    document.body.setAttribute("style", "color: red");
    document.head.append(Object.assign(document.createElement("script"), { textContent: "window.inline = true" }));
  });
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => window.inline), undefined);
  for (const what of ["console: forbidden by style-src-attr: inline", "console: forbidden by script-src-elem: inline"]) {
    assert.ok(problems.includes(what), `${what} in ${problems}`);
  }
  problems.length = 0;
});
