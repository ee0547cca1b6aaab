// Where computer opponents think: this file, started once more as a worker, with the page's own code in it.

/** How long a worker thinks before it listens, in milliseconds. */
const SLICE = 100;

/** Starts a worker; `glue` is the address of the page's module, `module` its compiled code. */
export function start(glue, module, heard, failed) {
  const worker = new Worker(import.meta.url, { type: "module" });
  worker.onmessage = ({ data }) => (data.answer === undefined ? failed() : heard(data.number, data.answer));
  worker.onerror = (event) => {
    event.preventDefault();
    failed();
  };
  worker.postMessage({ glue, module });
  return worker;
}

/** Asks what there is to think `about` a game, in at most `ms` milliseconds. */
export function ask(worker, number, game, ms, about) {
  worker.postMessage({ number, game, ms, about });
}

/** What has been found so far must do. */
export function hurry(worker) {
  worker.postMessage({ hurry: true });
}

export function end(worker) {
  worker.terminate();
}

/** In the worker: thinks about the last question, a slice at a time, and listens in between. */
function serve() {
  let page;
  let last;
  let hurried;
  let thinking = Promise.resolve();
  const think = async ({ number, game, ms, about }) => {
    const { consider, think_on } = await page;
    if (last !== number) return;
    if (!(await consider(game, ms, about)) && last === number) throw new Error("nothing to think about");
    while (last === number) {
      const answer = think_on(SLICE, hurried);
      if (answer !== undefined) return postMessage({ number, answer });
      await new Promise((next) => setTimeout(next));
    }
  };
  addEventListener("message", ({ data }) => {
    if (data.hurry) hurried = true;
    else if (data.module) page = load(data);
    else {
      [last, hurried] = [data.number, false];
      // One after the other: an earlier question ends as soon as it is not the last any more.
      thinking = thinking.then(() => think(data)).catch(() => postMessage({}));
    }
  });
}

async function load({ glue, module }) {
  const page = await import(glue);
  await page.default({ module_or_path: module });
  return page;
}

if (!("document" in globalThis)) serve();
