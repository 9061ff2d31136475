import { leadIdsIn } from "./admin/backup-folder.ts";
import { newestOfEach, readBackups, type WholeBackup } from "./admin/backups-in-folder.ts";
import { minute } from "./admin/command.ts";
import { type ErasureNote, readErasureNotes } from "./admin/erasure-notes.ts";
import type { Config } from "./config.ts";
import type { Storage } from "./storage/storage.ts";

/** Returns the newest backup in `BACKUP_DIR` that can be restored; `undefined` if there is none. */
export async function newestBackup({
  BACKUP_DIR,
}: Pick<Config, "BACKUP_DIR">): Promise<WholeBackup | undefined> {
  return BACKUP_DIR === undefined ? undefined : (await readBackups(BACKUP_DIR)).whole[0];
}

/** Says that a backup has leads and the database has not, and what to look at. */
export const lostDatabase = ({ folder, time, leads }: WholeBackup): string =>
  `${folder} of ${minute(time)} UTC has ${leads} leads: is DATA_DIR or DATABASE_URL the right one, and its disk mounted? If they are lost: stop the server, move what is in DATA_DIR away, \`restore ${folder}\`. If nobody needs them, move ${folder} out of BACKUP_DIR.`;

/**
 * Returns what to look at if the database has none of the leads of a backup from before its first use, and they were not erased: a
 * server that starts without its disk, or with another address, makes a new database and takes leads into it. Backups of that one
 * hide nothing: the newest backup of each database counts.
 *
 * @throws the file system's error if a backup cannot be read
 */
export async function findLostDatabase(
  config: Pick<Config, "BACKUP_DIR">,
  storage: Pick<Storage, "firstUse"> & { readonly leads: Pick<Storage["leads"], "hasAny"> },
): Promise<string | undefined> {
  if (config.BACKUP_DIR === undefined) return undefined;
  const firstUse = await storage.firstUse();
  // The database that is older than a backup is the one that was backed up, or was there when another one was.
  const earlier = newestOfEach((await readBackups(config.BACKUP_DIR)).whole).filter(
    ({ time, leads }) => time < firstUse && leads > 0,
  );
  const notes = earlier.length > 0 ? await readErasureNotes([config.BACKUP_DIR]) : undefined;
  for (const backup of earlier)
    if (await isMissing(backup, storage.leads, notes?.notes ?? []))
      return `The database has none of the leads of a backup from before its first use. ${lostDatabase(backup)}`;
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
  for await (const id of leadIdsIn(folder)) {
    misses ||= !erased.has(id);
    some.push(id);
    if (some.length < batch) continue;
    if (await leads.hasAny(some)) return false;
    some = [];
  }
  return misses && !(await leads.hasAny(some));
}
