import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import type { Config } from "../../config.ts";
import { sqliteFile } from "../../storage/data-folder.ts";
import type { AdminContext } from "../command.ts";
import type { Finding } from "./finding.ts";

/** Use of a folder: `read` also needs to enter it, `write` also to read it. `keep` reads what nobody else may read. */
type Use = "read" | "keep" | "write";

/** Looks for folders that this user may not use, and says what to do: other checks would only fail. */
export async function examineRights({ config }: AdminContext): Promise<readonly Finding[]> {
  const faults = [
    rightsFault("DATA_DIR", config.DATA_DIR.path, "write") ?? findForeign(config),
    config.BACKUP_DIR === undefined ? undefined : rightsFault("BACKUP_DIR", config.BACKUP_DIR, "write"),
    ...(["SITE_DIR", "MEDIA_DIR", "KNOWLEDGE_DIR", "PAGES_DIR"] as const).map((name) =>
      rightsFault(name, config[name].path, "read"),
    ),
  ];
  return faults.flatMap((text) => (text === undefined ? [] : [{ state: "wrong" as const, text }]));
}

/** Returns what is wrong with the first thing in the data folder that belongs to somebody else, as a program of root leaves it. */
function findForeign({ DATA_DIR: { path } }: Config): string | undefined {
  for (const name of [sqliteFile, `${sqliteFile}-wal`, `${sqliteFile}-shm`, "files", "receiving"]) {
    const fault = rightsFault("DATA_DIR", join(path, name), "write");
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * Returns why this user may not use a file or folder, and the remedy. `undefined` if it may, or if there is nothing of that name.
 *
 * @param setting name of the setting that leads there
 */
export function rightsFault(setting: string, path: string, use: Use): string | undefined {
  const user = process.getuid?.();
  const closed = foldersAbove(path).find(
    (folder) => existsSync(folder) && statSync(folder).isDirectory() && refusal(folder, constants.X_OK),
  );
  if (closed !== undefined)
    return `${setting}: user ${user} may not enter ${ownedBy(closed)}, on the way to ${path}. ${
      use !== "read"
        ? "Give the command as root (with the service: `lightmaker-admin`), or name a folder that this user can reach."
        : closedByIntention.test(closed)
          ? "Name a folder that this user can reach."
          : `Name a folder that this user can reach, or \`chmod o+x ${closed}\`.`
    }`;
  if (!existsSync(path)) return undefined;
  const isFolder = statSync(path).isDirectory();
  if (refusal(path, constants.R_OK | (isFolder ? constants.X_OK : 0)))
    return `${setting}: user ${user} may not read ${ownedBy(path)}. ${use === "read" ? `As root: \`chmod -R o+rX ${path}\`.` : remedyFor(path)}`;
  if (use !== "write") return undefined;
  const code = refusal(path, constants.W_OK);
  if (code === "EROFS")
    return `${setting}: ${path} is on a file system that is mounted for reading only. Mount it for writing, or name another folder. A service may write only to what its unit names.`;
  return code === undefined
    ? undefined
    : `${setting}: user ${user} may not write to ${ownedBy(path)}. ${remedyFor(path)}`;
}

/** Folders that nobody should open to others: homes, and that of systemd for the folders of its services. */
const closedByIntention = /^\/(?:root|home\/[^/]+|var\/lib\/private)$/;

/**
 * Says how this user comes to read and write what is closed to everyone but its owner. A folder of somebody else is most likely theirs:
 * a server that runs as them could neither store nor start again if it were given away. What is in a folder of this user was left there
 * by a program of root.
 */
function remedyFor(path: string): string {
  const user = process.getuid?.();
  const { uid } = statSync(path);
  if (uid === user) return `As that user: \`chmod -R u+rwX ${path}\`.`;
  const giveAway = `as root: \`chown -R ${user} ${path}\`.`;
  if (statSync(dirname(path)).uid === user) return `A${giveAway.slice(1)}`;
  return `Give the command as user ${uid}, its owner, or as root (with the service: \`lightmaker-admin\`). Only if no server uses it, ${giveAway}`;
}

/** Returns the folders on the way to a path, from the root on. */
function foldersAbove(path: string): readonly string[] {
  const parent = dirname(path);
  return parent === parse(path).root ? [parent] : [...foldersAbove(parent), parent];
}

/** Returns the error's code if a use is refused for lack of rights. */
function refusal(path: string, mode: number): string | undefined {
  try {
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code !== undefined && ["EACCES", "EPERM", "EROFS"].includes(code) ? code : undefined;
  }
}

/** Describes a path with its owner and mode. */
function ownedBy(path: string): string {
  const { uid, mode } = statSync(path);
  return `${path} (of user ${uid}, mode ${(mode & 0o777).toString(8)})`;
}
