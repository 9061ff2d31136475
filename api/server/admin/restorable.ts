import { type BadRow, findBadRows, type Manifest, readRows, verifyBackup } from "./backup-folder.ts";
import { UsageError } from "./command.ts";

/** Number of bad rows that are named one by one. */
const mostNamed = 50;

/** Describes the rows of a backup that this program cannot have written. */
export function badRows(source: string, bad: readonly BadRow[]): string {
  const lines = bad
    .slice(0, mostNamed)
    .map(({ place, id, fault }) => `  ${place}${id === undefined ? "" : ` (${id})`}: ${fault}.`);
  const more = bad.length > mostNamed ? [`  … and ${bad.length - mostNamed} more.`] : [];
  return [
    `${source} holds ${bad.length} rows that this program cannot have written:`,
    ...lines,
    ...more,
  ].join("\n");
}

/** @throws Error that names files of a backup whose bytes were not those of the upload when it was made */
export async function assertUndamagedFiles(folder: string, manifest: Manifest): Promise<void> {
  const { files: rows } = manifest.tables;
  const damaged: unknown[] = [];
  for await (const [, some] of readRows(folder, { ...manifest, tables: rows ? { files: rows } : {} }))
    for (const { id, sha256 } of some) {
      const file = manifest.files[String(id)];
      if (file && file.sha256 !== sha256) damaged.push(id);
    }
  if (damaged.length > 0)
    throw new Error(
      `These files of the backup are not those that were uploaded: ${damaged.join(", ")}. Take them from an older backup: \`files\` in its folder. Who copies one as root makes the owner of DATA_DIR its owner: \`chown --reference\`.`,
    );
}

/** @throws Error that names what is not as it was written, or the rows that this program cannot have written */
export async function assertRestorable(folder: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder);
  const bad = await findBadRows(folder, manifest);
  if (bad.length > 0) throw new UsageError(badRows(folder, bad));
  return manifest;
}
