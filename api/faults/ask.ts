import { Agent as HttpAgent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { Agent as HttpsAgent, request as requestTls } from "node:https";
import type { Envelope } from "../contract/index.ts";

/** An answer with its whole body. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is sent besides the address. */
export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array | string;
  readonly agent?: HttpAgent | HttpsAgent;
  /** The address of this machine to ask from. */
  readonly localAddress?: string;
}

/** Connections that stay open; certificates are not checked, because those of the tests are made by themselves. */
export function openAgent(address: string, maxSockets: number): HttpAgent | HttpsAgent {
  return address.startsWith("https:")
    ? new HttpsAgent({ keepAlive: true, maxSockets, rejectUnauthorized: false })
    : new HttpAgent({ keepAlive: true, maxSockets });
}

/** Asks and reads the whole answer. Unlike `fetch`, it decodes nothing and keeps the connections it is told to. */
export function ask(
  url: string,
  { method = "GET", headers = {}, body, agent, localAddress }: Question = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const secure = url.startsWith("https:");
  const outgoing = (secure ? requestTls : request)(
    url,
    {
      method,
      headers: { ...headers, ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }) },
      ...(agent && { agent }),
      ...(localAddress && { localAddress }),
      ...(secure && { rejectUnauthorized: false }),
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    },
  );
  outgoing.on("error", (error: NodeJS.ErrnoException) => {
    // The server may close an idle connection in the moment it is used again. Browsers then read over a new one, and so do we
    // (RFC 9112, section 9.3.1; https://nodejs.org/api/http.html#requestreusedsocket). What was posted is never sent twice.
    if (method === "GET" && outgoing.reusedSocket && error.code === "ECONNRESET")
      ask(url, { method, headers, ...(agent && { agent }), ...(localAddress && { localAddress }) }).then(
        resolve,
        reject,
      );
    else reject(error);
  });
  outgoing.end(body);
  return promise;
}

/** Posts JSON. */
export const post = (url: string, value: unknown, question: Question = {}): Promise<Answer> =>
  ask(url, {
    ...question,
    method: "POST",
    headers: { "Content-Type": "application/json", ...question.headers },
    body: JSON.stringify(value),
  });

/** A form with one file, ready to be posted. */
export async function fileForm(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Required<Pick<Question, "method" | "headers" | "body">>> {
  const form = new FormData();
  form.append("file", new Blob([bytes]), name);
  const encoded = new Response(form);
  return {
    method: "POST",
    headers: { "Content-Type": encoded.headers.get("content-type") ?? "" },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/** The frame of an answer of the API. @throws SyntaxError when it is none */
export const envelopeOf = <Data>({ body }: Answer): Envelope<Data> =>
  JSON.parse(body.toString()) as Envelope<Data>;

/** An answer of the API as `503 server.busy`; of anything else, the status and what it is. */
export function outcomeOf(answer: Answer): string {
  return answer.headers["content-type"]?.startsWith("application/json")
    ? `${answer.status} ${envelopeOf(answer).message}`
    : `${answer.status} (${answer.headers["content-type"] ?? "no type"})`;
}
