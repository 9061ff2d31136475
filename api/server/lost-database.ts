import { idsIn } from "./admin/backup-folder.ts";
import { databaseOfKey, newestOfEach, readBackups, type WholeBackup } from "./admin/backups-in-folder.ts";
import { minute } from "./admin/command.ts";
import { type ErasureNote, readErasureNotes } from "./admin/erasure-notes.ts";
import type { Config } from "./config.ts";
import { readErasureKey } from "./signing-keys.ts";
import type { Storage } from "./storage/storage.ts";

/** Returns the newest backup in `BACKUP_DIR` that can be restored; `undefined` if there is none. */
export async function newestBackup({
  BACKUP_DIR,
}: Pick<Config, "BACKUP_DIR">): Promise<WholeBackup | undefined> {
  return BACKUP_DIR === undefined ? undefined : (await readBackups(BACKUP_DIR)).whole[0];
}

/**
 * Says that a backup has leads and the database has not, and what to do.
 *
 * @param own number of leads in the database
 */
export function lostDatabase(
  { folder, time, leads }: WholeBackup,
  engine: Storage["engine"],
  own: number,
): string {
  const place =
    engine === "sqlite"
      ? "move what is in DATA_DIR away"
      : "write a new, empty database into DATABASE_URL and keep the old one";
  const way =
    own > 0
      ? `This database has ${own} leads of its own, so do not replace it: docs/operations.md, "The wrong database", brings both together by \`rescue\`.`
      : `If they are lost: stop the server, ${place}, \`restore ${folder}\`.`;
  return `${folder} of ${minute(time)} UTC has ${leads} leads: is DATA_DIR or DATABASE_URL the right one, and its disk mounted? ${way} If nobody needs them, move ${folder} out of BACKUP_DIR.`;
}

/**
 * Returns what to look at if the database has none of the leads of a backup, and they were not erased. It looks at the newest backup of
 * each other database: a server that starts without its disk, or with another address, makes a new one and takes leads into it, or finds
 * an old one that lies under the mount point. Backups of that one hide nothing. A restored or moved database is the same one. A backup
 * that does not say its database counts if it is from before this one's first use.
 *
 * @throws the file system's error if a backup cannot be read
 */
export async function findLostDatabase(
  config: Pick<Config, "BACKUP_DIR">,
  storage: Pick<Storage, "engine" | "firstUse" | "secret"> & {
    readonly leads: Pick<Storage["leads"], "hasAny" | "listTimes">;
  },
): Promise<string | undefined> {
  if (config.BACKUP_DIR === undefined) return undefined;
  const firstUse = await storage.firstUse();
  const { whole } = await readBackups(config.BACKUP_DIR);
  const own = databaseOfKey(await readErasureKey(storage));
  const suspects = newestOfEach(whole).filter(
    ({ leads, time, database }) =>
      leads > 0 && (time < firstUse || (database !== undefined && database !== own)),
  );
  const notes = suspects.length > 0 ? await readErasureNotes([config.BACKUP_DIR]) : undefined;
  for (const backup of suspects) {
    if (!(await isMissing(backup, storage.leads, notes?.notes ?? []))) continue;
    const which =
      backup.time < firstUse ? "a backup from before its first use" : "the newest backup of another database";
    const own = (await storage.leads.listTimes()).length;
    return `The database has none of the leads of ${which}. ${lostDatabase(backup, storage.engine, own)}`;
  }
  return undefined;
}

/** Number of ids to look up at once. */
const batch = 500;

/** Returns true if a database has none of a backup's leads, although some of them were not erased. */
async function isMissing(
  { folder, time }: WholeBackup,
  leads: Pick<Storage["leads"], "hasAny">,
  notes: readonly ErasureNote[],
): Promise<boolean> {
  // Who was erased before the backup is not in it, or came again.
  const erased = new Set(notes.filter(({ at }) => at > time).flatMap((note) => note.leads));
  let some: string[] = [];
  let misses = false;
  for await (const id of idsIn(folder, "leads")) {
    misses ||= !erased.has(id);
    some.push(id);
    if (some.length < batch) continue;
    if (await leads.hasAny(some)) return false;
    some = [];
  }
  return misses && !(await leads.hasAny(some));
}
