import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { formLanguages } from "../../contract/index.ts";
import { makePrivateFolder, putCopy, storedSha256 } from "../files/file-store.ts";
import { openFileStore } from "../files/uploads.ts";
import { suspicionFlags } from "../guards/form-tokens.ts";
import { type DamagedRow, readDamaged } from "../storage/damaged-sqlite.ts";
import { isRowFault } from "../storage/database-faults.ts";
import { announcement, type FileEntry, type LeadEntry } from "../storage/entries.ts";
import { earliestTime, fileIdIn, foreignPayload } from "../storage/lead-store.ts";
import { fileColumns, hasItsEnding, leadColumns, requestId } from "../storage/row-schemas.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow } from "../storage/tables.ts";
import { type Command, UsageError } from "./command.ts";
import {
  type ErasureNote,
  erasedAgain,
  notesFile,
  readErasureNotes,
  unreadableNotes,
} from "./erasure-notes.ts";

/** Time in milliseconds that a lead can have. */
const saneTime = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(earliestTime),
  v.check((at) => at < Date.now() + 86_400_000),
);

/** Time in milliseconds. `null` for one that no lead can have. */
const time = v.fallback(v.nullable(saneTime), null);

/**
 * What a row must be: a damaged page may hold anything, and a file that somebody brings may be forged. Whatever a lead can do without is
 * replaced. No text contains U+0000, which PostgreSQL refuses.
 */
const leadSchema = v.object({
  ...leadColumns,
  payload: foreignPayload,
  language: v.fallback(v.nullable(v.picklist(formLanguages)), null),
  created_at: time,
  request_id: v.fallback(requestId, ""),
  flags: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => {
        const words = text.split(" ");
        return suspicionFlags.filter((flag) => words.includes(flag)).join(" ");
      }),
    ),
    "",
  ),
});

const fileSchema = v.pipe(
  v.object({ ...fileColumns, created_at: time }),
  v.forward(
    v.check((file) => hasItsEnding(file)),
    ["name"],
  ),
);

type FoundLead = v.InferOutput<typeof leadSchema>;
type FoundFile = v.InferOutput<typeof fileSchema>;

/** Separates rows that are as they must be from the others. */
function sort<Schema extends v.GenericSchema>(schema: Schema, rows: readonly DamagedRow[]) {
  const good: v.InferOutput<Schema>[] = [];
  const bad: (DamagedRow & { readonly faults: readonly string[] })[] = [];
  for (const row of rows) {
    const result = v.safeParse(schema, row);
    if (result.success) good.push(result.output);
    else bad.push({ ...row, faults: result.issues.map(({ path }) => String(path?.[0]?.key ?? "row")) });
  }
  return { good, bad };
}

/** Returns the numbers of rows, each with the columns that are not as they must be. */
const numbersOf = (rows: readonly (DamagedRow & { readonly faults: readonly string[] })[]): string =>
  rows.map(({ rowid, faults }) => `${String(rowid)} (${[...new Set(faults)].join(", ")})`).join(", ");

/** What is to be stored of a lead. */
interface Rescued {
  readonly id: string;
  /** Nothing if the database has the lead. */
  readonly lead?: LeadEntry | undefined;
  /** Nothing if the database has its row, or if the lead names none. */
  readonly file?: FileEntry | undefined;
  /** Id of the file whose bytes were stored. */
  readonly fileId?: string | undefined;
}

/** Number of leads in one transaction. */
const batch = 100;

/** Command that brings leads back from a damaged SQLite file. */
export const rescueCommands: Readonly<Record<string, Command>> = {
  rescue: {
    usage: "<damaged lightmaker.sqlite> [--yes]",
    summary:
      "reads the leads that a damaged SQLite file still holds, and with --yes stores those that the database lacks and tells the staff",
    flags: ["yes"],
    words: [1, 1],
    async run([typed = ""], { storage, config, print, path, flag }) {
      if (/^postgres(ql)?:/.test(typed))
        throw new UsageError(
          "`rescue` reads a SQLite file. Make one of a PostgreSQL database in a new folder: `DATA_DIR=<new folder> DATABASE_URL=<that database> … move postgres sqlite`.",
        );
      const damaged = path(typed);
      const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() === true;
      // The log alone may hold leads.
      if (!isFile(damaged) && (existsSync(damaged) || !isFile(`${damaged}-wal`)))
        throw new UsageError(`${damaged} is no file: name the lightmaker.sqlite in the damaged folder.`);
      const open = await storage();
      const receiving = join(config.DATA_DIR.path, "receiving");
      await makePrivateFolder(receiving);
      const tables = await readDamaged(damaged, receiving);

      const known = new Map<unknown, LeadRow>((await open.leads.list()).map((lead) => [lead.id, lead]));
      const knownFiles = new Map((await open.files.list()).map((file) => [file.id, file]));
      const store = await openFileStore(config);
      // Leads must come back also while the bucket is away. Their files follow when the rescue is repeated.
      const listed = await store.list().catch((error: Error) => error);
      const stocked = new Set(listed instanceof Error ? [] : listed.map(({ id }) => id));
      const { good, bad } = sort(leadSchema, tables.leads.rows);
      const folder = dirname(damaged);
      const notes = await readErasureNotes([config.BACKUP_DIR, folder, dirname(folder)]);
      const isAbsent = ({ id }: DamagedRow): boolean => !known.has(id);
      const erased = erasedIds([...good, ...bad].filter(isAbsent), notes?.notes ?? []);
      const isMissing = (row: DamagedRow): boolean => isAbsent(row) && !erased.has(row["id"]);
      const leads = good.filter(isMissing);
      const { good: goodFiles, bad: badFiles } = sort(fileSchema, tables.files.rows);
      const files = new Map(goodFiles.map((file) => [file.id, file]));
      /** Returns the file that a lead names, if its row or its bytes are not here: a rescue before may not have found them. */
      const missingFileOf = (lead: FoundLead): string | undefined => {
        const id = fileIdIn((known.get(lead.id) ?? lead).payload);
        return id === undefined || (knownFiles.has(id) && stocked.has(id)) ? undefined : id;
      };
      const kept = good.filter(({ id }) => !erased.has(id));
      const missing = new Set(kept.flatMap((lead) => missingFileOf(lead) ?? []));
      print(
        `${good.length} leads can be read, ${leads.length} of them are not in the database; ${missing.size} files that leads name are not here.`,
      );
      print(
        notes === undefined
          ? `There is no ${notesFile} in BACKUP_DIR, in the damaged folder or beside it: if anybody was erased meanwhile, give \`person erase\` again afterwards.`
          : `${erased.size} leads are left out, because ${notesFile} names them as erased.`,
      );
      const undated = leads.filter(({ created_at }) => created_at === null);
      if (undated.length > 0)
        print(`These leads have no sane time, and get that of the rescue: ${idsOf(undated)}.`);
      const unusable = bad.filter(isMissing);
      const faults = [
        ...Object.entries(tables).flatMap(([name, { fault }]) =>
          fault ? [`Of the table ${name}, not all can be read: ${fault.message}.`] : [],
        ),
        ...(unusable.length > 0
          ? [`${unusable.length} rows of leads cannot be used: ${numbersOf(unusable)}.`]
          : []),
        ...unreadableNotes(notes),
        ...(listed instanceof Error ? [`The file store cannot be read: ${listed.message}`] : []),
      ];
      if (!flag("yes")) {
        for (const fault of faults) print(fault);
        if (leads.length + missing.size > 0) print("--yes stores them, for the server to tell the staff.");
        return;
      }

      const lostFiles = new Set<string>();
      /** Puts the bytes of a file into the store, unless they are there. @returns its row, to be stored */
      const fetchFile = async (id: string): Promise<FoundFile> => {
        const file = knownFiles.get(id) ?? files.get(id);
        const refused = badFiles.filter((row) => row["id"] === id);
        if (!file && refused.length > 0) throw new Error(`its row cannot be used: ${numbersOf(refused)}.`);
        if (!file) throw new Error("its row cannot be read.");
        if (!stocked.has(id) || (await storedSha256(store, id)) !== file.sha256)
          await putCopy(store, receiving, id, { ...file, path: join(folder, "files", id) });
        stocked.add(id);
        return file;
      };
      const rescued = async (lead: FoundLead): Promise<Rescued> => {
        const { id } = lead;
        const isNew = isAbsent(lead);
        const fileId = missingFileOf(lead);
        if (fileId === undefined)
          return { id, lead: isNew ? leadEntry(lead, fileIdIn(lead.payload)) : undefined };
        try {
          const file = await fetchFile(fileId);
          return {
            id,
            fileId,
            lead: isNew ? leadEntry(lead, fileId) : undefined,
            file: knownFiles.has(fileId) ? undefined : fileEntry(file, isNew ? null : id),
          };
        } catch (error) {
          lostFiles.add(fileId);
          faults.push(`The file ${fileId} of the lead ${id} is lost: ${(error as Error).message}`);
          return { id, lead: isNew ? leadEntry(lead, undefined) : undefined };
        }
      };
      const due = kept.filter((lead) => isAbsent(lead) || missingFileOf(lead) !== undefined);
      const stored: Rescued[] = [];
      try {
        for (let from = 0; from < due.length; from += batch) {
          const some: Rescued[] = [];
          for (const lead of due.slice(from, from + batch)) some.push(await rescued(lead));
          stored.push(...(await insertAll(open, some, (fault) => faults.push(fault))));
        }
      } catch (error) {
        faults.push(`The database ended the rescue: ${(error as Error).message}. Repeat it.`);
      }
      const storedLeads = stored.filter(({ lead }) => lead).length;
      const storedFiles = new Set(stored.flatMap(({ fileId }) => fileId ?? []));
      print(
        storedLeads + storedFiles.size === 0
          ? "Nothing was stored."
          : `${storedLeads} leads and ${storedFiles.size} files were stored.${storedLeads > 0 ? " The server tells the staff, as soon as mail or webhooks are set." : ""}`,
      );
      const lost = unusable.length + leads.length - storedLeads;
      if (faults.length > 0)
        throw new Error(
          [
            lost + lostFiles.size > 0
              ? `${lost} leads and ${lostFiles.size} files were not stored. Keep the damaged folder.`
              : "Not all of it could be read. Keep the damaged folder.",
            ...faults,
          ].join("\n  "),
        );
    },
  },
};

/** Returns the ids of leads that were erased. One without a sane time counts as older than its erasure. */
function erasedIds(rows: readonly DamagedRow[], notes: readonly ErasureNote[]): ReadonlySet<unknown> {
  const dated = rows.map(({ id, created_at }) => ({
    id: String(id),
    created_at: v.is(saneTime, created_at) ? created_at : 0,
  }));
  return new Set(erasedAgain(dated, notes, "leads").map(({ id }) => id));
}

const idsOf = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(", ");

function leadEntry(lead: FoundLead, fileId: string | undefined): LeadEntry {
  const now = Date.now();
  return {
    lead: { ...lead, created_at: lead.created_at ?? now },
    outbox: announcement(lead.id, lead.kind, now),
    fileId,
  };
}

/** @param leadId lead that the database has already; `null` for a file that is stored with its lead */
const fileEntry = (file: FoundFile, leadId: string | null): FileEntry => ({
  file: { ...file, created_at: file.created_at ?? Date.now(), lead_id: leadId },
});

/**
 * Stores leads, each with its file, in one transaction. If the database refuses one of them, stores each in its own.
 *
 * @param onFault receives one line for each lead that the database refuses
 * @returns those that were stored
 */
async function insertAll(
  open: Pick<Storage, "insert">,
  some: readonly Rescued[],
  onFault: (fault: string) => void,
): Promise<readonly Rescued[]> {
  try {
    await open.insert(some.flatMap(({ file, lead }) => [file, lead].filter((entry) => entry !== undefined)));
    return some;
  } catch (error) {
    if (!isRowFault(error)) throw error;
    const [first, ...others] = some;
    if (first && others.length === 0) {
      onFault(`The lead ${first.id} was refused: ${(error as Error).message}`);
      return [];
    }
    const stored: Rescued[] = [];
    for (const one of some) stored.push(...(await insertAll(open, [one], onFault)));
    return stored;
  }
}
