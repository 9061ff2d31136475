import { once } from "node:events";
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Range } from "range-parser";
import { parseRange } from "./byte-range.ts";
import { acceptedEncodings } from "./encodings.ts";
import type { Entry, Variant } from "./static-entry.ts";

/**
 * Sends a file: the best representation that the client accepts, 304 if the client already has it, or the requested range.
 *
 * @param status 200, 404 for the "not found" page, 503 for the maintenance page
 * @throws the file system's error, before anything is sent, if a streamed file no longer exists
 */
export async function sendEntry(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  entry: Entry,
  status: 200 | 404 | 503,
): Promise<void> {
  const { headers, method } = incoming;
  const variant = chooseVariant(entry, headers["accept-encoding"]);
  if (status !== 200) {
    const { ETag: _, ...rest } = variant.headers;
    return sendBody(outgoing, entry, variant, status, rest, undefined, method === "HEAD");
  }
  if (isFresh(headers["if-none-match"], variant.etag)) {
    const { "Content-Length": _length, "Content-Type": _type, ...rest } = variant.headers;
    outgoing.writeHead(304, rest).end();
    return;
  }
  // Only GET has ranges, and a range of an older file must not be combined with one of a newer file.
  const ifRange = headers["if-range"];
  const wanted =
    entry.ranges && method === "GET" && (ifRange === undefined || ifRange === variant.etag)
      ? parseRange(headers.range, variant.size)
      : undefined;
  if (wanted === "unsatisfiable") {
    const { "Content-Type": _, ...rest } = variant.headers;
    outgoing
      .writeHead(416, { ...rest, "Content-Length": 0, "Content-Range": `bytes */${variant.size}` })
      .end();
    return;
  }
  if (wanted === undefined) {
    return sendBody(outgoing, entry, variant, 200, variant.headers, undefined, method === "HEAD");
  }
  const partHeaders = {
    ...variant.headers,
    "Content-Length": wanted.end - wanted.start + 1,
    "Content-Range": `bytes ${wanted.start}-${wanted.end}/${variant.size}`,
  };
  return sendBody(outgoing, entry, variant, 206, partHeaders, wanted, false);
}

function chooseVariant(entry: Entry, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = entry.encoded[encoding];
    if (variant) return variant;
  }
  return entry.plain;
}

/** Returns true if If-None-Match matches. The comparison is weak, because a proxy may have added `W/` to our ETag. */
function isFresh(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((tag) => {
    const trimmed = tag.trim();
    return trimmed === "*" || trimmed === etag || trimmed === `W/${etag}`;
  });
}

async function sendBody(
  outgoing: ServerResponse,
  entry: Entry,
  variant: Variant,
  status: number,
  headers: Readonly<Record<string, string | number>>,
  range: Range | undefined,
  headersOnly: boolean,
): Promise<void> {
  const { bytes } = variant;
  if (headersOnly || bytes) {
    outgoing.writeHead(status, headers);
    outgoing.end(headersOnly ? undefined : range ? bytes?.subarray(range.start, range.end + 1) : bytes);
    return;
  }
  // A pipelined request waits for its turn. Its file must not be opened and read before.
  if (!outgoing.socket) await Promise.race([once(outgoing, "socket"), once(outgoing, "close")]);
  if (outgoing.destroyed) return;
  // No `await using`: the parser of the import rules (.dependency-cruiser.mjs) does not support it.
  const handle = await open(entry.file);
  try {
    const { size } = await handle.stat();
    if (size !== variant.size) {
      throw new Error(
        `${entry.file} has ${size} bytes, but had ${variant.size} when the server started. ` +
          "It is not sent, because its headers would be wrong. Restart the server after a build.",
      );
    }
    outgoing.writeHead(status, headers);
    await pipeline(handle.createReadStream({ ...range, autoClose: false }), outgoing);
  } finally {
    await handle.close();
  }
}
