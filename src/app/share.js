// Passing a link on with the system's own dialog, where there is one.

/** Whether the system can pass a link on. */
export function canShare() {
  return typeof navigator.share === "function";
}

/** Opens the system's dialog; nothing happens if it is closed. */
export function shareLink(title, url) {
  navigator.share({ title, url }).catch(() => {});
}
