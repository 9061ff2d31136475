import { connect } from "node:net";

/** Result of a load run. */
export interface LoadResult {
  /** Responses per second. */
  readonly rate: number;
  /** Median duration of a request, in milliseconds. */
  readonly median: number;
  /** 99th percentile of the duration of a request, in milliseconds. */
  readonly p99: number;
}

/**
 * Sends the same request repeatedly. Each client waits for the response before it sends the next request. Uses plain sockets,
 * because Node's own HTTP client takes more time than the server under test.
 *
 * @param address address of the server
 * @param request bytes of one request
 * @param clients number of parallel connections
 * @param seconds duration of the measurement
 * @throws Error at the first response other than 200
 */
export async function load(
  address: string,
  request: Buffer,
  clients: number,
  seconds: number,
): Promise<LoadResult> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  await Promise.all(Array.from({ length: clients }, () => client(address, request, end, times)));
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { rate: times.length / seconds, median: at(0.5), p99: at(0.99) };
}

function client(address: string, request: Buffer, end: number, times: number[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let sent = 0;
  let text = "";
  const send = (): void => {
    sent = performance.now();
    socket.write(request);
  };
  socket.on("connect", send);
  socket.on("error", reject);
  socket.on("close", () => resolve());
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
    const head = text.indexOf("\r\n\r\n");
    const length = /content-length: (\d+)/i.exec(text)?.[1];
    if (head === -1 || length === undefined || text.length < head + 4 + Number(length)) return;
    if (!text.startsWith("HTTP/1.1 200")) reject(new Error(`Not stored: ${text}`));
    text = "";
    const now = performance.now();
    times.push(now - sent);
    if (now < end) send();
    else socket.end();
  });
  return promise;
}
