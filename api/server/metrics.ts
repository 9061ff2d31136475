import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { routes } from "../contract/index.ts";
import { readBackups } from "./admin/backups-in-folder.ts";
import type { Outcome } from "./chat/answerer.ts";
import type { ChatRefusal } from "./chat/chat-server.ts";
import type { Config } from "./config.ts";
import type { Storage } from "./storage/storage.ts";
import type { Writer } from "./writer/writer.ts";

/** Path of the metrics. */
export const metricsPath = "/metrics";

/** Reason why a connection was closed or refused before a handler responded. */
export type CutReason =
  | "malformed"
  | "headersTooLarge"
  | "timeout"
  | "pipelined"
  | "pieces"
  | "reset"
  | "address"
  | "full";

/** Metrics of this server in Prometheus' format. None of them is about a person. */
export interface Metrics {
  /** Counts a completed request to the API. */
  request(pathname: string, status: number, seconds: number): void;
  /** Counts a connection that was closed or refused. */
  connectionCut(reason: CutReason): void;
  /** Counts an answer of the chat. */
  chatAnswer(outcome: Outcome): void;
  /** Counts a message or connection that the chat refused. */
  chatRefusal(reason: ChatRefusal): void;
  /** Sets the function that returns the number of open chats. It is called at each reading of the metrics. */
  countChats(count: () => number): void;
  /** Records the time of a completed sweep. */
  swept(): void;
  /** Counts a request for the metrics without the right token. */
  metricsRefused(): void;
  /** Returns all metrics as text. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

/** Routes with their own label. All others share one label; otherwise visitors could create any number of labels. */
const known: ReadonlySet<string> = new Set(Object.values(routes));

export function createMetrics(
  { DATA_DIR, BACKUP_DIR }: Pick<Config, "DATA_DIR" | "BACKUP_DIR">,
  writer: Pick<Writer, "waiting">,
  storage: {
    readonly outbox: Pick<Storage["outbox"], "count">;
    readonly files: Pick<Storage["files"], "totalSize">;
  },
): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "lightmaker_api_requests_total",
    help: "Requests to the API, by route and status.",
    labelNames: ["route", "status"] as const,
    registers,
  });
  const seconds = new Histogram({
    name: "lightmaker_api_request_seconds",
    help: "How long requests to the API take.",
    labelNames: ["route"] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  new Gauge({
    name: "lightmaker_writer_waiting",
    help: "Entries that wait to be stored.",
    registers,
    collect() {
      this.set(writer.waiting);
    },
  });
  new Gauge({
    name: "lightmaker_outbox_messages",
    help: "Messages to the staff that wait or were given up.",
    labelNames: ["state"] as const,
    registers,
    async collect() {
      const { waiting, dead } = await storage.outbox.count();
      this.set({ state: "waiting" }, waiting);
      this.set({ state: "dead" }, dead);
    },
  });
  new Gauge({
    name: "lightmaker_files_bytes",
    help: "Bytes of all uploaded files.",
    registers,
    async collect() {
      this.set(await storage.files.totalSize());
    },
  });
  new Gauge({
    name: "lightmaker_disk_free_bytes",
    help: "Free space of the data folder's disk.",
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(DATA_DIR.path);
      this.set(bavail * bsize);
    },
  });
  if (BACKUP_DIR !== undefined)
    new Gauge({
      name: "lightmaker_newest_backup_timestamp_seconds",
      help: "When the newest whole backup in BACKUP_DIR was made; 0 is never.",
      registers,
      async collect() {
        const [newest] = (await readBackups(BACKUP_DIR)).whole;
        this.set((newest?.time ?? 0) / 1_000);
      },
    });
  const swept = new Gauge({
    name: "lightmaker_last_sweep_timestamp_seconds",
    help: "When this server last deleted what is kept no longer; 0 is not yet.",
    registers,
  });
  const cuts = new Counter({
    name: "lightmaker_connections_cut_total",
    help: "Connections that were cut or refused, by reason.",
    labelNames: ["reason"] as const,
    registers,
  });
  const answers = new Counter({
    name: "lightmaker_chat_answers_total",
    help: "Answers of the chat, by how they ended.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const refusals = new Counter({
    name: "lightmaker_chat_refusals_total",
    help: "Messages and connections that the chat did not take.",
    labelNames: ["reason"] as const,
    registers,
  });
  const metricsRefusals = new Counter({
    name: "lightmaker_metrics_refusals_total",
    help: "Requests for these figures at the public port without the right token.",
    registers,
  });
  let chats = (): number => 0;
  new Gauge({
    name: "lightmaker_chat_connections",
    help: "Open chats.",
    registers,
    collect() {
      this.set(chats());
    },
  });
  return {
    connectionCut: (reason) => cuts.inc({ reason }),
    chatAnswer: (outcome) => answers.inc({ outcome }),
    chatRefusal: (reason) => refusals.inc({ reason }),
    metricsRefused: () => metricsRefusals.inc(),
    countChats(count) {
      chats = count;
    },
    swept: () => swept.setToCurrentTime(),
    request(pathname, status, duration) {
      const file = pathname.startsWith(`${routes.file}/`) && !known.has(pathname);
      const route = file ? routes.file : known.has(pathname) ? pathname : "other";
      requests.inc({ route, status });
      seconds.observe({ route }, duration);
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

/** Responds with the metrics. */
export async function sendMetrics(metrics: Pick<Metrics, "read">, outgoing: ServerResponse): Promise<void> {
  const { type, text } = await metrics.read();
  outgoing.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}

/**
 * Returns true if the request has the right token. Both are hashed, so the comparison takes the same time for every wrong token.
 */
export function showsToken({ headers }: IncomingMessage, token: string): boolean {
  const hash = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ""), hash(`Bearer ${token}`));
}

/**
 * Starts a server for the metrics only, on the loopback interface.
 *
 * @param port port to listen on; 0 starts no server
 * @throws Error that names the setting if the server cannot listen on the port
 */
export async function startMetricsServer(metrics: Metrics, port: number): Promise<Server | undefined> {
  if (port === 0) return undefined;
  const server = createServer((incoming, outgoing) => {
    if (incoming.url !== metricsPath || incoming.method !== "GET") {
      outgoing.writeHead(404).end();
      return;
    }
    sendMetrics(metrics, outgoing).catch(() => outgoing.writeHead(503).end());
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (cause) =>
    reject(new Error(`Cannot listen on port ${port} for METRICS_PORT: ${cause.message}.`, { cause })),
  );
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  return server;
}
