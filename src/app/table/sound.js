// Sounds come with the first one that is heard: `sounds.js` beside the page makes them.

let sounds;

/** Makes a sound, once somebody has pressed something on this page; before that browsers allow none. */
export function sound(name) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  sounds ??= import(new URL("sounds.js", document.baseURI));
  sounds.then(
    (made) => made.play(name),
    // Perhaps there is a network the next time.
    () => (sounds = undefined),
  );
}

/** Shakes the device for so many milliseconds, if it can. */
export function shake(milliseconds) {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(milliseconds);
}
