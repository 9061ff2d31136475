import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import type { Config } from "../../config.ts";
import { sqliteFile } from "../../storage/data-folder.ts";
import type { AdminContext } from "../command.ts";
import type { Finding } from "./finding.ts";

/** Use of a folder: `read` also needs to enter it, `write` also to read it. */
type Use = "read" | "write";

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
    return `${setting}: user ${user} may not enter ${ownedBy(closed)}, on the way to ${path}. Name a folder that this user can reach, or \`chmod o+x ${closed}\`.`;
  if (!existsSync(path)) return undefined;
  const isFolder = statSync(path).isDirectory();
  if (refusal(path, constants.R_OK | (isFolder ? constants.X_OK : 0)))
    return `${setting}: user ${user} may not read ${ownedBy(path)}. As root: ${use === "write" ? `\`chown -R ${user} ${path}\`` : `\`chmod -R o+rX ${path}\``}.`;
  if (use === "read") return undefined;
  const code = refusal(path, constants.W_OK);
  if (code === "EROFS")
    return `${setting}: ${path} is on a file system that is mounted for reading only. Mount it for writing, or name another folder. A service may write only to what its unit names.`;
  return code === undefined
    ? undefined
    : `${setting}: user ${user} may not write to ${ownedBy(path)}. As root: \`chown -R ${user} ${path}\`.`;
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
