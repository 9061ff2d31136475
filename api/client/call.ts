import * as v from "valibot";
import { envelopeSchema } from "../contract/envelope.ts";
import type { ApiFailure, ApiResult } from "./result.ts";

/** Connection settings that every call shares. */
export interface Transport {
  /** Base URL of the API, without a trailing slash. `""` means the page's own origin. */
  readonly baseUrl: string;
  /** `fetch` function to use. */
  readonly fetch: typeof globalThis.fetch;
  /** Timeout for the complete response, in milliseconds. */
  readonly timeoutMs: number;
}

export interface Call {
  /** Route of the contract, with its query. */
  readonly path: string;
  /** Request body, sent as JSON in a POST request. Without a body the request is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request and reads the envelope of the response. Never throws: every failure is returned as a result.
 *
 * @param schema schema of the envelope's `data`
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
    // Stored in a local variable: a browser's `fetch` throws when called as a method of another object.
    const { fetch } = transport;
    response = await fetch(transport.baseUrl + path, {
      ...(body && {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // Inside the same `try`: the connection can still break, or the timeout expire, while the body arrives.
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) return { ok: false, kind: "aborted" };
    if (timeout.aborted) return { ok: false, kind: "timeout" };
    return { ok: false, kind: "network", cause };
  }
  return readAnswer(response, text, schema);
}

/** Reads the envelope from the text of a response. */
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
