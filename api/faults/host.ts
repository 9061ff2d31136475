import { join } from "node:path";
import { openStorage, type Storage } from "../server/storage/storage.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { type ServerProcess, spawnServer } from "../server/testing/test-servers.ts";

/** Environment for servers: a data folder, a small site, and settings without rate limits. */
export interface Host {
  readonly folder: string;
  /** Starts a server here, and stops it at the end if it is still running. */
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** Opens a separate connection to the database. It sees the rows in the database, not the state of a server. */
  openStorage(): Promise<Storage>;
}

/**
 * @param end takes the clean-up steps
 * @param settings settings of every server here; `DATA_DIR` is created unless they contain one
 */
export async function createHost(
  end: AsyncDisposableStack,
  settings: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const folder = await createTestFolder({ "site/index.html": "<!doctype html><title>t</title>" });
  end.defer(() => folder.remove());
  const site = join(folder.path, "site");
  const environment = {
    DATA_DIR: join(folder.path, "data"),
    SITE_DIR: site,
    MEDIA_DIR: site,
    LOG_LEVEL: "error",
    POSTS_PER_MINUTE: "0",
    UPLOADS_MB: "0",
    DISK_RESERVE_MB: "0",
    ...settings,
  };
  return {
    folder: folder.path,
    async start(more = {}) {
      const server = await spawnServer({ ...environment, ...more });
      end.defer(async () => {
        server.child.kill("SIGTERM");
        await server.exited;
      });
      return server;
    },
    async openStorage() {
      const storage = await openStorage({
        dataDir: environment.DATA_DIR,
        databaseUrl: settings["DATABASE_URL"],
        onIdleError: () => undefined,
      });
      end.defer(() => storage.close());
      return storage;
    },
  };
}
