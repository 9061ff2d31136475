import { copyFile, mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "../file-system.ts";

/** Folders of a build whose file names contain a hash of the content, so that files of several builds fit into one folder. */
const folders = ["js", "css"] as const;

const dayMs = 86_400_000;

/**
 * Keeps scripts and styles of this and earlier builds: a tab that was opened before a deployment still requests the old ones.
 * Deletes files that no build has had for some days.
 *
 * @param site folder of the built site
 * @param kept folder for the copies, created if it does not exist
 * @param days retention in days after the last start with the file
 * @throws the file system's error if the files cannot be kept
 */
export async function keepOldAssets(site: string, kept: string, days: number): Promise<void> {
  const now = new Date();
  for (const folder of folders) {
    const place = join(kept, folder);
    await mkdir(place, { recursive: true });
    const known = new Set(await namesIn(place));
    for (const name of await namesIn(join(site, folder))) {
      const file = join(place, name);
      if (!known.has(name)) {
        // Copied under a name that is not served until the copy is complete.
        const part = join(place, `.${name}`);
        await copyFile(join(site, folder, name), part);
        await rename(part, file);
      }
      await utimes(file, now, now);
    }
    for (const name of known) {
      const file = join(place, name);
      if ((await stat(file)).mtimeMs < now.getTime() - days * dayMs) await rm(file);
    }
  }
}
