// Games once more, where a browser that is ended from outside has them already: it writes localStorage down only after a
// while. Play never waits for this, and where it is not to be had everything is as without it.

const NAME = "smashup.1";
const STORE = "games";

/** The database; opened while the module is still on its way. */
const database = typeof document === "undefined" ? Promise.reject(new Error("not here")) : open();
database.catch(() => {});

/** What is being written, by the game's id. */
const writing = new Map();

function open() {
  return new Promise((opened, failed) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error("blocked"));
    asked.onsuccess = () => {
      // A later version of the page wants to change it, or the person to clear it.
      asked.result.onversionchange = () => asked.result.close();
      opened(asked.result);
    };
  });
}

/** What comes of a request. */
function result(asked) {
  return new Promise((got, failed) => {
    asked.onsuccess = () => got(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

/** Does something to the store; resolves when that is on the disk. */
async function change(what) {
  const transaction = (await database).transaction(STORE, "readwrite", { durability: "strict" });
  const done = new Promise((complete, failed) => {
    transaction.oncomplete = complete;
    transaction.onabort = () => failed(transaction.error);
  });
  return Promise.all([what(transaction.objectStore(STORE)), done]);
}

/** When the game of this description was saved. */
function saved(meta) {
  return Number(/"saved":(\d+)/.exec(meta)?.[1] ?? 0);
}

/**
 * Writes a game and its description down, which goes on from the state that was saved at `from`. Before the first time it
 * looks what is there: if that is later, nobody has seen it, since it came too late for the start of the page. It stays, as
 * a game of its own.
 */
export function journalPut(id, text, meta, from) {
  const first = !writing.has(id);
  const put = async (store) => {
    const there = first && (await result(store.get(id)));
    const later = there ? saved(there[1]) : 0;
    if (later > from) store.put(there, `${id}-${later.toString(36)}`);
    store.put([text, meta], id);
  };
  const written = change(put).then(
    () => true,
    () => false,
  );
  writing.set(id, written);
}

/** Whether what was last put for this game is written down, once that is known. */
export async function journalHas(id) {
  return (await writing.get(id)) === true;
}

/** Forgets a game. */
export function journalRemove(id) {
  writing.delete(id);
  change((store) => store.delete(id)).catch(() => {});
}

/** All that is written down, as `[id, text, meta]`; nothing where it cannot be read or takes too long. */
export async function journalAll() {
  const read = async () => {
    const store = (await database).transaction(STORE).objectStore(STORE);
    const [ids, games] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    return ids.map((id, n) => [id, ...games[n]]);
  };
  const late = new Promise((given) => setTimeout(given, 2_000, []));
  return Promise.race([read().catch(() => []), late]);
}
