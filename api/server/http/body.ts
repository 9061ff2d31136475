import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import type { InvalidFields } from "../../contract/index.ts";
import { RequestFault } from "../request-fault.ts";
import type { AppDependencies } from "./app-environment.ts";

/** Returns the media type of a request's body without parameters, or an empty string if there is none. */
export function mediaTypeOf({ headers }: IncomingMessage): string {
  return headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** @throws RequestFault request.notJson */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The cause is left out on purpose: the parser's message quotes the body.
    throw new RequestFault("request.notJson");
  }
}

/**
 * Validates a body against a schema.
 *
 * @throws RequestFault request.invalid, with the names of the invalid fields
 */
export function parseBody<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields = Object.keys(v.flatten(result.issues).nested ?? {});
  throw new RequestFault("request.invalid", { data: { fields } satisfies InvalidFields });
}

/** Size limit and timeout of a body. */
export type BodyLimits = Pick<AppDependencies, "bodyLimit" | "bodyTimeout">;

/**
 * Reads a request's body, which must be UTF-8 text, up to a limit.
 *
 * A body whose Content-Length exceeds the limit is refused before a byte is read. A chunked body is refused at the first byte
 * over the limit. The rest of a refused body is read and discarded for a short time (`answer.ts`).
 *
 * @param limits size limit, and timeout for the whole body
 * @param types accepted media types
 * @throws RequestFault request.tooLarge, request.unsupportedType (another type, or compressed), request.notJson (not UTF-8),
 * request.timeout or request.malformed (the connection broke)
 */
export async function readBody(
  incoming: IncomingMessage,
  { bodyLimit, bodyTimeout }: BodyLimits,
  types: readonly string[],
): Promise<string> {
  if (!types.includes(mediaTypeOf(incoming))) throw new RequestFault("request.unsupportedType");
  const { "content-encoding": encoding, "content-length": length } = incoming.headers;
  if (Number(length ?? 0) > bodyLimit) throw new RequestFault("request.tooLarge");
  // Compressed bodies are refused: a few bytes could expand to gigabytes.
  if (encoding !== undefined && encoding !== "identity") throw new RequestFault("request.unsupportedType");
  const bytes = await collect(incoming, bodyLimit, bodyTimeout);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new RequestFault("request.notJson", { cause });
  }
}

function collect(incoming: IncomingMessage, limit: number, patience: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const late = setTimeout(() => {
    incoming.pause();
    release();
    reject(new RequestFault("request.timeout"));
  }, patience);
  // The error listener is never removed: a connection reset after a refusal must not end the process.
  const release = (): void => {
    clearTimeout(late);
    incoming.off("data", onData).off("end", onEnd).off("close", onClose);
  };
  const onData = (chunk: Buffer): void => {
    size += chunk.length;
    chunks.push(chunk);
    if (size <= limit) return;
    incoming.pause();
    release();
    reject(new RequestFault("request.tooLarge"));
  };
  const onEnd = (): void => {
    release();
    resolve(Buffer.concat(chunks, size));
  };
  const onClose = (): void => {
    release();
    reject(new RequestFault("request.malformed"));
  };
  const onError = (cause: Error): void => reject(new RequestFault("request.malformed", { cause }));
  incoming.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onError);
  return promise;
}
