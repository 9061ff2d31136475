import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Temporary folder of a test. */
export interface TestFolder {
  readonly path: string;
  /** Deletes the folder and its contents. */
  remove(): Promise<void>;
}

/** Creates a folder with the given files (by path inside it). */
export async function createTestFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), "lightmaker-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
