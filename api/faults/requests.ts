import { Agent as HttpAgent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { Agent as HttpsAgent, request as requestTls } from "node:https";
import type { Envelope } from "../contract/index.ts";

/** Response with its complete body. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Settings of a request. */
export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array | string;
  readonly agent?: HttpAgent | HttpsAgent;
  /** Local address to send from. */
  readonly localAddress?: string;
}

/** Creates an agent with keep-alive connections. It does not verify certificates, because those of the tests are self-signed. */
export function openAgent(address: string, maxSockets: number): HttpAgent | HttpsAgent {
  return address.startsWith("https:")
    ? new HttpsAgent({ keepAlive: true, maxSockets, rejectUnauthorized: false })
    : new HttpAgent({ keepAlive: true, maxSockets });
}

/** Sends a request and reads the complete response. Unlike `fetch`, it decodes nothing and uses the given agent's connections. */
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
    // The server may close an idle connection at the moment it is reused. Browsers then repeat a GET on a new connection, and so
    // does this function (RFC 9112, section 9.3.1; https://nodejs.org/api/http.html#requestreusedsocket). A POST is never sent
    // twice.
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

export const post = (url: string, value: unknown, question: Question = {}): Promise<Answer> =>
  ask(url, {
    ...question,
    method: "POST",
    headers: { "Content-Type": "application/json", ...question.headers },
    body: JSON.stringify(value),
  });

/** Builds a multipart form with one file. */
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

/** Parses the envelope of an API response. @throws SyntaxError if it is not JSON */
export const envelopeOf = <Data>({ body }: Answer): Envelope<Data> =>
  JSON.parse(body.toString()) as Envelope<Data>;

/** Describes a response: an API response as `503 server.busy`, any other by its status and media type. */
export function outcomeOf(answer: Answer): string {
  return answer.headers["content-type"]?.startsWith("application/json")
    ? `${answer.status} ${envelopeOf(answer).message}`
    : `${answer.status} (${answer.headers["content-type"] ?? "no type"})`;
}
