/**
 * Moves the focus to the next (1) or the one before (-1) of what the selector finds, or to the first unless it is on one of
 * them already (0); tells whether there was any.
 */
export function walk(selector, step) {
  const seen = (e) => !e.disabled && e.getClientRects().length > 0;
  const all = [...document.querySelectorAll(selector)].filter(seen);
  if (all.length === 0) return false;
  const at = all.indexOf(document.activeElement);
  const first = step < 0 ? all.length - 1 : 0;
  const next = at < 0 ? all[first] : all[(at + step + all.length) % all.length];
  next.focus();
  return true;
}
