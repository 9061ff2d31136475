import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import { routes, statusByMessage } from "../../contract/index.ts";
import type { ChatServer } from "../chat/chatServer.ts";
import { createFaultLog } from "../faultLog.ts";
import { limitPipelining } from "../guards/pipelining.ts";
import { type Metrics, metricsPath, sendMetrics, showsToken } from "../metrics.ts";
import { envelope } from "./answer.ts";
import { isApplicationPath } from "./application.ts";
import type { AppEnvironment } from "./environment.ts";
import { refuseOn } from "./refuse.ts";
import { assignRequestId } from "./requestId.ts";
import { securityHeaders, transportSecurity } from "./securityHeaders.ts";
import { splitTarget } from "./target.ts";

/** What an HTTP server is made of. */
export interface HttpServerParts {
  /** Answers below /api and the health check. */
  readonly application: Hono<AppEnvironment>;
  /** Answers everything else. */
  readonly site: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, "request" | "read" | "metricsRefused" | "connectionCut">;
  /** Takes connections that become a chat. */
  readonly chat: Pick<ChatServer, "upgrade">;
  /** Gives /metrics to whoever shows it; without one, nobody gets it here. */
  readonly metricsToken: string | undefined;
  /** For how many days browsers are told to come by HTTPS only; 0 says nothing of it. */
  readonly hstsDays: number;
  /** Whether that holds for all hosts below the site's, too. */
  readonly hstsSubdomains: boolean;
  /** How long the head of a request may take, in milliseconds. */
  readonly headerTimeout: number;
}

/** The server, not listening yet. */
export interface HttpServer {
  readonly server: Server;
  /** From now on every answer is the last of its connection, and says so. */
  drain(): void;
}

/**
 * Puts API and site behind one port. The site is answered before Hono is reached, straight from Node's request: it is a
 * look-up in a table, and everything around it would cost more than the look-up.
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
}: HttpServerParts): HttpServer {
  const api = getRequestListener(application.fetch, {
    // Hono's adapter could replace the global Request and Response; nothing here needs that.
    overrideGlobalObjects: false,
    // HTTP/1.0 has no Host, and simple health checks speak it.
    hostname: "localhost",
    // Reached only when the request cannot even be read as one, such as with a nonsensical Host.
    errorHandler: () => malformed(),
  });
  const hsts = transportSecurity(hstsDays, hstsSubdomains);
  const setAll = (outgoing: ServerResponse): void => {
    for (const [name, value] of Object.entries(securityHeaders)) outgoing.setHeader(name, value);
  };
  const logFault = createFaultLog(logger);
  let draining = false;
  const server: Server = createServer(
    // A request may take as long as 10 MB from a slow phone do; bodies without a file have 30 s (body.ts).
    {
      headersTimeout: headerTimeout,
      // Node looks only so often; its own 30 s would let twice the time pass.
      connectionsCheckingInterval: Math.min(headerTimeout / 2, 5_000),
      requestTimeout: 600_000,
      keepAliveTimeout: 20_000,
      // Clients offer to go on in HTTP/2 by the same header; they are answered as if they had not.
      shouldUpgradeCallback: ({ url = "", headers }) =>
        splitTarget(url)[0] === routes.chat && headers.upgrade?.toLowerCase() === "websocket",
    },
    (incoming, outgoing) => {
      if (!mayAnswer(incoming, outgoing)) return;
      if (draining) outgoing.shouldKeepAlive = false;
      // Both answer their own failures. What still gets here is a mistake of ours, which must cost this visitor's
      // connection and not everybody's server.
      const abandon = (error: unknown): void => {
        logger.error({ err: error }, "request abandoned");
        outgoing.destroy();
      };
      const [pathname] = splitTarget(incoming.url ?? "/");
      if (hsts !== undefined) outgoing.setHeader("Strict-Transport-Security", hsts);
      if (isApplicationPath(pathname)) {
        noteWhenDone(incoming, outgoing, pathname, logger, metrics);
        setAll(outgoing);
        api(incoming, outgoing).catch(abandon);
      } else if (metricsToken && pathname === metricsPath && showsToken(incoming, metricsToken)) {
        setAll(outgoing);
        sendMetrics(metrics, outgoing).catch(abandon);
      } else {
        // Somebody who tries tokens must be seen. The answer is the site's 404: it does not say that there are figures.
        if (metricsToken && pathname === metricsPath) {
          metrics.metricsRefused();
          logFault("metrics refused", new Error(`A request for ${metricsPath} did not show METRICS_TOKEN.`));
        }
        site(incoming, outgoing).catch(abandon);
      }
    },
  );
  const mayAnswer = limitPipelining(server, () => metrics.connectionCut("pipelined"));
  server.on("clientError", (error, socket) => {
    metrics.connectionCut(reasonOf(error));
    refuseConnection(error, socket as Socket);
  });
  // More connections than MAX_CONNECTIONS are closed by Node.
  server.on("drop", () => metrics.connectionCut("full"));
  server.on("upgrade", chat.upgrade);
  return {
    server,
    drain() {
      draining = true;
    },
  };
}

function noteWhenDone(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  pathname: string,
  logger: Logger,
  metrics: Pick<Metrics, "request">,
): void {
  const requestId = assignRequestId(outgoing);
  const start = performance.now();
  outgoing.once("close", () => {
    const ms = performance.now() - start;
    metrics.request(pathname, outgoing.statusCode, ms / 1_000);
    logger.info(
      {
        requestId,
        method: incoming.method,
        // Cut: a path is the visitor's to choose.
        path: pathname.slice(0, 200),
        status: outgoing.statusCode,
        ms: Math.round(ms),
        ...(!outgoing.writableFinished && { aborted: true }),
      },
      "request",
    );
  });
}

function malformed(): Response {
  return Response.json(envelope("request.malformed", null), { status: statusByMessage["request.malformed"] });
}

/** Why Node's parser gave up. */
function reasonOf({ code }: NodeJS.ErrnoException): "reset" | "headersTooLarge" | "timeout" | "malformed" {
  if (code === "ECONNRESET") return "reset";
  if (code === "HPE_HEADER_OVERFLOW") return "headersTooLarge";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "timeout" : "malformed";
}

/** Answers what Node's parser refused, in the same frame as every other answer, and cuts the connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  const reason = reasonOf(error);
  if (reason === "reset" || !socket.writable) socket.destroy();
  else refuseOn(socket, `request.${reason}`);
}
