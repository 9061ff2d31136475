import * as v from "valibot";
import { envelopeSchema } from "../contract/envelope.ts";
import type { ApiFailure, ApiResult } from "./result.ts";

/** How a client reaches its server. */
export interface Transport {
  /** Where the API lives, without a trailing slash. `""` is the page's own origin. */
  readonly baseUrl: string;
  /** The function that makes requests. */
  readonly fetch: typeof globalThis.fetch;
  /** How long to wait for a whole answer, in milliseconds. */
  readonly timeoutMs: number;
}

/** One request. */
export interface Call {
  /** A route of the contract, with its query. */
  readonly path: string;
  /** What to send, as JSON; nothing makes it a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request and reads an envelope. Never throws: every outcome is a result.
 *
 * @param schema what `data` must look like
 */
export async function call<Data>(
  transport: Transport,
  { path, body, headers, signal }: Call,
  schema: v.GenericSchema<unknown, Data>,
): Promise<ApiResult<Data>> {
  const timeout = AbortSignal.timeout(transport.timeoutMs);
  let response: Response;
  let text: string;
  try {
    // Called through a local: a browser's fetch refuses to run as a method of another object.
    const { fetch } = transport;
    response = await fetch(transport.baseUrl + path, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // Inside the same try: the connection can still break, or the time run out, in the middle of a body.
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) return { ok: false, kind: "aborted" };
    if (timeout.aborted) return { ok: false, kind: "timeout" };
    return { ok: false, kind: "network", cause };
  }
  return readAnswer(response, text, schema);
}

/** Reads an envelope out of what a server sent. */
export function readAnswer<Data>(
  { ok, status }: Pick<Response, "ok" | "status">,
  text: string,
  schema: v.GenericSchema<unknown, Data>,
): ApiResult<Data> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, kind: "not-json", status };
  }
  const envelope = v.safeParse(envelopeSchema, json);
  if (!envelope.success) return ok ? badShape(status) : rejected(status, status);
  const { code, message, data } = envelope.output;
  if (!ok || code !== 200) return rejected(status, code, message);
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { ok: true, data: parsed.output } : badShape(status);
}

function badShape(status: number): ApiFailure {
  return { ok: false, kind: "bad-shape", status };
}

function rejected(status: number, code: number, message?: string): ApiFailure {
  return { ok: false, kind: "rejected", status, code, message };
}
