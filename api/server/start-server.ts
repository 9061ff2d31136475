import { stat } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { openChat } from "./chat/open-chat.ts";
import type { Config } from "./config.ts";
import { createFaultLog } from "./fault-log.ts";
import { createFileLinks } from "./files/file-links.ts";
import { openUploadRoom } from "./files/upload-room.ts";
import { openUploads } from "./files/uploads.ts";
import { isProgram } from "./files/virus-scan.ts";
import { limitConnections } from "./guards/connection-limit.ts";
import { createFormTokens } from "./guards/form-tokens.ts";
import { openRateLimits } from "./guards/rate-limits.ts";
import { createApplication } from "./http/application.ts";
import { createHttpServer, type HttpServer } from "./http/http-server.ts";
import { findLostDatabase } from "./lost-database.ts";
import { createMetrics, startMetricsServer } from "./metrics.ts";
import { addressMatcher, createAddressReader, type ProxyDoubt } from "./networks.ts";
import { openChannels } from "./outbox/open-channels.ts";
import { OutboxWorker } from "./outbox/worker.ts";
import { openNewsPages } from "./published/news-pages.ts";
import { createPublished } from "./published/published.ts";
import { seedEmpty } from "./published/seed.ts";
import { openSeoPages } from "./published/seo-pages.ts";
import { readKeys } from "./signing-keys.ts";
import { otherBuiltOrigin } from "./static/built-origin.ts";
import { keepOldAssets } from "./static/old-assets.ts";
import { createSiteHandler } from "./static/site-handler.ts";
import { type Mount, readStaticTable, type StaticTable } from "./static/static-table.ts";
import { openDataFolder } from "./storage/data-folder.ts";
import { lockDataFolder } from "./storage/server-lock.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { StorageError } from "./storage/storage-error.ts";
import { adviceFor, findUnusedLeads } from "./storage/unused-sqlite.ts";
import { startSweeper } from "./sweep.ts";
import { Writer } from "./writer/writer.ts";

/** Server that accepts requests. */
export interface RunningServer {
  /** Base URL of the server, such as `http://localhost:3000`. */
  readonly address: string;
  /**
   * Stops gracefully: accepts no new connections, lets running requests finish (up to `STOP_TIMEOUT_MS`), notifies chats that the
   * server is going away, stores waiting entries and closes the database.
   */
  stop(): Promise<void>;
}

/**
 * Opens the storage, migrates its schema, reads the site, and listens.
 *
 * @throws Error that names the cause: another server on the same SQLite file, the database, a missing folder that was configured,
 * or a port in use
 */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  // Must be first. Otherwise other code would create the folder with its subfolders, and with open permissions.
  openDataFolder(config.DATA_DIR.path);
  const lock = config.DATABASE_URL === undefined ? lockDataFolder(config.DATA_DIR.path, "server") : undefined;
  try {
    const server = await startLocked(config, logger);
    return {
      address: server.address,
      stop: () => server.stop().finally(() => lock?.release()),
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function startLocked(config: Config, logger: Logger): Promise<RunningServer> {
  const table = await readSite(config, logger);
  const storage = await openStorage({
    dataDir: config.DATA_DIR.path,
    databaseUrl: config.DATABASE_URL,
    onIdleError: (error) => logger.warn({ err: error }, "a database connection broke"),
  });
  logger.info({ engine: storage.engine, migrated: storage.migrated }, "storage open");
  const writer = new Writer(storage);
  try {
    await refuseUnused(config, storage, logger);
    await reportLost(config, storage, logger);
    const uploads = await openUploads(config, writer);
    await uploads.tryWriting();
    const [scanner] = config.SCAN_COMMAND;
    if (scanner !== undefined && !(await isProgram(scanner)))
      logger.warn({ scanner }, "SCAN_COMMAND names no program that can be run: every upload will be refused");
    const keys = await readKeys(config, storage);
    const limits = await openRateLimits(config, keys.rateLimits, logger);
    const metrics = createMetrics(config, writer, storage);
    const links = createFileLinks(keys.fileLinks, config.FILE_LINK_DAYS);
    const addressReader = createAddressReader(config.TRUSTED_PROXIES, (doubt) =>
      logger.warn(proxyDoubts[doubt]),
    );
    const channels = await openChannels(config);
    const chat = await openChat({ config, writer, metrics, addressOf: addressReader, limits, logger });
    const siteUrl = (): string => config.SITE_URL ?? addressOf(http.server, config.HOST);
    const seo = openSeoPages({ storage, site: table, logger });
    const fillNews = await openNewsPages({
      folder: config.PAGES_DIR,
      storage,
      site: table,
      seo,
      siteUrl,
      logger,
    });
    const http: HttpServer = createHttpServer({
      application: createApplication({
        storage,
        writer,
        published: createPublished({ storage, site: table, siteUrl, logger }),
        uploads,
        room: openUploadRoom(config, uploads.folder, storage),
        links,
        limits,
        tokens: createFormTokens(keys.formTokens),
        addressOf: addressReader,
        logger,
        logFault: createFaultLog(logger),
        maintenance: config.MAINTENANCE,
        docs: config.API_DOCS,
        bodyLimit: config.BODY_LIMIT,
        bodyTimeout: config.BODY_TIMEOUT_MS,
      }),
      site: createSiteHandler(table, logger, {
        maintenance: config.MAINTENANCE,
        fill: async (pathname, search, outgoing) =>
          (await fillNews?.(pathname, search, outgoing)) ?? seo.pageAt(pathname, search),
      }),
      logger,
      metrics,
      chat,
      metricsToken: config.METRICS_TOKEN,
      hstsDays: config.HSTS_DAYS,
      hstsSubdomains: config.HSTS_SUBDOMAINS,
      headerTimeout: config.HEADER_TIMEOUT_MS,
    });
    const { server } = http;
    server.maxConnections = config.MAX_CONNECTIONS;
    limitConnections(server, config.CONNECTIONS_PER_ADDRESS, addressMatcher(config.TRUSTED_PROXIES), () =>
      metrics.connectionCut("address"),
    );
    await seedEmpty(storage, logger);
    await seo.refresh();
    await listen(server, config);
    const metricsServer = await startMetricsServer(metrics, config.METRICS_PORT).catch((error: unknown) => {
      server.close();
      throw error;
    });
    const outbox = new OutboxWorker({
      storage,
      channels,
      links,
      siteUrl,
      logger,
      // A SQLite file has one server.
      ...(storage.engine === "sqlite" && { unservedMs: 0 }),
    });
    outbox.start();
    const sweeper = startSweeper({ storage, uploads, config, logger, metrics });
    return {
      address: addressOf(server, config.HOST),
      async stop() {
        // Chats count as connections of the server, so the server only closes once the chats have ended. A mail is waited for at the
        // same time (`stopLimit`); leads that come in meanwhile are announced after the next start.
        await Promise.all([
          closeServer(http, config.STOP_TIMEOUT_MS),
          chat.stop(config.STOP_TIMEOUT_MS),
          sweeper.stop(),
          outbox.stop(),
        ]);
        metricsServer?.close();
        metricsServer?.closeAllConnections();
        await writer.settle();
        await limits.close();
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/**
 * Looks for leads in a SQLite file that this server on PostgreSQL would not use.
 *
 * @throws StorageError if PostgreSQL has no lead: then DATABASE_URL was set and the move forgotten
 */
async function refuseUnused(config: Config, storage: Storage, logger: Logger): Promise<void> {
  const unused = await findUnusedLeads(config.DATA_DIR.path, storage);
  if (unused === undefined) return;
  if (unused.stored === 0) throw new StorageError(adviceFor(unused));
  logger.warn({ leads: unused.missing }, adviceFor(unused));
}

/** Says in the log if the leads of a backup from before its first use are not in this database: everything else looks as on the first day. */
async function reportLost(config: Config, storage: Storage, logger: Logger): Promise<void> {
  try {
    const lost = await findLostDatabase(config, storage);
    // With LEAD_DAYS, all of them may have expired.
    if (lost !== undefined) logger[config.LEAD_DAYS > 0 ? "warn" : "error"](lost);
  } catch (error) {
    logger.warn({ err: error }, "backups cannot be read: nobody compares them with the database");
  }
}

const proxyDoubts: Readonly<Record<ProxyDoubt, string>> = {
  headerMissing:
    "a trusted proxy sends no X-Forwarded-For: all its visitors share one address, and its limits; that of this machine has none",
  proxyNotTrusted:
    "a proxy on this machine is not in TRUSTED_PROXIES: its visitors count as this machine, which has no limits",
  addressUnreadable:
    "a proxy on this machine sends no address at the end of X-Forwarded-For: all its visitors share one address, and its limits",
};

async function readSite(config: Config, logger: Logger): Promise<StaticTable> {
  const { SITE_DIR, MEDIA_DIR } = config;
  // Old assets come first, so that files of the current build replace them.
  const mounts = await readOldAssets(config, logger);
  // Pages and the files they load first stay in memory. Of the pictures (200 MB in all) only the smallest do.
  const candidates = [
    { name: "SITE_DIR", folder: SITE_DIR, prefix: "", inMemoryLimit: 262_144 },
    { name: "MEDIA_DIR", folder: MEDIA_DIR, prefix: "/media", inMemoryLimit: 16_384 },
  ];
  for (const { name, folder, prefix, inMemoryLimit } of candidates) {
    const there = await stat(folder.path).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (there) mounts.push({ folder: folder.path, prefix, inMemoryLimit });
    else if (folder.chosen) {
      throw new Error(`${name} is ${folder.path}, but there is no such folder. Build it, or mend ${name}.`);
    } else logger.warn({ folder: folder.path }, `${name} is not built yet: nothing is served from it`);
  }
  const table = await readStaticTable(mounts, (twin) =>
    logger.warn({ twin }, "compressed file does not match its original and is not used: build again"),
  );
  if (SITE_DIR.chosen && !table.has("/"))
    throw new Error(
      `SITE_DIR is ${SITE_DIR.path}, but there is no index.html in it. Build it, or mend SITE_DIR.`,
    );
  logger.info({ files: table.size }, "site read");
  const builtFor = await otherBuiltOrigin(config);
  if (builtFor !== undefined)
    logger.warn(
      { builtFor, siteUrl: config.SITE_URL },
      "canonical addresses and the sitemap name another site than SITE_URL: build again with this SITE_URL",
    );
  return table;
}

/** Returns the folder with files of earlier builds, if they are to be served. */
async function readOldAssets(
  { SITE_DIR, DATA_DIR, OLD_ASSETS_DAYS: days }: Config,
  logger: Logger,
): Promise<Mount[]> {
  if (days === 0) return [];
  const folder = join(DATA_DIR.path, "assets");
  try {
    await keepOldAssets(SITE_DIR.path, folder, days);
    return [{ folder, prefix: "", inMemoryLimit: 0 }];
  } catch (error) {
    logger.warn(
      { err: error },
      "the files of earlier builds are not kept: tabs opened before a deployment must be reloaded",
    );
    return [];
  }
}

/**
 * Listens on the configured port. `localhost` means 127.0.0.1 here: the resolver could return IPv6 only, and clients of 127.0.0.1
 * would then find no server.
 */
function listen(server: Server, { HOST, PORT }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (cause: NodeJS.ErrnoException) => {
    const reason =
      cause.code === "EADDRINUSE"
        ? "another program uses this port already. Stop it, or set PORT to another"
        : `${cause.message}. PORT and HOST decide where the server listens`;
    reject(new Error(`Cannot listen on ${HOST}:${PORT}: ${reason}.`, { cause }));
  });
  server.listen({ port: PORT, host: HOST === "localhost" ? "127.0.0.1" : HOST }, resolve);
  return promise;
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const everywhere = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host);
  return `http://${everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Time that idle connections stay open during a stop, in milliseconds. A client that is about to send a request gets its
 * response.
 */
const drain = 500;

/**
 * Closes the server without resetting active clients. It accepts no new connections, and every response announces the end of its
 * connection (`HttpServer.drain`). Only then are connections closed that are idle. Node's own `close` ends idle connections at
 * once and resets a client that sends in that moment. A connection counts as idle only after its response was sent, so idle
 * connections are searched repeatedly.
 */
async function closeServer({ server, drain: sayClose }: HttpServer, limit: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  sayClose();
  await acceptWaiting(server);
  NetServer.prototype.close.call(server, () => resolve());
  // Reads incoming data first: a connection with a request is not idle.
  const closeSilent = (): void => void setImmediate(() => server.closeIdleConnections());
  let again: NodeJS.Timeout | undefined;
  const first = setTimeout(
    () => {
      closeSilent();
      again = setInterval(closeSilent, 50);
    },
    Math.min(drain, limit),
  );
  const hard = setTimeout(() => server.closeAllConnections(), limit);
  await promise;
  for (const timer of [first, again, hard]) clearTimeout(timer);
}

/** Accepts the connections that wait in the backlog. Otherwise they would be reset, and a request on them would be lost. */
async function acceptWaiting(server: Server): Promise<void> {
  let came = true;
  const note = (): void => {
    came = true;
  };
  server.on("connection", note);
  // Node accepts one connection per turn of the event loop. The limit ensures that an endless stream of visitors cannot keep the
  // server open.
  for (let turn = 0; came && turn < 1_000; turn += 1) {
    came = false;
    await new Promise<void>((done) => setImmediate(done));
  }
  server.off("connection", note);
}
