import { existsSync } from "node:fs";
import { join } from "node:path";
import { movedFile, sqliteFile } from "./data-folder.ts";
import { leadIdsIn } from "./sqlite-dialect.ts";
import type { Storage } from "./storage.ts";

/** Leads of a SQLite file that a server on PostgreSQL does not use and that nobody moved. */
interface UnusedLeads {
  readonly file: string;
  /** Number of leads that PostgreSQL lacks. */
  readonly missing: number;
  /** Number of leads in PostgreSQL. */
  readonly stored: number;
}

/** Returns what a data folder's SQLite file has and PostgreSQL lacks. `undefined` if nothing, or if the file cannot be read. */
export async function findUnusedLeads(
  dataDir: string,
  { engine, leads }: Pick<Storage, "engine"> & { readonly leads: Pick<Storage["leads"], "listTimes"> },
): Promise<UnusedLeads | undefined> {
  const file = join(dataDir, sqliteFile);
  if (engine === "sqlite" || !existsSync(file) || existsSync(join(dataDir, movedFile))) return undefined;
  let ids: readonly string[];
  try {
    ids = leadIdsIn(file);
  } catch {
    return undefined;
  }
  const stored = new Set((await leads.listTimes()).map(({ id }) => id));
  const missing = ids.filter((id) => !stored.has(id)).length;
  return missing > 0 ? { file, missing, stored: stored.size } : undefined;
}

/** Says how the leads of an unused file come into PostgreSQL. */
export function adviceFor({ file, missing, stored }: UnusedLeads): string {
  const way =
    stored === 0
      ? "stop all servers and give `move sqlite postgres` with a new, empty database, or remove DATABASE_URL"
      : `\`rescue ${file}\` shows them, and with --yes stores them in PostgreSQL`;
  return `${file} has ${missing} leads that the database of DATABASE_URL has not: ${way}. If nobody needs them, move the file out of DATA_DIR.`;
}
