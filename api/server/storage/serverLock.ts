import { join } from "node:path";
import { lockFile } from "./dataFolder.ts";
import { type HeldLock, takeLock } from "./nodeSqlite.ts";
import { StorageError } from "./storageError.ts";

/**
 * Takes a data folder with a SQLite file for this process alone. Two servers on one would each send every mail, sweep, and count limits for themselves.
 * The lock ends with the process, also when that is killed.
 *
 * @param folder `DATA_DIR`; must be there
 * @throws StorageError naming the process that has it; the database's error when `server.lock` cannot be written
 */
export function lockDataFolder(folder: string): HeldLock {
  const taken = takeLock(join(folder, lockFile), `process ${process.pid}, since ${new Date().toISOString()}`);
  if (typeof taken !== "string") return taken;
  throw new StorageError(
    `Another server${taken && ` (${taken})`} uses the data folder ${folder}. A SQLite file has one server: stop the other one, ` +
      "give this one a DATA_DIR of its own, or set DATABASE_URL to let several share PostgreSQL.",
  );
}
