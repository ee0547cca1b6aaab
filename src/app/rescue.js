// What is left when the game itself cannot go on: plain HTML, and no call into the game's module, which is dead then.
// It knows of the saves only where they lie (see store.rs and crash.rs).

const PREFIX = "smashup.1.";
const GAME = /^#?game=([\w-]+)$/;

/** Local storage, or null where it is forbidden. */
function storage() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function openGame() {
  return GAME.exec(location.hash)?.[1];
}

/** Puts text on the clipboard; resolves to whether that worked. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The way of browsers, and of pages without https, that have no clipboard for scripts. */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

/** Offers text as a file. */
export function saveFile(name, text) {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text], { type: name.endsWith(".json") ? "application/json" : "text/plain" }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function element(tag, text, attributes = {}) {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function button(text, action, act) {
  const made = element("button", text, { type: "button", class: "button", "data-action": action });
  made.addEventListener("click", act);
  return made;
}

/** Reloads the page at `hash`; the next start does not ask again. */
function restart(hash) {
  storage()?.removeItem(`${PREFIX}starting`);
  history.replaceState(null, "", hash);
  location.reload();
}

/**
 * Shows the choices that are left, over everything else.
 * @param {string} title
 * @param {string} message
 * @param {string} [detail] for a report
 * @param {string} [unsaved] the record of the open game, if it is not in the browser's storage
 */
export function rescue(title, message, detail, unsaved) {
  if (document.querySelector(".rescue")) return;
  const id = openGame();
  const record = unsaved ?? (id && storage()?.getItem(`${PREFIX}game.${id}`));
  for (const other of document.body.children) other.inert = true;
  const box = element("div", "", { class: "rescue", role: "alertdialog", "aria-labelledby": "rescue-title" });
  const panel = element("div", "", { class: "rescue-panel panel" });
  panel.append(element("h1", title, { id: "rescue-title", tabindex: "-1" }), element("p", message));
  if (unsaved) {
    panel.append(element("p", "This game is not saved in the browser: download its record before you reload."));
  }
  panel.append(choices(id, record));
  if (detail) {
    const more = element("details", "");
    more.append(element("summary", "For a bug report"), element("pre", detail));
    panel.append(more);
  }
  box.append(panel);
  document.body.append(box);
  panel.querySelector("h1").focus();
}

function choices(id, record) {
  const list = element("div", "", { class: "rescue-choices" });
  list.append(button("Reload", "rescue-reload", () => restart(location.hash || "#")));
  if (id && storage()?.getItem(`${PREFIX}game.${id}`)) {
    list.append(
      button("Undo the last step and reload", "rescue-undo", () => {
        storage().setItem(`${PREFIX}undo`, id);
        restart(location.hash);
      }),
    );
  }
  if (record) {
    const copy = button("Copy the record", "rescue-copy", async () => {
      copy.textContent = (await copyText(record)) ? "Copied" : "Could not copy: download it";
    });
    list.append(
      button("Download the record", "rescue-download", () => saveFile(`smashup-${id ?? "game"}.txt`, record)),
      copy,
    );
  }
  list.append(button("Back to start", "rescue-home", () => restart("#")));
  return list;
}

/** Notices what kills the module without its own panic: too deep a recursion, too little memory. */
export function watch(title, message) {
  const dead = (error) =>
    error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /stack/i.test(error.message));
  const look = (error) => dead(error) && rescue(title, message, `${error}\n${error.stack ?? ""}`);
  addEventListener("error", (event) => look(event.error));
  addEventListener("unhandledrejection", (event) => look(event.reason));
}
