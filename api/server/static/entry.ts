import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pagePolicy, resourcePolicy, securityHeaders } from "../http/securityHeaders.ts";
import { codecs, type Encoding, encodings } from "./encodings.ts";
import { type MediaType, mediaTypeOf } from "./mediaTypes.ts";

/** One way to send a file: as it is, or compressed. */
export interface Variant {
  readonly etag: string;
  /** Bytes held in memory, or `undefined` when they are read from disk for each request. */
  readonly bytes: Buffer | undefined;
  readonly size: number;
  /** All headers of a 200, put together once, because this is the hottest path of the server. */
  readonly headers: Readonly<Record<string, string | number>>;
}

/** A file the server knows, with all ways to send it. */
export interface Entry {
  /** Where it is on disk, or what it is made from when it has no file. */
  readonly file: string;
  readonly plain: Variant;
  readonly encoded: Partial<Readonly<Record<Encoding, Variant>>>;
  /** Whether parts may be asked for: films need it, Safari refuses to play without. */
  readonly ranges: boolean;
}

/** How to take a file up. */
export interface EntryOptions {
  /** Files of compressed types larger than this stay on disk, in bytes. */
  readonly inMemoryLimit: number;
  /** Absolute paths of all files in the folder with their sizes: tells which compressed twins the build wrote. */
  readonly files: ReadonlyMap<string, number>;
  /** Told when a compressed twin does not unfold to its file, and is not used. */
  readonly onStaleTwin: (twin: string) => void;
}

/**
 * A hash in the file's name: `name-HASH.js` as Vite writes it (8 characters), or `name.hash8.avif` as the media build
 * writes it. A digit or capital must be in Vite's, or `some-settings.js` would be cached for ever.
 */
const hashedName = /(?:-(?=[\w-]*[A-Z0-9_])[\w-]{8}|\.[0-9a-f]{8,64})\.\w+$/;

/** Folders whose files the builds name by their content. */
const hashedFolder = /^\/(?:js|css|fonts|assets|media)\//;

/** How long a browser may keep what is at this path. Pages and all unhashed files are asked about each time. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

function isHashed(path: string): boolean {
  return hashedFolder.test(path) && hashedName.test(path);
}

/**
 * Takes a file up: reads, hashes and compresses it.
 *
 * @param path the address it is served at
 * @param file where it is on disk
 * @throws the file system's error
 */
export async function readEntry(path: string, file: string, options: EntryOptions): Promise<Entry> {
  const media = mediaTypeOf(file);
  const size = options.files.get(file) ?? 0;
  const keep = media.compressible || size <= options.inMemoryLimit;
  const bytes = keep ? await readFile(file) : undefined;
  const hash = bytes ? sha256(bytes) : await hashStreamed(path, file);
  const policy = bytes && media.type.startsWith("text/html") ? pagePolicy(bytes.toString()) : undefined;
  const variant = (content: Buffer | undefined, encoding?: Encoding): Variant => {
    const etag = etagOf(hash, encoding);
    const length = content?.length ?? size;
    const headers = headersOf(path, media, etag, length, encoding, policy);
    return { etag, bytes: content, size: length, headers };
  };
  const encoded: Partial<Record<Encoding, Variant>> = {};
  if (media.compressible && bytes) {
    for (const encoding of encodings) {
      const compressed = await readTwin(file, bytes, encoding, options);
      if (compressed.length < bytes.length) encoded[encoding] = variant(compressed, encoding);
    }
  }
  return { file, plain: variant(bytes), encoded, ranges: !media.compressible };
}

/**
 * Makes an entry of bytes that have no file, compressed in every way once.
 *
 * @param name what they are, for the log
 * @param type their media type
 * @param policy what a page may do, in place of what a file may
 */
export async function memoryEntry(
  name: string,
  bytes: Buffer,
  type: string,
  policy?: string,
): Promise<Entry> {
  const hash = sha256(bytes);
  const variant = (content: Buffer, encoding?: Encoding): Variant => {
    const etag = etagOf(hash, encoding);
    const media = { type, compressible: true };
    return {
      etag,
      bytes: content,
      size: content.length,
      headers: headersOf(name, media, etag, content.length, encoding, policy),
    };
  };
  const encoded: Partial<Record<Encoding, Variant>> = {};
  for (const encoding of encodings)
    encoded[encoding] = variant(await codecs[encoding].compress(bytes), encoding);
  return { file: name, plain: variant(bytes), encoded, ranges: false };
}

/** Encoded bytes are other bytes, so they need another strong tag. */
function etagOf(hash: string, encoding: Encoding | undefined): string {
  return `"${hash.slice(0, 27)}${encoding ? `-${encoding}` : ""}"`;
}

function headersOf(
  path: string,
  media: MediaType,
  etag: string,
  length: number,
  encoding: Encoding | undefined,
  policy: string = securityHeaders["Content-Security-Policy"],
): Record<string, string | number> {
  return {
    ...securityHeaders,
    "Content-Security-Policy": policy,
    "Cross-Origin-Resource-Policy": resourcePolicy(path),
    "Content-Type": media.type,
    "Content-Length": length,
    "Cache-Control": cacheControlOf(path),
    ETag: etag,
    ...(encoding && { "Content-Encoding": encoding }),
    ...(media.compressible ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
  };
}

/** The twin the site's build wrote, if it really is this file compressed; else compressed now. */
async function readTwin(
  file: string,
  bytes: Buffer,
  encoding: Encoding,
  { files, onStaleTwin }: EntryOptions,
): Promise<Buffer> {
  const { extension, compress, decompress } = codecs[encoding];
  const twin = file + extension;
  if (files.has(twin)) {
    const compressed = await readFile(twin);
    const unfolded = await decompress(compressed).catch(() => undefined);
    if (unfolded?.equals(bytes)) return compressed;
    onStaleTwin(twin);
  }
  return compress(bytes);
}

/** A name that carries a hash of the content stands for it: so 200 MB of pictures need not be read at each start. */
async function hashStreamed(path: string, file: string): Promise<string> {
  if (isHashed(path)) return sha256(path);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("base64url");
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("base64url");
}
