import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { writeServiceWorker } from "./service-worker.ts";

/** Text formats worth compressing. Images, videos and fonts are already compressed. */
const compressible = /\.(html|js|css|json|svg|dxf|txt|xml|data|vtt|webmanifest)$/;
/** Minimum file size in bytes. Below it, the headers cost more than compression saves. */
const smallest = 512;

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  // Clients that accept zstd but not Brotli are rare: level 19 takes seven times as long as 12, for 7 % less.
  zst: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 12 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = path.join(import.meta.dirname, "../build/client");
// Every path has its own page, so the empty fallback page must never be served.
await rm(path.join(folder, "__spa-fallback.html"));
// The router writes a data file for each file made by a route. Nothing loads them, because files are only linked.
for (const name of await readdir(folder, { recursive: true }))
  if (/\.[a-z]+\.data$/.test(name)) await rm(path.join(folder, name));
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
