import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { fileSizeLimit } from "../../contract/index.ts";
import type { ReceivedBytes } from "../files/fileStore.ts";
import { RequestFault } from "./answer.ts";
import { storingFault } from "./store.ts";

/** A form with at most one file, as it was received. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** `undefined` when no file was chosen. */
  readonly file: { readonly name: string; readonly bytes: ReceivedBytes } | undefined;
}

/** How a form is received. */
export interface MultipartOptions {
  /** Where the file's bytes are put. Whoever gets them moves or deletes them. */
  readonly folder: string;
  /** Most bytes of one text field, and of everything around the file together. */
  readonly bodyLimit: number;
  /** How long a visitor may send nothing, in milliseconds. */
  readonly bodyTimeout: number;
}

/** Most text fields of a form; the largest of ours has nine. */
const maxFields = 30;

/**
 * Receives a multipart form, streaming its file to disk. A body that announces too much is refused before a byte is read; one
 * that does not, at the byte that is too many.
 *
 * @throws RequestFault file.tooLarge, file.tooMany, request.tooLarge, request.timeout, request.malformed or,
 * when the file system refuses, server.busy. Nothing is left on disk then.
 */
export async function receiveForm(
  incoming: IncomingMessage,
  { folder, bodyLimit, bodyTimeout }: MultipartOptions,
): Promise<ReceivedForm> {
  if (Number(incoming.headers["content-length"] ?? 0) > fileSizeLimit + bodyLimit) {
    throw new RequestFault("file.tooLarge");
  }
  const parser = startParser(incoming, bodyLimit);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = (...fault: ConstructorParameters<typeof RequestFault>): void =>
    reject(new RequestFault(...fault));
  const fields = new Map<string, string>();
  let name = "";
  let saving: Promise<ReceivedBytes> | undefined;

  const path = join(folder, randomUUID());
  parser.on("file", (_, stream, { filename }) => {
    name = filename ?? "";
    stream.once("limit", () => refuse("file.tooLarge"));
    saving = save(stream, path).catch((cause: unknown) => {
      // The disk is full, or away: nothing is wrong with what the visitor sent.
      throw storingFault(cause);
    });
    // What breaks the form breaks this too; whoever awaits the form is told.
    saving.catch(reject);
  });
  let typed = 0;
  parser.on("field", (field, value, { nameTruncated, valueTruncated }) => {
    typed += Buffer.byteLength(value);
    if (nameTruncated || valueTruncated || typed > bodyLimit) refuse("request.tooLarge");
    fields.set(field, value);
  });
  parser.on("filesLimit", () => refuse("file.tooMany"));
  parser.on("fieldsLimit", () => refuse("request.tooLarge"));
  parser.on("error", (cause) => refuse("request.malformed", { cause }));
  parser.on("close", resolve);

  let stalled = setTimeout(() => refuse("request.timeout"), bodyTimeout);
  // What stands before, between and behind the parts is nobody's, and has no other limit.
  let received = 0;
  const onData = (chunk: Buffer): void => {
    received += chunk.length;
    if (received > fileSizeLimit + bodyLimit) refuse("file.tooLarge");
    clearTimeout(stalled);
    stalled = setTimeout(() => refuse("request.timeout"), bodyTimeout);
  };
  const onClose = (): void => {
    if (!incoming.complete) refuse("request.malformed");
  };
  // The error listener stays for good: a connection reset after a refusal must not end the process.
  incoming.on("error", (cause) => refuse("request.malformed", { cause }));
  incoming.on("data", onData).on("close", onClose);
  try {
    incoming.pipe(parser);
    await promise;
    const bytes = await saving;
    if (!bytes || bytes.size === 0) {
      await rm(path, { force: true });
      return { fields: Object.fromEntries(fields), file: undefined };
    }
    return { fields: Object.fromEntries(fields), file: { name, bytes } };
  } catch (error) {
    incoming.unpipe(parser);
    incoming.pause();
    parser.destroy();
    await saving?.catch(() => undefined);
    // What cannot be deleted now is swept, and must not hide what went wrong.
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
      // Browsers write names in UTF-8; busboy's default is Latin-1.
      defParamCharset: "utf8",
      limits: {
        files: 1,
        fields: maxFields,
        fieldNameSize: 100,
        fieldSize: bodyLimit,
        // busboy reports the limit when it is reached, and a file must be smaller than ours.
        fileSize: fileSizeLimit,
        headerPairs: 20,
      },
    });
  } catch (cause) {
    // No boundary in the content type.
    throw new RequestFault("request.malformed", { cause });
  }
}

/** Writes and flushes a file, counting and hashing on the way, so that it never has to be in memory. */
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
    // What breaks early may break while the file is being made: only then can it be deleted for good.
    await closed;
  }
  return { path, size, sha256: hash.digest("hex") };
}
