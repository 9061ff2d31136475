import { join } from "node:path";
import { lockFile } from "./dataFolder.ts";
import { type HeldLock, takeLock } from "./nodeSqlite.ts";
import { StorageError } from "./storageError.ts";

/**
 * Locks a data folder with a SQLite file for this process. Two servers on one folder would each send every mail, sweep, and count
 * limits separately. The lock ends with the process, also if the process is killed.
 *
 * @param folder `DATA_DIR`; must exist
 * @throws StorageError that names the process with the lock; the database's error if `server.lock` cannot be written
 */
export function lockDataFolder(folder: string): HeldLock {
  const taken = takeLock(join(folder, lockFile), `process ${process.pid}, since ${new Date().toISOString()}`);
  if (typeof taken !== "string") return taken;
  throw new StorageError(
    `Another server${taken && ` (${taken})`} uses the data folder ${folder}. A SQLite file has one server: stop the other one, ` +
      "give this one a DATA_DIR of its own, or set DATABASE_URL to let several share PostgreSQL.",
  );
}
