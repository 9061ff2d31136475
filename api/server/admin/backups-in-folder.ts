import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { namesIn, statIfThere } from "../file-system.ts";
import { erasureKeyName } from "../signing-keys.ts";
import {
  hashOf,
  isForbidden,
  type Manifest,
  manifestFile,
  notReadable,
  parsedLines,
  readManifest,
  tableFile,
} from "./backup-folder.ts";

/** A complete backup, with the time in its manifest, in milliseconds. Dates of files change with every copy. */
export interface WholeBackup {
  readonly folder: string;
  readonly time: number;
  /** Number of leads in it. */
  readonly leads: number;
  /** Same for all backups of one database, also after a restore or a move; `undefined` if no erasure key was in it yet. */
  readonly database: string | undefined;
}

/** Folder with a manifest that `restore` refuses, or that was made with a wrong clock. */
interface RefusedBackup {
  readonly folder: string;
  readonly reason: string;
  /** Time of its manifest if that is in the future, in milliseconds. */
  readonly future?: number;
  /** True if this user may not read it: nobody knows what it holds. */
  readonly unreadable?: true;
}

/** What a folder with backups holds. */
interface Backups {
  /** Newest first. */
  readonly whole: readonly WholeBackup[];
  readonly refused: readonly RefusedBackup[];
}

/** Backups may be this much younger than now, in milliseconds: clocks of several machines differ. */
const clockDifference = 3_600_000;

/** What is known of a backup without reading its rows, or the reason why none with such a manifest is restored. */
type Summary = (Pick<Manifest, "createdAt"> & Pick<WholeBackup, "leads" | "database">) | string;

/** Manifests that were read last, by path: the metrics ask every few seconds, and a manifest names every file. */
let knownManifests: ReadonlyMap<string, { readonly version: string; readonly read: Summary }> = new Map();

/**
 * Returns the backups in a folder. None if there is no such folder. Backups of the future were made with a wrong clock and are
 * refused: they would count as the newest for ever.
 */
export async function readBackups(parent: string): Promise<Backups> {
  const whole: WholeBackup[] = [];
  const refused: RefusedBackup[] = [];
  const known = new Map<string, { readonly version: string; readonly read: Summary }>();
  for (const name of await namesIn(parent)) {
    if (name.includes(".partial")) continue;
    const folder = join(parent, name);
    try {
      const found = await statIfThere(join(folder, manifestFile));
      if (!found) {
        if (await statIfThere(join(folder, tableFile("leads"))))
          refused.push({ folder, reason: `it has no ${manifestFile}, which every backup has.` });
        continue;
      }
      await assertReadable(folder);
      const version = `${found.ino} ${found.size} ${found.ctimeMs}`;
      const last = knownManifests.get(folder);
      const read = last?.version === version ? last.read : await summarise(folder);
      known.set(folder, { version, read });
      const time = typeof read === "string" ? 0 : Date.parse(read.createdAt);
      if (typeof read === "string") refused.push({ folder, reason: read });
      else if (time < Date.now() + clockDifference)
        whole.push({ folder, time, leads: read.leads, database: read.database });
      else
        refused.push({
          folder,
          future: time,
          reason: `${join(folder, manifestFile)} says that it was made at ${read.createdAt}, in the future: the clock was wrong.`,
        });
    } catch (error) {
      refused.push(
        isForbidden(error)
          ? { folder, reason: await notReadable(folder), unreadable: true }
          : { folder, reason: `${(error as Error).message}.` },
      );
    }
  }
  knownManifests = known;
  return { whole: whole.sort((one, other) => other.time - one.time), refused };
}

async function summarise(folder: string): Promise<Summary> {
  const read = await readManifest(folder);
  if (typeof read === "string") return read;
  return {
    createdAt: read.createdAt,
    leads: read.tables["leads"]?.rows ?? 0,
    database: await databaseOf(folder),
  };
}

/** Returns a name for the database of a backup: a hash of its key for erasures, which never changes and goes with the rows. */
async function databaseOf(folder: string): Promise<string | undefined> {
  if (!(await statIfThere(join(folder, tableFile("secrets"))))) return undefined;
  for await (const { row } of parsedLines(folder, "secrets")) {
    const { name, value } = (row ?? {}) as { name?: unknown; value?: unknown };
    if (name === erasureKeyName && typeof value === "string")
      return databaseOfKey(Buffer.from(value, "base64url"));
  }
  return undefined;
}

/** Returns the name of the database that has this key for erasures. */
export const databaseOfKey = (key: Buffer): string => hashOf(key.toString("base64url"));

/** Returns the newest backup of each database. @param backups newest first */
export const newestOfEach = (backups: readonly WholeBackup[]): readonly WholeBackup[] =>
  backups.filter(({ database }, index) => backups.findIndex((each) => each.database === database) === index);

/** @throws the file system's error if this user may not read the folder, its tables, or the names of its files */
async function assertReadable(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.X_OK);
  for (const name of await namesIn(folder))
    await access(join(folder, name), constants.R_OK | (name === "files" ? constants.X_OK : 0));
}
