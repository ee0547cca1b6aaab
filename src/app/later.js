let coming;

/** Lets the style sheet that comes later come; fulfilled when it is there. What has not come can be asked for again. */
export function dressed() {
  coming ??= new Promise((here, gone) => {
    const named = document.querySelector("link[data-later]");
    const link = named.cloneNode();
    link.rel = "stylesheet";
    link.onload = here;
    link.onerror = () => {
      link.remove();
      coming = undefined;
      gone();
    };
    named.after(link);
  });
  return coming;
}
