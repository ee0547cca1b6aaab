const asked = new Set();
let home;

/** Puts the pictures of a file into the page, once, and gives what their ids begin with. A reference into another file would cost the page a millisecond and
    more each time that a picture appears; one into the page itself costs nothing, and shows it as soon as it is there. */
export function load(file) {
  const place = `picture-${file.replace("/", "-")}`;
  if (asked.has(file)) return place;
  asked.add(file);
  // To begin to fetch takes several milliseconds, which what is being built need not wait for.
  new Promise((later) => setTimeout(later))
    .then(() => fetch(`icons/${file}.svg`))
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
    .then((text) => {
      const pictures = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      for (const picture of pictures.children) picture.id = `${place}-${picture.id}`;
      shelf().append(pictures);
    })
    .catch(() => asked.delete(file)); // The next that is shown asks again.
  return place;
}

function shelf() {
  if (!home) {
    home = document.createElement("div");
    home.hidden = true;
    document.body.append(home);
  }
  return home;
}
