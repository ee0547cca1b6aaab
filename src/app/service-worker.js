// Keeps the whole page in the browser, so that it starts and plays without a network.
//
// Above this text xtask/finish.mjs has put two values: FILES, the address of every file of this build with the hash of
// its content, and VERSION, which is another one if any of them is.
/* global FILES, VERSION */

// Other copies of the page may lie on the same host, and all share one list of caches.
const OURS = `smashup ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const ANYHOW = { ignoreSearch: true, ignoreVary: true };

// The next version waits beside the running one until the person asks for it, or until the last tab is closed.
self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === self.location.origin) {
    event.respondWith(answer(event.request));
  }
});

/** All files or none, and each as it was built: half an upload or an old copy in between is not taken. */
async function keepAll() {
  const files = Object.entries(FILES);
  const requests = files.map(([path, integrity]) => new Request(path, { cache: "no-cache", integrity }));
  const cache = await caches.open(CACHE);
  await cache.addAll(requests);
}

async function takeOver() {
  await self.clients.claim();
  // Another tab still shows the version before and may need its files; the next version tidies up then.
  const tabs = await self.clients.matchAll({ type: "window" });
  if (tabs.length > 1) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** This version's file, else that of a version whose tab is still open, else the network's. */
async function answer(request) {
  const wanted = request.url.replace(/[?#].*/, "") === new URL("index.html", self.location).href ? "./" : request;
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted, ANYHOW)) ?? (await caches.match(wanted, ANYHOW)) ?? fetch(request);
}
