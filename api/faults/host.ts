import { join } from "node:path";
import { openStorage, type Storage } from "../server/storage/storage.ts";
import { createTestFolder } from "../server/testing/folders.ts";
import { type ServerProcess, spawnServer } from "../server/testing/servers.ts";

/** A place for servers: a data folder, a small site, and settings that limit nobody. */
export interface Host {
  readonly folder: string;
  /** Starts a server here, and stops it at the end unless it has ended. */
  start(settings?: Readonly<Record<string, string>>): Promise<ServerProcess>;
  /** A reader of its own of the database: it finds what is there, not what a server remembers. */
  openStorage(): Promise<Storage>;
}

/**
 * @param end takes what must be undone
 * @param settings of every server here; `DATA_DIR` is made if they do not name one
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
