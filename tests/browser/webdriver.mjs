// Firefox and WebKit, which Playwright cannot drive as they are installed, by the W3C's WebDriver protocol: as much of
// Playwright's `page` as others.mjs and player.mjs need, with real pointers and keys.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pressesByClock } from "./presses.mjs";

/** Each browser's driver program, and the capabilities to ask it for. */
const BROWSERS = {
  firefox: {
    driver: "geckodriver",
    capabilities: {
      browserName: "firefox",
      "moz:firefoxOptions": { args: ["-headless"], prefs: { "dom.w3c_touch_events.enabled": 1 } },
    },
  },
  webkit: {
    driver: "WebKitWebDriver",
    // In full screen there is no tool bar, below whose width the window could not shrink.
    capabilities: {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: process.env.MINIBROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        args: ["--automation", "--full-screen"],
      },
    },
  },
};

/** How long something may take to come, in milliseconds. */
const PATIENCE = 20_000;
/** The characters that stand for keys in the protocol. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };

/** A port that was free a moment ago. */
async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts a browser with an empty profile.
 * @param {"firefox" | "webkit"} name
 * @returns {Promise<{page: Page, version: string, close: () => Promise<void>}>}
 * @throws where the driver or the browser is missing
 */
export async function launch(name) {
  const { driver, capabilities } = BROWSERS[name] ?? assert.fail(`no such browser: ${name}`);
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], { stdio: "ignore" });
  let missing;
  program.on("error", (error) => (missing = error));
  const root = `http://127.0.0.1:${port}`;
  for (let n = 0; ; n += 1) {
    if (await fetch(`${root}/status`).catch(() => undefined)) break;
    assert.ok(!missing && n < 100, `${driver} does not start: ${missing?.message ?? "it does not answer"}`);
    await sleep(100);
  }
  try {
    const { sessionId, capabilities: got } = await send("POST", `${root}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `${root}/session/${sessionId}`;
    const close = async () => {
      await send("DELETE", session);
      program.kill();
    };
    return { page: new Page(session), version: `${got.browserName} ${got.browserVersion}`, close };
  } catch (error) {
    program.kill();
    throw error;
  }
}

/** Sends one command; gives its value. */
async function send(method, url, body) {
  const text = method === "POST" ? JSON.stringify(body ?? {}) : undefined;
  const headers = text ? { "Content-Type": "application/json" } : {};
  const response = await fetch(url, { method, body: text, headers });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The browser's one tab. Selectors are CSS; where several elements match, the first is meant. */
class Page {
  #session;
  /** `mouse` or `touch`: what the pointer of `tap` and `drag` is. */
  pointer = "mouse";

  constructor(session) {
    this.#session = session;
  }

  #post(command, body) {
    return send("POST", `${this.#session}/${command}`, body);
  }

  async goto(url) {
    await this.#post("url", { url });
    await this.evaluate(pressesByClock);
  }

  /** As a person reloads: the protocol's own way passes a service worker by in Firefox. */
  async reload() {
    await this.evaluate(() => {
      window.before = true;
      location.reload();
    });
    await this.until("the page anew", () => !window.before && document.readyState === "complete");
    await this.evaluate(pressesByClock);
  }

  /** What the function gives in the page for the argument, a promise's outcome too. */
  evaluate(body, argument) {
    return this.#post("execute/sync", { script: `return (${body})(arguments[0])`, args: [argument ?? null] });
  }

  /** Waits until the function gives something true in the page; gives that. */
  async until(what, body, argument) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(50)) {
      const found = await this.evaluate(body, argument);
      if (found) return found;
    }
    assert.fail(`waited in vain for ${what}`);
  }

  waitFor(selector) {
    return this.until(selector, (selector) => document.querySelector(selector) !== null, selector);
  }

  count(selector) {
    return this.evaluate((selector) => document.querySelectorAll(selector).length, selector);
  }

  /** An attribute, or the text, of the first that matches, once it is there. */
  async read(selector, attribute) {
    await this.waitFor(selector);
    const of = ([selector, attribute]) => {
      const found = document.querySelector(selector);
      return attribute ? found.getAttribute(attribute) : found.textContent;
    };
    return this.evaluate(of, [selector, attribute]);
  }

  /** A point at which the element is reached, as near to its middle as can be, once there is one. */
  async #spot(selector) {
    await this.waitFor(selector);
    // Cards change their sizes a frame after one has come; a person is not as quick as that.
    await this.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))));
    const at = await this.evaluate(reachable, selector);
    if (at) return at;
    // What is under the mouse may be larger for that, and cover it.
    await this.#point([move({ x: 0, y: 0 })]);
    return this.until(`${selector} where a pointer reaches it`, reachable, selector);
  }

  /** One press of the pointer, or of the finger. */
  async tap(selector) {
    const at = await this.#spot(selector);
    await this.#point([move(at), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
  }

  /** Presses on the one, and lets go on the other. */
  async drag(from, to) {
    const [first, last] = [await this.#spot(from), await this.#spot(to)];
    const steps = 12;
    const way = Array.from({ length: steps }, (_, n) => ({
      x: Math.round(first.x + ((last.x - first.x) * (n + 1)) / steps),
      y: Math.round(first.y + ((last.y - first.y) * (n + 1)) / steps),
    }));
    const moves = way.map((at) => move(at, 16));
    await this.#point([move(first), { type: "pointerDown", button: 0 }, ...moves, { type: "pointerUp", button: 0 }]);
  }

  async #point(actions) {
    const parameters = { pointerType: this.pointer };
    await this.#post("actions", { actions: [{ type: "pointer", id: this.pointer, parameters, actions }] });
  }

  /** Presses keys one after the other: names as `Enter`, else each of a text. */
  async type(...keys) {
    const values = keys.flatMap((key) => KEYS[key] ?? [...key]);
    const actions = values.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
    await this.#post("actions", { actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Makes the page as large as this, in CSS pixels. */
  async resize(width, height) {
    if (await this.#fits(width, height)) return;
    // Firefox has windows this narrow only where they have no tool bar.
    const narrow = ([width, height]) => void window.open("about:blank", "", `popup,width=${width},height=${height}`);
    await this.evaluate(narrow, [width, height]);
    const handles = await send("GET", `${this.#session}/window/handles`);
    await this.#post("window", { handle: handles.at(-1) });
    assert.ok(await this.#fits(width, height), `the page cannot be ${width}x${height}`);
  }

  /** Makes the window as large as the page needs it; whether it has become so. */
  async #fits(width, height) {
    const inside = () => this.evaluate(() => [innerWidth, innerHeight]);
    await this.#post("window/rect", { width, height });
    const [w, h] = await inside();
    await this.#post("window/rect", { width: 2 * width - w, height: 2 * height - h });
    return String(await inside()) === String([width, height]);
  }

  async screenshot(path) {
    await writeFile(path, Buffer.from(await send("GET", `${this.#session}/screenshot`), "base64"));
  }
}

function move({ x, y }, duration = 0) {
  return { type: "pointerMove", x, y, duration };
}

/** In the page: the point of `#spot`, scrolled to if need be, or nothing. */
function reachable(selector) {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  // Only as far as needed; but below a bar that stays it is not to be reached.
  for (const block of ["nearest", "center"]) {
    element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const points = parts.flatMap((down) =>
      parts.map((right) => ({ x: Math.round(x + width * right), y: Math.round(y + height * down) })),
    );
    const found = points.find((at) => {
      const top = document.elementFromPoint(at.x, at.y);
      return element.contains(top) || element.closest("label")?.contains(top);
    });
    if (found) return found;
  }
  return undefined;
}
