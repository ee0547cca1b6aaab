// Registers the service worker, and tells when a newer version of the page has come. Nothing here reloads the page
// unless the person asks.

let registration;
let asked = false;

/** Calls `ready` once a newer version can be taken. Where there are no service workers nothing happens. */
export async function watch(ready) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    // It was another tab that took it. (At the first visit there was no version before.)
    else if (controlled) ready();
    controlled = true;
  });
  await loaded();
  try {
    registration = await workers.register("service-worker.js");
  } catch {
    return; // without https, in a private window: the page is the same, only not there offline
  }
  const look = () => {
    if (registration.waiting && registration.active) ready();
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  // A page that is kept open for weeks would never ask by itself.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/** Once everything that the page needs has come: what is kept for later must not delay it. */
function loaded() {
  if (document.readyState === "complete") return undefined;
  return new Promise((done) => addEventListener("load", done, { once: true }));
}

/** Goes on with the newer version. */
export function take() {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
}
