import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { formAnswerPages, inEachLanguage, languageOfPath } from "../../contract/index.ts";
import { envelope } from "../envelope.ts";
import { maintenanceSeconds } from "../request-fault.ts";
import { splitTarget } from "../request-target.ts";
import { securityHeaders } from "../security-headers.ts";
import { sendEntry } from "./send-entry.ts";
import type { Entry } from "./static-entry.ts";
import { canonicalPath, type StaticTable } from "./static-table.ts";

/** Result of resolving a path. */
export type Resolution =
  | { readonly kind: "file"; readonly entry: Entry; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "nothing" };

/** The "not found" pages. They have status 404 also if they are requested directly. */
const notFoundPages = inEachLanguage((_, prefix) => `${prefix}/404`);

/** The maintenance pages. */
const maintenancePages = inEachLanguage((_, prefix) => `${prefix}/notice/maintenance`);

/**
 * Pages that are also served during maintenance. They tell a visitor without JavaScript that the form was not stored, and link
 * back to it.
 */
const notSentPages: ReadonlySet<string> = new Set(
  Object.values(formAnswerPages).map(({ notSent }) => notSent),
);

/**
 * Resolves a path to a file, to a redirect to the page's canonical address, or to the 404 page in the path's language.
 *
 * @param pathname percent-encoded path, without a query
 */
export function resolvePath(table: StaticTable, pathname: string): Resolution {
  const path = decode(pathname);
  const entry = path === undefined ? undefined : table.get(path);
  if (entry) {
    const isNotFoundPage = path === notFoundPages[languageOfPath(pathname)];
    return { kind: "file", entry, status: isNotFoundPage ? 404 : 200 };
  }
  if (path !== undefined) {
    // Redirects only to paths of the table: a redirect built from the request would let `//evil.example/` lead to another site.
    const canonical = canonicalPath(path).replace(/(?<=.)\/$/, "");
    if (canonical !== path && table.has(canonical)) return { kind: "redirect", path: canonical };
  }
  const page = table.get(notFoundPages[languageOfPath(pathname)]) ?? table.get(notFoundPages.zh);
  return page ? { kind: "file", entry: page, status: 404 } : { kind: "nothing" };
}

export interface SiteOptions {
  /** True during maintenance: every page is replaced by the maintenance page, while other files are served. */
  readonly maintenance: boolean;
  /** Returns the page with content published since the build, or `undefined` for pages that stay as built. */
  readonly fill?:
    | ((pathname: string, search: string, outgoing: ServerResponse) => Promise<Entry | undefined>)
    | undefined;
}

/** Creates the handler for pages and files. */
export function createSiteHandler(table: StaticTable, logger: Logger, { maintenance, fill }: SiteOptions) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") {
      return sendEnvelope(outgoing, "request.methodNotAllowed", { Allow: "GET, HEAD" });
    }
    const [pathname, search] = splitTarget(incoming.url ?? "/");
    const resolution = resolvePath(table, pathname);
    if (resolution.kind === "redirect") {
      const Location = encodeURI(resolution.path) + search;
      outgoing.writeHead(308, { ...securityHeaders, Location, "Content-Length": 0 }).end();
      return;
    }
    if (resolution.kind === "nothing") return sendEnvelope(outgoing, "request.notFound");
    try {
      const closed = maintenance && !notSentPages.has(pathname);
      if (closed && resolution.entry.plain.headers["Content-Type"]?.toString().startsWith("text/html")) {
        const page = table.get(maintenancePages[languageOfPath(pathname)]);
        outgoing.setHeader("Retry-After", maintenanceSeconds);
        if (page) return await sendEntry(incoming, outgoing, page, 503);
        return sendEnvelope(outgoing, "server.maintenance");
      }
      const filled = await fill?.(pathname, search, outgoing);
      await sendEntry(incoming, outgoing, filled ?? resolution.entry, resolution.status);
    } catch (error) {
      // A visitor who leaves in the middle of a film is not an error.
      if (outgoing.destroyed) return;
      logger.error({ err: error, file: resolution.entry.file }, "file not sent");
      if (outgoing.headersSent) outgoing.destroy();
      else sendEnvelope(outgoing, "server.failed");
    }
  };
}

function sendEnvelope(
  outgoing: ServerResponse,
  message: "request.methodNotAllowed" | "request.notFound" | "server.failed" | "server.maintenance",
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = envelope(message, null);
  outgoing.writeHead(body.code, {
    ...securityHeaders,
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...headers,
  });
  outgoing.end(JSON.stringify(body));
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
