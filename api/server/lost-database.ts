import { readBackups, type WholeBackup } from "./admin/backup-folder.ts";
import { minute } from "./admin/command.ts";
import { readErasureNotes } from "./admin/erasure-notes.ts";
import type { Config } from "./config.ts";

/** Returns the newest backup in `BACKUP_DIR` that can be restored; `undefined` if there is none. */
export async function newestBackup({
  BACKUP_DIR,
}: Pick<Config, "BACKUP_DIR">): Promise<WholeBackup | undefined> {
  return BACKUP_DIR === undefined ? undefined : (await readBackups(BACKUP_DIR)).whole[0];
}

/** Says that a backup has leads and the database has not, and what to look at. */
export const lostDatabase = ({ folder, time, leads }: WholeBackup): string =>
  `${folder} of ${minute(time)} UTC has ${leads} leads: is DATA_DIR or DATABASE_URL the right one, and its disk mounted? If they are lost: stop the server, move what is in DATA_DIR away, \`restore ${folder}\`.`;

/**
 * Returns what to look at if the database has none of the leads that the newest backup has, and they were not erased: a server that
 * starts without its disk, or with another address, makes a new database and takes leads into it.
 *
 * @param hasLeadUntil tells whether the database has a lead from before a time, in milliseconds
 */
export async function findLostDatabase(
  config: Pick<Config, "BACKUP_DIR">,
  hasLeadUntil: (time: number) => Promise<boolean>,
): Promise<string | undefined> {
  const backup = await newestBackup(config);
  if (!backup || backup.leads === 0 || (await hasLeadUntil(backup.time))) return undefined;
  const notes = await readErasureNotes([config.BACKUP_DIR]);
  // Who was erased before the backup is not in it.
  const since = notes?.notes.filter(({ at }) => at > backup.time) ?? [];
  const erased = new Set(since.flatMap(({ leads }) => leads)).size;
  return backup.leads > erased
    ? `The database has no lead from before the newest backup. ${lostDatabase(backup)}`
    : undefined;
}
