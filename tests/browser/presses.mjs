// The clock of presses: the page takes none for a moment after another screen has come, so that a second press is not meant
// for it. Who plays without waiting needs another clock.

/**
 * Runs in the page: presses are stamped with `window.clock`, without which each comes long after all that was shown.
 */
export function pressesByClock() {
  Object.defineProperty(Event.prototype, "timeStamp", { get: () => window.clock ?? Infinity, configurable: true });
}
