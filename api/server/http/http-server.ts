import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { routes, statusByMessage } from "../../contract/index.ts";
import type { ChatServer } from "../chat/chat-server.ts";
import { envelope } from "../envelope.ts";
import { createFaultLog } from "../fault-log.ts";
import { limitBodyPieces } from "../guards/body-piece-limit.ts";
import { limitPipelining, stopAfterCut } from "../guards/pipelining-limit.ts";
import { type Metrics, metricsPath, sendMetrics, showsToken } from "../metrics.ts";
import { splitTarget } from "../request-target.ts";
import { securityHeaders, transportSecurity } from "../security-headers.ts";
import { withoutAddresses } from "../without-addresses.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { isApplicationPath } from "./application.ts";
import { refuse, refuseOn } from "./refuse.ts";
import { assignRequestId } from "./request-id.ts";
import { limitRequestLog, type RequestLogLimit } from "./request-log-limit.ts";

/** Dependencies of the HTTP server. */
export interface HttpServerParts {
  /** Handles paths below /api and the health check. */
  readonly application: Hono<AppEnvironment>;
  /** Handles every other path. */
  readonly site: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "request" | "read" | "metricsRefused" | "connectionCut">;
  /** Handles connections that are upgraded to a chat. */
  readonly chat: Pick<ChatServer, "upgrade">;
  /** Token that gives access to /metrics. Without a token, this server does not serve /metrics. */
  readonly metricsToken: string | undefined;
  /** Number of days for which browsers use HTTPS only (HSTS). 0 sends no such header. */
  readonly hstsDays: number;
  /** True if HSTS also applies to all subdomains of the site's host. */
  readonly hstsSubdomains: boolean;
  /** Timeout for the head of a request, in milliseconds. */
  readonly headerTimeout: number;
  /**
   * Time without a byte in either direction after which a connection is closed, in milliseconds, such as that of a client who reads no
   * more. Default: 120,000, longer than any response takes to begin (docs/hosting.md). Node begins it anew once for a write that was taken in part, so a
   * reader who stops is closed after twice the time. Chats have heartbeats instead.
   */
  readonly silenceTimeout?: number;
}

/** HTTP server that is not listening yet. */
export interface HttpServer {
  readonly server: Server;
  /** From now on, every response closes its connection and says so in its headers. */
  drain(): void;
}

/**
 * Serves API and site on one port. The site is served directly from Node's request, without Hono: serving a file is a look-up in
 * a table, and Hono's overhead would cost more than the look-up.
 */
export function createHttpServer({
  application,
  site,
  logger,
  metrics,
  chat,
  metricsToken,
  hstsDays,
  hstsSubdomains,
  headerTimeout,
  silenceTimeout = 120_000,
}: HttpServerParts): HttpServer {
  const api = getRequestListener(application.fetch, {
    // Hono's adapter could replace the global Request and Response. Nothing here needs that.
    overrideGlobalObjects: false,
    // HTTP/1.0 requests have no Host header, and simple health checks use HTTP/1.0.
    hostname: "localhost",
    // Called only for a request that Hono cannot parse, for example one with an invalid Host.
    errorHandler: () => malformed(),
  });
  const hsts = transportSecurity(hstsDays, hstsSubdomains);
  const setAll = (outgoing: ServerResponse): void => {
    for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
  };
  const logFault = createFaultLog(logger);
  let draining = false;
  const server: Server = createServer(
    // A request may last as long as 10 MB take over a slow mobile connection. Bodies without a file have 30 s (body.ts).
    {
      IncomingMessage: stopAfterCut(limitBodyPieces(() => metrics.connectionCut("pieces"))),
      headersTimeout: headerTimeout,
      // Node checks for timeouts at this interval. Its default of 30 s would allow twice the timeout.
      connectionsCheckingInterval: Math.min(headerTimeout / 2, 5_000),
      requestTimeout: 600_000,
      // Node would answer such a request itself, without our headers and limits.
      requireHostHeader: false,
      keepAliveTimeout: 20_000,
      // Clients also offer HTTP/2 with an Upgrade header. That offer is ignored. So is a handshake behind a request that waits for its
      // response, which then gets 426: Node gives an upgraded connection up, and nothing would drain, time out or end the response.
      shouldUpgradeCallback: ({ url = "", headers, socket }) =>
        splitTarget(url)[0] === routes.chat &&
        headers.upgrade?.toLowerCase() === "websocket" &&
        !pipelining.hasPending(socket),
    },
    (incoming, outgoing) => {
      if (!pipelining.mayAnswer(incoming, outgoing)) return;
      if (!namesOneHost(incoming)) {
        metrics.connectionCut("malformed");
        refuse(outgoing, "request.malformed", hsts);
        return;
      }
      if (draining) outgoing.shouldKeepAlive = false;
      // Both handlers respond to their own failures. An error that still gets here is a bug; it must close only this visitor's
      // connection and not stop the server.
      const abandon = (error: unknown): void => {
        logger.error({ err: error }, "request abandoned");
        outgoing.destroy();
      };
      const [pathname] = splitTarget(incoming.url ?? "/");
      for (const [name, value] of Object.entries(hsts)) outgoing.setHeader(name, value);
      if (isApplicationPath(pathname)) {
        noteWhenDone(incoming, outgoing, pathname, logger, metrics, mayLog);
        setAll(outgoing);
        api(incoming, outgoing).catch(abandon);
      } else if (metricsToken && pathname === metricsPath && showsToken(incoming, metricsToken)) {
        setAll(outgoing);
        sendMetrics(metrics, outgoing).catch(abandon);
      } else {
        // Attempts with wrong tokens must be visible in log and metrics. The response is the site's 404, which does not reveal
        // that metrics exist.
        if (metricsToken && pathname === metricsPath) {
          metrics.metricsRefused();
          logFault("metrics refused", new Error(`A request for ${metricsPath} did not show METRICS_TOKEN.`));
        }
        site(incoming, outgoing).catch(abandon);
      }
    },
  );
  server.timeout = silenceTimeout;
  // Ignored, as RFC 9110, section 10.1.1 allows. Node would answer 417 itself, past the limit of pipelined requests.
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  const mayLog = limitRequestLog();
  const pipelining = limitPipelining(server, () => metrics.connectionCut("pipelined"));
  server.on("clientError", (error, socket) => {
    const reason = reasonOf(error);
    const refuseIt = (): void => {
      metrics.connectionCut(reason);
      refuseConnection(reason, socket as Socket, hsts);
    };
    // Nobody reads the responses on a connection that was reset.
    if (reason === "reset") refuseIt();
    else pipelining.afterAnswers(socket, refuseIt);
  });
  // Node closes connections beyond MAX_CONNECTIONS.
  server.on("drop", () => metrics.connectionCut("full"));
  server.on("upgrade", (incoming, socket, head) => {
    if (namesOneHost(incoming)) chat.upgrade(incoming, socket, head);
    else refuseOn(socket, "request.malformed", hsts);
  });
  return {
    server,
    drain() {
      draining = true;
    },
  };
}

/** Returns false for a request of HTTP/1.1 without a Host header, or with several (RFC 9112, section 3.2). */
const namesOneHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  // Names and values take turns. `headersDistinct` would build arrays of all headers for every request.
  const hosts = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === "host",
  ).length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
};

function noteWhenDone(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pathname: string,
  logger: Logger,
  metrics: Pick<Metrics, "request">,
  mayLog: RequestLogLimit,
): void {
  const requestId = assignRequestId(outgoing);
  const start = performance.now();
  outgoing.once("close", () => {
    const ms = performance.now() - start;
    metrics.request(pathname, outgoing.statusCode, ms / 1_000);
    const aborted = !outgoing.writableFinished;
    const left = mayLog({ method: incoming.method, status: outgoing.statusCode, aborted });
    if (left === undefined) return;
    logger.info(
      {
        requestId,
        ...(left > 0 && { notLogged: left }),
        method: incoming.method,
        // The visitor controls what is in it, and how long it is.
        path: withoutAddresses(decoded(pathname.slice(0, 200))),
        status: outgoing.statusCode,
        ms: Math.round(ms),
        ...(aborted && { aborted }),
      },
      "request",
    );
  });
}

/** Returns a path as people read it. One that is not well-formed stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function malformed(): Response {
  return Response.json(envelope("request.malformed", null), { status: statusByMessage["request.malformed"] });
}

type ParserReason = "reset" | "headersTooLarge" | "timeout" | "malformed";

/** Returns the reason for an error of Node's parser. */
function reasonOf({ code }: NodeJS.ErrnoException): ParserReason {
  if (code === "ECONNRESET") return "reset";
  if (code === "HPE_HEADER_OVERFLOW") return "headersTooLarge";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "timeout" : "malformed";
}

/** Responds to a request that Node's parser refused, with the usual envelope, and closes the connection. */
function refuseConnection(
  reason: ParserReason,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (reason === "reset" || !socket.writable) socket.destroy();
  else refuseOn(socket, `request.${reason}`, headers);
}
