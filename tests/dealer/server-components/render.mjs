/**
 * Renders components of `dist` as React's server components do, and writes what fails as JSON. Started with
 * `node --conditions=react-server`. Modules that begin with "use client" are replaced by references to them, as a framework's
 * bundler does; all others run without the hooks and the context that React has in browsers only.
 *
 * Input (standard input): `{ dist, stories: [{ entry, name, props }] }`.
 */
import { registerHooks } from "node:module";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const { dist, stories } = JSON.parse(await text(process.stdin));
const base = pathToFileURL(`${dist}/`).href;
const server = import.meta.resolve("react-server-dom-webpack/server.node");

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith(base)) return loaded;
    const source = String(loaded.source);
    if (!source.startsWith('"use client"')) return loaded;
    const names = [...source.matchAll(/^export \{ (.*) \};$/gm)].flatMap(([, list]) =>
      list.split(", ").map((each) => each.split(" as ").at(-1)),
    );
    const lines = names.map(
      (name) =>
        `export const ${name} = registerClientReference(() => { throw new Error("${name} was called on the server"); }, ${JSON.stringify(url)}, "${name}");`,
    );
    return {
      ...loaded,
      source: `import server from ${JSON.stringify(server)};\nconst { registerClientReference } = server;\n${lines.join("\n")}`,
    };
  },
});

const { default: flight } = await import(server);
const { createElement } = await import("react");
/** The framework's table of client modules: every reference is its own chunk. */
const manifest = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: "*" }) });

const failures = [];
for (const { entry, name, props } of stories) {
  const module = await import(`${base}entries/${entry}.js`);
  await new Promise((done) => {
    const stream = flight.renderToPipeableStream(createElement(module[entry], props), manifest, {
      onError: (error) => {
        failures.push({ name, message: error.message });
      },
    });
    stream.pipe(
      new Writable({
        write: (_chunk, _encoding, next) => next(),
        final: (next) => {
          done();
          next();
        },
      }),
    );
  });
}
console.info(JSON.stringify({ rendered: stories.length, failures }));
