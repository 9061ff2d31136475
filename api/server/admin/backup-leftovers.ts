import { lstat, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { namesIn } from "../file-system.ts";
import { removeTrials } from "../files/file-store.ts";

/** Returns the temporary name of an incomplete backup. It is unique, so that two backups never write into the same folder. */
export const partialName = (target: string): string => `${target}.partial-${process.pid}-${Date.now()}`;

/** Returns the incomplete backups in a folder: of an interruption, or of a backup that is being made now. */
export const partialsIn = async (parent: string): Promise<readonly string[]> =>
  (await namesIn(parent)).filter((name) => partialPattern.test(name)).map((name) => join(parent, name));

const partialPattern = /\.partial-\d+-(\d{13})$/;

/** Time after which no backup is still being written, in milliseconds. */
const longestBackup = 12 * 3_600_000;

/**
 * Deletes copies that a killed drill left, and the remains of interrupted backups and trials: to the same folder, and those beside it that are too old to be in progress. They
 * contain the same secrets as a complete backup, and `backup prune` does not know their age.
 */
export async function removePartials(target: string): Promise<void> {
  for (const folder of await leftCopies()) await rm(folder, { recursive: true });
  await removeTrials(dirname(target), Date.now() - longestBackup);
  const start = `${basename(target)}.partial`;
  for (const name of await namesIn(dirname(target))) {
    const [, begun] = partialPattern.exec(name) ?? [];
    const isOld = begun !== undefined && Number(begun) < Date.now() - longestBackup;
    if (isOld || name === start || name.startsWith(`${start}-`))
      await rm(join(dirname(target), name), { recursive: true });
  }
}

/** Start of the names of temporary folders with a copy of the data. */
export const copyPrefix = "lightmaker-drill-";

/** Returns this user's copies in the temporary folder that are too old to be in use: a killed drill leaves its own. */
export async function leftCopies(): Promise<readonly string[]> {
  const left: string[] = [];
  for (const name of await namesIn(tmpdir())) {
    if (!name.startsWith(copyPrefix)) continue;
    const folder = join(tmpdir(), name);
    const found = await lstat(folder).catch(() => undefined);
    if (
      found?.isDirectory() &&
      found.uid === process.getuid?.() &&
      found.mtimeMs < Date.now() - longestBackup
    )
      left.push(folder);
  }
  return left;
}
