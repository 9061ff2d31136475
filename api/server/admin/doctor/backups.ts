import { existsSync, globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { tryWriting } from "../../files/file-store.ts";
import { isWritable, nearestFolder } from "../../storage/data-folder.ts";
import { leftCopies, partialsIn } from "../backup-leftovers.ts";
import { readBackups, type WholeBackup } from "../backups-in-folder.ts";
import { type AdminContext, minute } from "../command.ts";
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

/** Judges the age of the newest backup, which also shows a clock that is ahead. */
function judgeAge({ folder, time }: WholeBackup): Finding {
  const age = Date.now() - time;
  const text = `Backup: the newest, ${folder}, is ${inWords(age)} old`;
  if (age <= oldestBackup) return { state: "ok", text: `${text}.` };
  return {
    state: "wrong",
    text: `${text}: make one with \`backup\`, and look why none was made (\`journalctl -u lightmaker-backup\`). If it is not that old, set the clock, by which it is ${minute(Date.now())} UTC now.`,
  };
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
  else {
    const nearest = nearestFolder(backups);
    if (!isWritable(nearest))
      return [
        {
          state: "wrong",
          text: `BACKUP_DIR is ${backups}, but user ${process.getuid?.()} can make no folder in ${nearest}. With the service, leave BACKUP_DIR to its unit: it may write only to its own folders. Otherwise, as root: \`install -d -m 700 -o ${process.getuid?.()} ${backups}\`.`,
        },
      ];
  }
  const { whole, refused } = await readBackups(backups);
  const [newest] = whole;
  const future = refused.filter((each) => each.future !== undefined);
  // A clock that is behind makes all of them so.
  const singly = future.length > 1 ? refused.filter((each) => each.future === undefined) : refused;
  return [
    newest
      ? judgeAge(newest)
      : {
          state: (await openedStorage(context)) ? "wrong" : "hint",
          text:
            future.length > 0
              ? `No backup in ${backups} counts, because those that there are come from the future: first see Clock.`
              : `There is no whole backup in ${backups}: make one with \`backup\`.`,
        },
    ...(singly === refused
      ? []
      : [
          {
            state: "wrong" as const,
            text: `${future.length} backups are of the future, count as none, and stay when \`backup prune\` is given: see Clock.`,
          },
        ]),
    ...globSync(join("*", exportFile), { cwd: backups }).map((file) => ({
      state: "hint" as const,
      text: `${join(backups, dirname(file))} holds one person's data from \`person export\`, which no erasure reaches: delete it when it has been handed over.`,
    })),
    ...(await partialsIn(backups)).map((folder) => ({
      state: "hint" as const,
      text: `${folder} is no whole backup: it is being made now (\`systemctl status lightmaker-backup\`), or was interrupted. Then delete it; a backup does so after twelve hours.`,
    })),
    ...(await leftCopies()).map((folder) => ({
      state: "hint" as const,
      text: `${folder} holds a copy of data that an interrupted command left: the next \`backup\` or \`drill\` deletes it.`,
    })),
    ...singly.map(({ folder, reason, unreadable }) => ({
      state: "wrong" as const,
      text: unreadable
        ? `${reason} Until then it counts as no backup, and \`backup prune\` leaves it.`
        : `${folder} counts as no backup, and \`backup prune\` leaves it: ${reason} ${newest ? "Look at it, and delete it by hand." : "Keep it until there is another one: `restore` takes it by its name if it is whole."}`,
    })),
  ];
}
