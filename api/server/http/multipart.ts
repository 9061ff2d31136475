import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { fileSizeLimit } from "../../contract/index.ts";
import type { ReceivedBytes } from "../files/file-store.ts";
import { RequestFault } from "../request-fault.ts";
import { fieldsFrom, maxFields, replacementsIn } from "./form-fields.ts";
import { storingFault } from "./store-entry.ts";

/** Received form with at most one file. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** `undefined` if no file was chosen. */
  readonly file: { readonly name: string; readonly bytes: ReceivedBytes } | undefined;
}

/** Settings for receiving a form. */
export interface MultipartOptions {
  /** Folder for the file's bytes. The caller must move or delete them. */
  readonly folder: string;
  /** Size limit in bytes: for all text values together, and for everything in the body besides the file. */
  readonly bodyLimit: number;
  /** Timeout in milliseconds when no data arrives. */
  readonly bodyTimeout: number;
  /** Called for all bytes of the body as they arrive. @throws RequestFault to refuse the form */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Receives a multipart form and streams its file to disk. A body whose Content-Length exceeds the limit is refused before a byte
 * is read. A body without Content-Length is refused at the first byte over the limit.
 *
 * @throws RequestFault of `onBytes`, file.missing for a chosen file without bytes, file.tooLarge, file.tooMany, request.tooLarge,
 * request.timeout, request.malformed, request.notJson for text that is not UTF-8, request.invalid for fields that were sent twice
 * or, if the file system fails, server.busy. Nothing is left on disk then.
 */
export async function receiveForm(
  incoming: IncomingMessage,
  { folder, bodyLimit, bodyTimeout, onBytes }: MultipartOptions,
): Promise<ReceivedForm> {
  if (Number(incoming.headers["content-length"] ?? 0) > fileSizeLimit + bodyLimit) {
    throw new RequestFault("file.tooLarge");
  }
  const parser = startParser(incoming, bodyLimit);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (...fault: ConstructorParameters<typeof RequestFault>): void =>
    reject(new RequestFault(...fault));
  const fields: (readonly [name: string, value: string])[] = [];
  let name = "";
  let saving: Promise<ReceivedBytes> | undefined;

  const path = join(folder, randomUUID());
  // busboy replaces bytes that are not UTF-8 without a word. More replacements than were sent came from such bytes.
  const sent = new ByteCounter(Buffer.from("\ufffd"));
  let replaced = 0;
  parser.on("file", (_, stream, { filename }) => {
    name = filename ?? "";
    replaced += replacementsIn(name);
    stream.once("limit", () => refuse("file.tooLarge"));
    saving = save(stream, path).catch((cause: unknown) => {
      // The disk is full or not available. The visitor's request is valid.
      throw storingFault(cause);
    });
    // An error of the form also ends this stream. It is reported by awaiting the form.
    saving.catch(reject);
  });
  let typed = 0;
  parser.on("field", (field: string | undefined, value, { nameTruncated, valueTruncated }) => {
    if (field === undefined) return refuse("request.malformed");
    typed += Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || typed > bodyLimit) refuse("request.tooLarge");
    replaced += replacementsIn(field) + replacementsIn(value);
    fields.push([field, value]);
  });
  parser.on("filesLimit", () => refuse("file.tooMany"));
  parser.on("fieldsLimit", () => refuse("request.tooLarge"));
  parser.on("partsLimit", () => refuse("request.tooLarge"));
  parser.on("error", (cause) => refuse("request.malformed", { cause }));
  parser.on("close", resolve);

  let stalled = setTimeout(() => refuse("request.timeout"), bodyTimeout);
  // Bytes before, between and after the parts belong to no field and have no other limit.
  let received = 0;
  const onData = (chunk: Buffer): void => {
    received += chunk.length;
    sent.add(chunk);
    if (received > fileSizeLimit + bodyLimit) refuse("file.tooLarge");
    try {
      onBytes(chunk.length);
    } catch (error) {
      reject(error);
    }
    clearTimeout(stalled);
    stalled = setTimeout(() => refuse("request.timeout"), bodyTimeout);
  };
  const onClose = (): void => {
    if (!incoming.complete) refuse("request.malformed");
  };
  // The error listener is never removed: a connection reset after a refusal must not end the process.
  incoming.on("error", (cause) => refuse("request.malformed", { cause }));
  incoming.on("data", onData).on("close", onClose);
  try {
    incoming.pipe(parser);
    await promise;
    const bytes = await saving;
    if (replaced > sent.count) throw new RequestFault("request.notJson");
    const texts = fieldsFrom(fields);
    if (!bytes || bytes.size === 0) {
      // A form without a chosen file sends an empty one without a name.
      if (name !== "") throw new RequestFault("file.missing");
      await rm(path, { force: true });
      return { fields: texts, file: undefined };
    }
    return { fields: texts, file: { name, bytes } };
  } catch (error) {
    incoming.unpipe(parser);
    incoming.pause();
    parser.destroy();
    await saving?.catch(() => undefined);
    // If the file cannot be deleted now, the sweep deletes it later. That error must not hide the original one.
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(stalled);
    incoming.off("data", onData).off("close", onClose);
  }
}

function startParser(incoming: IncomingMessage, bodyLimit: number): busboy.Busboy {
  try {
    return busboy({
      headers: incoming.headers,
      // Browsers send file names in UTF-8. busboy's default is Latin-1.
      defParamCharset: "utf8",
      limits: {
        files: 1,
        fields: maxFields,
        parts: maxFields + 1,
        fieldNameSize: 100,
        fieldSize: bodyLimit,
        // busboy reports the limit when a file reaches it. Our limit also excludes a file of exactly this size.
        fileSize: fileSizeLimit,
        headerPairs: 20,
      },
    });
  } catch (cause) {
    // The content type has no boundary.
    throw new RequestFault("request.malformed", { cause });
  }
}

/** Counts a sequence of bytes in a stream, also where it is cut. */
class ByteCounter {
  readonly #sequence: Buffer;
  #rest = Buffer.alloc(0);
  count = 0;

  constructor(sequence: Buffer) {
    this.#sequence = sequence;
  }

  add(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let end = 0;
    for (let at = bytes.indexOf(this.#sequence); at !== -1; at = bytes.indexOf(this.#sequence, end)) {
      this.count += 1;
      end = at + this.#sequence.length;
    }
    this.#rest = Buffer.from(bytes.subarray(Math.max(end, bytes.length - this.#sequence.length + 1)));
  }
}

/** Writes a file and flushes it to disk. Counts and hashes the bytes while they stream, so the file is never held in memory. */
async function save(stream: Readable, path: string): Promise<ReceivedBytes> {
  const hash = createHash("sha256");
  let size = 0;
  const target = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const closed = new Promise((resolve) => target.once("close", resolve));
  try {
    await pipeline(
      stream,
      async function* count(source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      target,
    );
  } finally {
    // On an early failure the file may not be created yet. It can only be deleted reliably after the stream has closed.
    await closed;
  }
  return { path, size, sha256: hash.digest("hex") };
}
