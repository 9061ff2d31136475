import { createHash } from "node:crypto";
import { openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { fetchFault, readText } from "../fetch.ts";
import type { FileStore, StoredFile } from "./file-store.ts";

/** Address of a bucket and its credentials. */
export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Timeout until the headers of the response, in milliseconds. Long enough for 10 MB at 2 Mbit/s, and shorter than nginx's own timeout of 60 s. */
const patience = 45_000;

/** Timeout for reading the whole list of a bucket, in milliseconds. A page of 1,000 keys takes a fraction of a second. */
const listPatience = 60_000;

/** Limit of a page of the list, in characters. A page of 1,000 keys has 400,000. */
const pageLimit = 2_000_000;

/** Keys of a page of the list at most (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html). */
const pageKeys = 1_000;

/** Longest key, in characters (https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-keys.html), and longest token. */
const longestKey = 1_024;
const longestToken = 8_192;

/** Returns a copy of a part of a page. The part itself would keep the whole page in memory. @throws Error if it is too long */
function copyOf(text: string, limit: number): string {
  if (text.length > limit) throw new Error(`A list has a key or token of more than ${limit} characters.`);
  return Buffer.from(text).toString();
}

/** Key of the mark. No id of a file is so short. */
const markKey = "lightmaker-owner";

/** Limit of the mark, in bytes. Ours has 64. */
const markLimit = 1_024;

/** Limit of the pages of a list: a million files. */
const mostPages = 1_000;

/** Creates a store in a bucket of S3 or a compatible service. */
export function s3FileStore({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Options): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const root = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const send = async (
    method: string,
    address: string,
    accepted: readonly number[],
    headers: Readonly<Record<string, string>> = {},
    { body, signal }: { readonly body?: Blob; readonly signal?: AbortSignal } = {},
  ): Promise<Response> => {
    // Signed without the body, which is streamed from disk. The signature covers the hash that was computed when the file was
    // received.
    const signed = await client.sign(address, { method, headers });
    // Ends with the headers: a member of the staff on a slow line may take longer for a body.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error(`no answer in ${patience / 1_000} s`)), patience);
    const response = await fetch(address, {
      method,
      headers: signed.headers,
      signal: signal ? AbortSignal.any([limit.signal, signal]) : limit.signal,
      // Uploaded files and our signature must go only to the configured address.
      redirect: "error",
      ...(body && { body }),
    })
      .catch((cause: unknown) => {
        throw new Error(`${root} cannot be reached for ${method}: ${fetchFault(cause)}.`, { cause });
      })
      .finally(() => clearTimeout(timer));
    if (accepted.includes(response.status)) return response;
    // The text of an error is a few hundred bytes, but the configured address may be any server.
    const code = tag(await readText(response, 4_096).catch(() => ""), "Code");
    throw new Error(
      `${root} answered ${method} with ${[response.status, response.statusText, code].filter(Boolean).join(" ")}.`,
    );
  };
  const put = async (key: string, body: Blob, sha256: string): Promise<void> => {
    const response = await send("PUT", `${root}/${key}`, [200], { "X-Amz-Content-Sha256": sha256 }, { body });
    await response.body?.cancel();
  };
  /** Returns the response with an object, or `undefined` if there is none. */
  const get = async (key: string): Promise<Response | undefined> => {
    const response = await send("GET", `${root}/${key}`, [200, 404]);
    if (response.status === 200 && response.body) return response;
    await response.body?.cancel();
    return undefined;
  };
  return {
    async put(id, { path, sha256 }) {
      await put(id, await openAsBlob(path), sha256);
      await rm(path, { force: true });
    },
    async read(id) {
      const response = await get(id);
      // Node's fetch returns Node's own streams, but TypeScript has different types for web streams and Node streams.
      return response && Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    },
    async remove(id) {
      const response = await send("DELETE", `${root}/${id}`, [200, 204, 404]);
      await response.body?.cancel();
    },
    // Not tested: each request costs money, and an upload to an unreachable bucket fails with its own error.
    tryWriting: () => Promise.resolve(),
    async list() {
      const found: StoredFile[] = [];
      const signal = AbortSignal.timeout(listPatience);
      const seen = new Set<string>();
      for (let token: string | undefined = ""; token !== undefined; ) {
        if (seen.has(token) || seen.size >= mostPages) throw new Error(`The list of ${root} does not end.`);
        seen.add(token);
        const after: string = token && `&continuation-token=${encodeURIComponent(token)}`;
        const response = await send("GET", `${root}?list-type=2${after}`, [200], {}, { signal });
        const xml = await readText(response, pageLimit);
        // Split, because a pattern of start and end tags takes the square of the length of a page without end tags.
        const [, ...entries] = xml.split("<Contents>", pageKeys + 2);
        if (entries.length > pageKeys)
          throw new Error(`The list of ${root} has a page of more than ${pageKeys} keys.`);
        for (const entry of entries)
          found.push({
            id: copyOf(tag(entry, "Key") ?? "", longestKey),
            storedAt: Date.parse(tag(entry, "LastModified") ?? ""),
            size: Number(tag(entry, "Size") ?? Number.NaN),
          });
        const next = tag(xml, "NextContinuationToken");
        token = next === undefined ? undefined : copyOf(next, longestToken);
      }
      return found;
    },
    mark: {
      async read() {
        const response = await get(markKey);
        return response && readText(response, markLimit);
      },
      write: (text) => put(markKey, new Blob([text]), createHash("sha256").update(text).digest("hex")),
    },
  };
}

/** Returns the text of an element without children. Our keys contain no XML entities, because they are URL-safe. */
const tag = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
