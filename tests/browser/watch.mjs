// What goes wrong in a page, told by the page itself: the same way in every browser.
import { exchangePage } from "./exchange.mjs";

/** Serves the page with a script before all others that lists what goes wrong in this tab. */
export function watchPage(site, folder) {
  const before = (page) => page.replace(/<script\b/, '<script src="watch.js"></script>$&');
  exchangePage(site, folder, "watched", before, { "watch.js": `(${watch})();` });
}

/** What has gone wrong in this tab since this was last asked. */
export function problems(page) {
  return page.evaluate(() => {
    const list = JSON.parse(sessionStorage.getItem("problems") ?? '["the page is not watched"]');
    sessionStorage.setItem("problems", "[]");
    return list;
  });
}

function watch() {
  const keep = (list) => sessionStorage.setItem("problems", JSON.stringify(list));
  const kept = () => JSON.parse(sessionStorage.getItem("problems") ?? "[]");
  // A page that is being left loads nothing to the end any more, and Firefox interrupts its scripts.
  let left = false;
  addEventListener("beforeunload", () => (left = true));
  const tell = (what) => left || keep([...kept(), what]);
  keep(kept());
  const { error } = console;
  console.error = (...words) => {
    tell(`console: ${words.join(" ")}`);
    error.apply(console, words);
  };
  const lost = ({ target }) => target?.src ?? target?.href?.baseVal ?? target?.href;
  // While capturing: what fails to load does not bubble.
  addEventListener("error", (e) => tell(lost(e) ? `not loaded: ${lost(e)}` : `uncaught: ${e.message} ${e.error?.stack}`), true);
  addEventListener("unhandledrejection", (e) => tell(`uncaught: ${e.reason}`));
  addEventListener("securitypolicyviolation", (e) => tell(`forbidden by ${e.effectiveDirective}: ${e.blockedURI}`));
  const seen = (entry) => {
    if (new URL(entry.name, location.href).origin !== location.origin) tell(`outside: ${entry.name}`);
    if (entry.responseStatus >= 400) tell(`failed, ${entry.responseStatus}: ${entry.name}`);
  };
  new PerformanceObserver((entries) => entries.getEntries().forEach(seen)).observe({ type: "resource", buffered: true });
}
