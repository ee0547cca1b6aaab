// The static server of `cargo play` and of the browser tests.
import { createServer } from "node:http";
import sirv from "sirv";

/** Looks at the disk for every request and forbids caching: a new build is seen at once. */
const ANEW = { dev: true };

/**
 * Serves `folder` on this machine only, under the path `base`.
 * @param {string} folder
 * @param {{base?: string, port?: number, files?: object}} [options] `base` begins and ends with a slash; port 0 is any
 *   free one; `files` is how the files are served, as sirv takes it
 * @returns {Promise<{url: string, down: boolean, instead: Map<string, {type: string, text: string}>, close: () =>
 *   Promise<void>}>} `url` ends with `base`; while `down`, every connection breaks off; `instead` of the file of a name
 *   another text is served
 * @throws what `listen` throws, as EADDRINUSE
 */
export async function serve(folder, { base = "/", port = 0, files: how = ANEW } = {}) {
  const files = sirv(folder, how);
  const site = { down: false, instead: new Map() };
  const server = createServer((request, response) => {
    if (site.down) {
      request.socket.destroy();
      return;
    }
    if (!request.url.startsWith(base)) {
      response.writeHead(404).end();
      return;
    }
    request.url = request.url.slice(base.length - 1);
    const other = site.instead.get(request.url.slice(1));
    if (other) response.writeHead(200, { "Content-Type": other.type, "Cache-Control": "no-store" }).end(other.text);
    else files(request, response);
  });
  await new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", listening);
  });
  const close = () =>
    new Promise((closed) => {
      server.close(closed);
      server.closeAllConnections();
    });
  Object.assign(site, { url: `http://127.0.0.1:${server.address().port}${base}`, close });
  return site;
}
