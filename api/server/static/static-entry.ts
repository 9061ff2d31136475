import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pagePolicy, securityHeaders, sharingHeaders } from "../security-headers.ts";
import { codecs, type Encoding, encodings } from "./encodings.ts";
import { type MediaType, mediaTypeOf } from "./media-types.ts";

/** One representation of a file: plain or compressed. */
export interface Variant {
  readonly etag: string;
  /** Bytes in memory, or `undefined` if they are read from disk for each request. */
  readonly bytes: Buffer | undefined;
  readonly size: number;
  /** All headers of a 200 response. Built once, because this is the hottest path of the server. */
  readonly headers: Readonly<Record<string, string | number>>;
}

/** File that the server serves, with all its representations. */
export interface Entry {
  /** Path on disk, or a description of the source if there is no file. */
  readonly file: string;
  readonly plain: Variant;
  readonly encoded: Partial<Readonly<Record<Encoding, Variant>>>;
  /** True if range requests are supported. Safari plays films only with range requests. */
  readonly ranges: boolean;
}

/** Settings for reading a file. */
export interface EntryOptions {
  /** Size limit for keeping files in memory, in bytes. Applies to files that are already compressed; larger ones stay on disk. */
  readonly inMemoryLimit: number;
  /** Absolute paths of all files in the folder with their sizes. Shows which compressed files the build wrote. */
  readonly files: ReadonlyMap<string, number>;
  /** Called for a compressed file that does not match its original. It is not used. */
  readonly onStaleTwin: (twin: string) => void;
}

/**
 * Hash in a file's name: `name-HASH.js` from Vite (8 characters), or `name.hash8.avif` from the media build. Vite's hash must
 * contain a digit or capital letter here, otherwise `some-settings.js` would be cached forever.
 */
const hashedName = /(?:-(?=[\w-]*[A-Z0-9_])[\w-]{8}|\.[0-9a-f]{8,64})\.\w+$/;

/** Folders whose files are named by a hash of their content. */
const hashedFolder = /^\/(?:js|css|fonts|assets|media)\//;

/** Returns the Cache-Control header of a path. Pages and all files without a hash are revalidated at each request. */
export function cacheControlOf(path: string): string {
  return isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

function isHashed(path: string): boolean {
  return hashedFolder.test(path) && hashedName.test(path);
}

/**
 * Reads a file, computes its hash and compresses it.
 *
 * @param path address at which it is served
 * @param file path on disk
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
 * Creates an entry from bytes without a file, compressed in every encoding.
 *
 * @param name description, for the log
 * @param type media type
 * @param policy Content Security Policy of a page, instead of the one for files
 */
export async function memoryEntry(
  name: string,
  bytes: Buffer,
  type: string,
  policy?: string,
): Promise<Entry> {
  const { entry, compress } = plainEntry(name, bytes, type, policy);
  await compress();
  return entry;
}

/**
 * Creates an entry like `memoryEntry`, which can be sent before it is compressed.
 *
 * @returns the entry, and a function that compresses it: the same entry then has every encoding
 */
export function plainEntry(
  name: string,
  bytes: Buffer,
  type: string,
  policy?: string,
): { readonly entry: Entry; readonly compress: () => Promise<void> } {
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
  return {
    entry: { file: name, plain: variant(bytes), encoded, ranges: false },
    async compress() {
      for (const encoding of encodings)
        encoded[encoding] = variant(await codecs[encoding].compress(bytes), encoding);
    },
  };
}

/** Returns the ETag. Each encoding has its own, because a strong ETag must differ if the bytes differ. */
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
    ...sharingHeaders(path),
    "Content-Type": media.type,
    "Content-Length": length,
    "Cache-Control": cacheControlOf(path),
    ETag: etag,
    ...(encoding && { "Content-Encoding": encoding }),
    ...(media.compressible ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
  };
}

/** Returns the file that the build compressed, if it matches its original. Otherwise compresses the bytes now. */
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

/**
 * Returns the hash of a file on disk. A name that contains a hash of the content is used instead of the content, so that 200 MB
 * of pictures need not be read at each start.
 */
async function hashStreamed(path: string, file: string): Promise<string> {
  if (isHashed(path)) return sha256(path);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("base64url");
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("base64url");
}
