// Reading scenario files takes more than the page should weigh: a module of its own does it, loaded here when needed.

/** Reads a scenario file and plays its steps; the answer as JSON. */
export async function readScenario(file, text) {
  const address = (name) => new URL(name, document.baseURI);
  const reader = await import(address("reader.js"));
  await reader.default({ module_or_path: address("reader_bg.wasm") });
  return reader.read(file, text);
}
