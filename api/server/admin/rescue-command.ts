import { dirname, join } from "node:path";
import * as v from "valibot";
import { makePrivateFolder, putCopy } from "../files/file-store.ts";
import { openFileStore } from "../files/uploads.ts";
import { assertSafeFile } from "../storage/dump.ts";
import { announcement, type Entry } from "../storage/entries.ts";
import { fileIdIn } from "../storage/lead-store.ts";
import { readDamaged } from "../storage/sqlite-dialect.ts";
import type { FileRow, LeadRow } from "../storage/tables.ts";
import type { Command } from "./command.ts";

/** JSON text of an object, kept as text. */
const jsonObject = v.pipe(
  v.string(),
  v.check((text) => v.is(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text)),
);

/** What a row must be: a damaged page may hold anything. */
const leadSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(["accessInformation", "applicationForm", "message"]),
  payload: jsonObject,
  language: v.nullable(v.string()),
  created_at: v.number(),
  request_id: v.string(),
  flags: v.string(),
});

const fileSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    type: v.string(),
    size: v.number(),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    created_at: v.number(),
    lead_id: v.nullable(v.string()),
  }),
  v.check((file) => {
    try {
      assertSafeFile(file);
      return true;
    } catch {
      return false;
    }
  }),
);

const valid = <Schema extends v.GenericSchema>(
  schema: Schema,
  rows: readonly unknown[],
): v.InferOutput<Schema>[] =>
  rows.flatMap((row) => {
    const result = v.safeParse(schema, row);
    return result.success ? [result.output] : [];
  });

/** Command that brings leads back from a damaged SQLite file. */
export const rescueCommands: Readonly<Record<string, Command>> = {
  rescue: {
    usage: "<damaged lightmaker.sqlite> [--yes]",
    summary:
      "reads the leads that a damaged SQLite file still holds, and with --yes stores those that the database lacks and tells the staff",
    flags: ["yes"],
    words: [1, 1],
    async run([typed = ""], { storage, config, print, path, flag }) {
      const damaged = path(typed);
      const open = await storage();
      const read: readonly LeadRow[] = valid(leadSchema, readDamaged(damaged, "leads"));
      const known = new Set((await open.leads.list()).map(({ id }) => id));
      const leads = read.filter(({ id }) => !known.has(id));
      const knownFiles = new Set((await open.files.list()).map(({ id }) => id));
      const named = new Set(leads.map(({ payload }) => fileIdIn(payload)));
      const files: readonly FileRow[] = valid(fileSchema, readDamaged(damaged, "files")).filter(
        ({ id }) => named.has(id) && !knownFiles.has(id),
      );
      print(
        `${read.length} leads can be read, ${leads.length} of them are not in the database; they name ${files.length} files.`,
      );
      if (!flag("yes")) {
        if (leads.length > 0) print("--yes stores them and tells the staff.");
        return;
      }
      const store = await openFileStore(config);
      const receiving = join(config.DATA_DIR.path, "receiving");
      await makePrivateFolder(receiving);
      const stored = new Set(knownFiles);
      const entries: Entry[] = [];
      for (const file of files) {
        // In a bucket the bytes are where they were.
        if (config.S3_BUCKET === undefined) {
          try {
            const { size, sha256 } = file;
            const path = join(dirname(damaged), "files", file.id);
            await putCopy(store, receiving, file.id, { path, size, sha256 });
          } catch (error) {
            print(`The file ${file.id} (${file.name}) is lost: ${(error as Error).message}.`);
            continue;
          }
        }
        stored.add(file.id);
        entries.push({ file: { ...file, lead_id: null } });
      }
      for (const lead of leads) {
        const fileId = fileIdIn(lead.payload);
        entries.push({
          lead,
          outbox: announcement(lead.id, lead.kind, Date.now()),
          fileId: fileId !== undefined && stored.has(fileId) ? fileId : undefined,
        });
      }
      for (let from = 0; from < entries.length; from += 100)
        await open.insert(entries.slice(from, from + 100));
      print(
        `${leads.length} leads and ${entries.length - leads.length} files were stored. The staff are told.`,
      );
    },
  },
};
