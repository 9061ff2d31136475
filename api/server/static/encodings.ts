import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from "node:zlib";
import { parseAccept } from "hono/utils/accept";

/** Content encodings that the server supports, in order of preference. */
export const encodings = ["br", "zstd", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** File extension and codec of each encoding. */
export const codecs: Readonly<
  Record<
    Encoding,
    {
      /** Extension of files that the site's build has already compressed. */
      readonly extension: string;
      readonly compress: (bytes: Buffer) => Promise<Buffer>;
      readonly decompress: (bytes: Buffer) => Promise<Buffer>;
    }
  >
> = {
  br: {
    extension: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          // These levels are for compressing at every start. A page takes 2 ms at level 6, 50 ms at 9 for 3 % less, and 100 ms at
          // 11 for 10 % less. The site's build has more time and writes its compressed files at the highest level.
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    decompress: (bytes) => promisify(brotliDecompress)(bytes),
  },
  zstd: {
    extension: ".zst",
    compress: (bytes) =>
      promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
    decompress: (bytes) => promisify(zstdDecompress)(bytes),
  },
  gzip: {
    extension: ".gz",
    compress: (bytes) => promisify(gzip)(bytes, { level: 6 }),
    decompress: (bytes) => promisify(gunzip)(bytes),
  },
};

/** Cache of parsed headers. Browsers send only a few different ones; the limit keeps other clients from filling memory. */
const seen = new Map<string, readonly Encoding[]>();
const maxSeen = 256;

/**
 * Parses Accept-Encoding.
 *
 * @returns accepted encodings, best first: by the client's weights, then by our order
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  const known = seen.get(header);
  if (known) return known;
  const accepted = parse(header);
  if (seen.size >= maxSeen) seen.clear();
  seen.set(header, accepted);
  return accepted;
}

function parse(header: string): readonly Encoding[] {
  // The library's own `q` is 1 for a weight that is not a number. Here such an encoding is not accepted.
  const weights = new Map(
    parseAccept(header.toLowerCase()).map(({ type, params }) => [type, Number(params["q"] ?? 1)]),
  );
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get("*") ?? 0;
  // The sort is stable: equal weights keep our order.
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}
