import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { fileAddress, fileSizeLimit, type UploadReceipt } from "../../contract/index.ts";
import type { ReceivedBytes } from "../files/file-store.ts";
import { type FileType, mediaTypes } from "../files/file-type.ts";
import { RequestFault } from "../request-fault.ts";
import type { FileRow } from "../storage/tables.ts";
import { answer } from "./answer.ts";
import type { AppDependencies, AppEnvironment } from "./app-environment.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { receiveForm } from "./multipart.ts";
import { requestIdOf } from "./request-id.ts";
import { storingFault } from "./store-entry.ts";

/** POST /api/file/upload: stores one file and responds once it is on disk. */
export function uploadFile(dependencies: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const { incoming } = context.env;
    if (!/^multipart\/form-data\s*;/i.test(incoming.headers["content-type"] ?? "")) {
      throw new RequestFault("request.unsupportedType");
    }
    refuseCrossSite(incoming.headers);
    const { file } = await receiveFile(incoming, dependencies);
    if (!file) throw new RequestFault("file.missing");
    return answer(context, "file.stored", { url: fileAddress(file.id) } satisfies UploadReceipt);
  };
}

/**
 * Receives a form with a file and stores the file. Enforces the upload limits per address and in total.
 *
 * @throws RequestFault if a limit is reached, or the form or file is refused
 */
export async function receiveFile(
  incoming: IncomingMessage,
  { uploads, room, bodyLimit, bodyTimeout, limits, addressOf }: AppDependencies,
): Promise<{ readonly fields: Readonly<Record<string, string>>; readonly file: FileRow | undefined }> {
  const address = addressOf(incoming);
  await limits.take("upload", address);
  const announced = Number(incoming.headers["content-length"] ?? fileSizeLimit);
  const space = await room.admit(Math.min(announced, fileSizeLimit), address).catch((cause: unknown) => {
    throw storingFault(cause);
  });
  let kept = 0;
  try {
    const { fields, file } = await receiveForm(incoming, {
      folder: uploads.folder,
      bodyLimit,
      bodyTimeout,
      onBytes: space.take,
    });
    if (!file) return { fields, file: undefined };
    const { name, bytes } = file;
    await limits.takeBytes("upload", address, bytes.size).catch(async (error: unknown) => {
      await uploads.discard(bytes);
      throw error;
    });
    const row = await keepFile(uploads, name, bytes);
    kept = bytes.size;
    return { fields, file: row };
  } finally {
    space.end(kept);
  }
}

/** Stores a received file. If that fails, deletes it and throws the matching `RequestFault`. */
async function keepFile(
  uploads: AppDependencies["uploads"],
  name: string,
  bytes: ReceivedBytes,
): Promise<FileRow> {
  try {
    return await uploads.keep(name, bytes);
  } catch (cause) {
    await uploads.discard(bytes);
    throw storingFault(cause);
  }
}

/** GET /api/file/ID: sends a file as a download to anyone with a signed link. */
export function sendFile({ storage, uploads, links, logger }: AppDependencies) {
  return async (context: Context<AppEnvironment>): Promise<Response> => {
    const id = context.req.param("id") ?? "";
    if (!links.verify(id, context.req.query("expires"), context.req.query("signature"))) {
      throw new RequestFault("file.linkRefused");
    }
    const file = await storage.files.find(id);
    const bytes = file && (await uploads.store.read(id));
    if (!file || !bytes) throw new RequestFault("file.notFound");
    const { outgoing } = context.env;
    outgoing.writeHead(200, {
      "Content-Type": mediaTypes[file.type as FileType],
      "Content-Length": file.size,
      "Content-Disposition": attachment(file.name),
      // If a browser displays the file anyway, no script in it may run and no page may embed it.
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "private, no-store",
    });
    if (context.req.method === "HEAD") {
      bytes.destroy();
      outgoing.end();
    } else {
      await pipeline(bytes, (source) => exactlyBytes(source, file.size), outgoing).catch(
        (error: NodeJS.ErrnoException) => {
          // The headers have been sent, so no error response is possible. A download that the client cancels is not an error.
          if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
          logger.error({ err: error, requestId: requestIdOf(context) }, "file not sent");
        },
      );
    }
    return RESPONSE_ALREADY_SENT;
  };
}

/**
 * Passes on a number of bytes and fails if there are more or fewer, which ends the connection: what is left of a longer file would be
 * read as the answer to the client's next request, and a client would wait for the rest of a shorter one. The last piece waits for the
 * source's end: a client that closes the connection with the last byte did not abort (the log said so of two downloads in five).
 */
async function* exactlyBytes(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let read = 0;
  let last: Buffer | undefined;
  for await (const chunk of source) {
    read += chunk.length;
    if (read > size) throw new Error(`The file store holds more than the ${size} bytes of the file's row.`);
    if (last) yield last;
    last = chunk;
  }
  if (read < size) throw new Error(`The file store holds ${read} of the ${size} bytes of the file's row.`);
  if (last) yield last;
}

/** Builds a Content-Disposition header with the file's name (RFC 6266), plus an ASCII name for old clients. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
