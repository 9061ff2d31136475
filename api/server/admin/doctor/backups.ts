import { existsSync, globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { tryWriting } from "../../files/file-store.ts";
import { leftCopies, readBackups } from "../backup-folder.ts";
import type { AdminContext } from "../command.ts";
import { exportFile } from "../person-commands.ts";
import { type Finding, openedStorage } from "./finding.ts";
import { rightsFault } from "./rights.ts";

/** Maximum age of the newest backup, in milliseconds: allows daily backups with one failure. */
const oldestBackup = 2 * 86_400_000;

/** Formats a duration in milliseconds as hours, or as days if it is longer than two. */
function inWords(duration: number): string {
  const hours = Math.round(duration / 3_600_000);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** Looks for the newest backup, and for what should not be beside it. */
export async function examineBackups(context: AdminContext): Promise<readonly Finding[]> {
  const { config } = context;
  const backups = config.BACKUP_DIR;
  if (backups === undefined)
    return [{ state: "hint", text: "BACKUP_DIR is not set: nobody can say how old the newest backup is." }];
  if (!relative(config.DATA_DIR.path, backups).startsWith(".."))
    return [
      {
        state: "wrong",
        text: `BACKUP_DIR (${backups}) is in DATA_DIR: whoever moves or loses that folder loses the backups with it. Name another folder.`,
      },
    ];
  if (rightsFault("BACKUP_DIR", backups, "write") !== undefined) return [];
  // `admin backup` creates a missing folder.
  if (existsSync(backups)) await tryWriting(backups);
  const { whole, refused } = await readBackups(backups);
  const [newest] = whole;
  return [
    newest
      ? {
          state: Date.now() - newest.time > oldestBackup ? "wrong" : "ok",
          text: `Backup: the newest, ${newest.folder}, is ${inWords(Date.now() - newest.time)} old.`,
        }
      : {
          state: (await openedStorage(context)) ? "wrong" : "hint",
          text: `There is no whole backup in ${backups}: make one with \`backup\`.`,
        },
    ...globSync(join("*", exportFile), { cwd: backups }).map((file) => ({
      state: "hint" as const,
      text: `${join(backups, dirname(file))} holds one person's data from \`person export\`, which no erasure reaches: delete it when it has been handed over.`,
    })),
    ...(await leftCopies()).map((folder) => ({
      state: "hint" as const,
      text: `${folder} holds a copy of data that an interrupted command left: the next \`backup\` or \`drill\` deletes it.`,
    })),
    ...refused.map(({ folder, reason }) => ({
      state: "wrong" as const,
      text: `${folder} counts as no backup, and \`backup prune\` leaves it: ${reason} ${newest ? "Look at it, and delete it by hand." : "Keep it until there is another one: `restore` takes it by its name if it is whole."}`,
    })),
  ];
}
