// What `cargo play` ends in: node play.mjs FOLDER [PORT].
import { serve } from "./server.mjs";

const [folder, port] = process.argv.slice(2);
try {
  const { url } = port === undefined ? await serveFrom(8080) : await serve(folder, { port: Number(port) });
  console.log(`Open ${url} (Ctrl-C ends it)`);
} catch (error) {
  const taken = error.code === "EADDRINUSE";
  console.error(taken ? `port ${port} is taken: choose another, or none` : `cannot serve: ${error.message}`);
  process.exitCode = 1;
}

/** Serves at the port or, if it is taken, at one of the next few, and at last at any. */
async function serveFrom(first) {
  for (let port = first; port < first + 20; port += 1) {
    try {
      return await serve(folder, { port });
    } catch (error) {
      if (error.code !== "EADDRINUSE" && error.code !== "EACCES") throw error;
    }
  }
  return serve(folder);
}
