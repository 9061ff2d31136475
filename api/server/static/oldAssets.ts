import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** Folders of a build whose files are named by their content, so that those of several builds go into one. */
const folders = ["js", "css"] as const;

const dayMs = 86_400_000;

/**
 * Keeps the scripts and styles of this build beside those of earlier ones: a tab that was opened before a deployment still
 * asks for them. What no build has had for some days is deleted.
 *
 * @param site folder of the built site
 * @param kept folder for them, made when it is not there
 * @param days how long they are kept after the last start with them
 * @throws the file system's error when they cannot be kept
 */
export async function keepOldAssets(site: string, kept: string, days: number): Promise<void> {
  const now = new Date();
  for (const folder of folders) {
    const place = join(kept, folder);
    await mkdir(place, { recursive: true });
    const known = new Set(await readdir(place));
    for (const name of await namesIn(join(site, folder))) {
      const file = join(place, name);
      if (!known.has(name)) {
        // Under a name that is not served until it is complete.
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

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
