import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { writeServiceWorker } from "./service-worker.ts";

/** Text formats worth compressing; pictures, films and fonts are compressed already. */
const compressible = /\.(html|js|css|json|svg|dxf|txt|xml|data|vtt|webmanifest)$/;
/** Below this many bytes the headers cost more than compression saves. */
const smallest = 512;

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zst: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = path.join(import.meta.dirname, "../build/client");
// Every address has a page of its own, so nobody may be served an empty one.
await rm(path.join(folder, "__spa-fallback.html"));
// The router writes what it would fetch itself for a file made by a route; files are only ever linked.
for (const name of await readdir(folder, { recursive: true }))
  if (/\.(json|xml|txt|webmanifest)\.data$/.test(name)) await rm(path.join(folder, name));
await writeServiceWorker(folder);
const names = await readdir(folder, { recursive: true });
for (const name of names.filter((each) => compressible.test(each))) {
  const file = path.join(folder, name);
  const bytes = await readFile(file);
  if (bytes.length < smallest) continue;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, compress]) => {
      const compressed = await compress(bytes);
      if (compressed.length < bytes.length) await writeFile(`${file}.${extension}`, compressed);
    }),
  );
}
