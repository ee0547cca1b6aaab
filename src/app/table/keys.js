/** What the Tab key can stop at. */
const STOPS = "button, a[href], input, select, textarea, summary, [tabindex]";

/** Where the focus was before something was laid open. */
let before = null;

const seen = (e) => !e.disabled && e.getClientRects().length > 0 && !e.closest("[inert]");
const found = (selector) => [...document.querySelectorAll(selector)].filter(seen);

/**
 * Moves the focus to the next (1) or the one before (-1) of what the selector finds, or to the first unless it is at one of
 * them already (0); tells whether there was any.
 */
export function walk(selector, step) {
  const all = found(selector);
  if (all.length === 0) return false;
  const at = all.findIndex((e) => e.contains(document.activeElement));
  const first = step < 0 ? all.length - 1 : 0;
  const next = at < 0 ? all[first] : all[(at + step + all.length) % all.length];
  next.focus();
  return true;
}

/**
 * Moves the focus on (1) or back (-1) among what the lines of selectors find, line by line, and behind it all other stops of
 * the page in their order; tells whether it did. At either end the browser leads out of the page, as ever. Where the question
 * is asked anew, and the focus is at none of its answers, it begins with the first of them.
 */
export function tab(selectors, step, anew) {
  const stops = found(STOPS).filter((e) => e.tabIndex >= 0);
  const answers = selectors.split("\n").flatMap(found);
  const order = [...new Set([...answers, ...stops])];
  // What is no stop itself, such as a line of the log, is left as a part of one.
  let on = document.activeElement;
  while (on && !order.includes(on)) on = on.parentElement;
  const at = anew && !answers.includes(on) ? -1 : order.indexOf(on);
  if (at < 0 && step < 0) return false;
  const next = order[at + step];
  (next ?? stops.at(step < 0 ? 0 : -1))?.focus();
  return next !== undefined;
}

/** Remembers where the focus is, for when what is laid open now is closed. */
export function leave() {
  const on = document.activeElement;
  if (!on?.closest(".sheet")) before = on;
}

/** Brings the focus back to where it was; tells whether that is still there. */
export function back() {
  const to = before;
  before = null;
  if (!to?.isConnected || to === document.body || !seen(to)) return false;
  to.focus();
  return true;
}
