// Reading scenario files takes more than the page should weigh: a module of its own does it, loaded here when needed.

/** Reads a scenario file and plays its steps; the answer as JSON. */
export async function readScenario(file, text) {
  const reader = await import(new URL("reader.js", document.baseURI));
  await reader.default();
  return reader.read(file, text);
}
