import { join } from "node:path";
import { lockFile } from "./data-folder.ts";
import { type HeldLock, takeLock } from "./sqlite-dialect.ts";
import { StorageError } from "./storage-error.ts";

/**
 * Locks a data folder with a SQLite file for this process. Two servers on one folder would each send every mail, sweep, and count
 * limits separately. The lock ends with the process, also if the process is killed.
 *
 * @param folder `DATA_DIR`; must exist
 * @param task what this process does, for the message that the next one shows
 * @throws StorageError that names the process with the lock; the database's error if `server.lock` cannot be written
 */
export function lockDataFolder(folder: string, task: "server" | "admin move" | "admin restore"): HeldLock {
  const taken = takeLock(
    join(folder, lockFile),
    `${task}, process ${process.pid}, since ${new Date().toISOString()}`,
  );
  if (typeof taken !== "string") return taken;
  throw new StorageError(
    `The data folder ${folder} is in use${taken && ` (${taken})`}. A SQLite file has one server: stop that process, ` +
      "set another DATA_DIR, or set DATABASE_URL to let several servers share PostgreSQL.",
  );
}
