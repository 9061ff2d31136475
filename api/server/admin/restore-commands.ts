import { dirname, join } from "node:path";
import type { Config } from "../config.ts";
import { type FileStore, makePrivateFolder, putCopy } from "../files/file-store.ts";
import { ownerOfStore } from "../files/store-owner.ts";
import { openFileStore } from "../files/uploads.ts";
import { sanitise } from "../published/news-html.ts";
import { openDataFolder } from "../storage/data-folder.ts";
import type { AnyRow } from "../storage/dump.ts";
import { lockDataFolder } from "../storage/server-lock.ts";
import type { HeldLock } from "../storage/sqlite-dialect.ts";
import type { Storage } from "../storage/storage.ts";
import { findBadRows, readRows, verifyBackup } from "./backup-folder.ts";
import { type Command, minute, UsageError } from "./command.ts";
import {
  type ErasureNotes,
  notesFile,
  readErasureNotes,
  repeatErasures,
  unreadableNotes,
} from "./erasure-notes.ts";
import { assertUndamagedFiles, badRows } from "./restorable.ts";

/** Commands that bring the rows and files of a backup back, of either database engine. */
export const restoreCommands: Readonly<Record<string, Command>> = {
  restore: {
    usage: "<folder> [--without-damaged-files] [--without-bad-rows]",
    summary: "fills an empty database and file store from a backup; stop the server first",
    flags: ["without-damaged-files", "without-bad-rows"],
    words: [1, 1],
    database: "made",
    restoring: true,
    async run([given = ""], { storage, config, print, path, flag }) {
      const source = path(given);
      const lost: string[] = [];
      const manifest = await verifyBackup(
        source,
        flag("without-damaged-files") ? (fault) => lost.push(fault) : undefined,
      );
      const bad = await findBadRows(source, manifest);
      if (bad.length > 0 && !flag("without-bad-rows"))
        throw new UsageError(
          `Nothing was restored. ${badRows(source, bad)}\nTake another backup. If there is none, \`restore ${source} --without-bad-rows\` restores everything else.`,
        );
      const leftOut = new Set(bad.map(({ place }) => place));
      const files = Object.entries(manifest.files).filter(
        ([id]) => !bad.some((row) => row.id === id && row.table === "files"),
      );
      // Read first: a restored database is not empty any more, so the command could not be repeated.
      const notes = await readErasureNotes([config.BACKUP_DIR, dirname(source)]);
      const lock = lockAgainstServers(config);
      try {
        const opened = await storage();
        await opened.assertEmpty().catch((cause: Error) => {
          throw new Error(
            `${cause.message} If an earlier restore was interrupted after its rows, \`erasures repeat\` does the rest.`,
            { cause },
          );
        });
        await opened.beginRestore();
        const store = await openFileStore(config);
        const others = (await store.list()).filter(({ id }) => !Object.hasOwn(manifest.files, id)).length;
        if (others > 0)
          print(
            `The file store also holds ${others} files that the backup does not have. They are left as they are.`,
          );
        // Files come before rows: a row may only exist if its file exists.
        const receiving = join(config.DATA_DIR.path, "receiving");
        await makePrivateFolder(receiving);
        for (const [id, checksum] of files)
          await putCopy(store, receiving, id, { path: join(source, "files", id), ...checksum });
        let rows = 0;
        const cleaned: string[] = [];
        await opened.undump(
          (async function* good() {
            for await (const [table, some] of readRows(source, manifest, leftOut)) {
              rows += some.length;
              yield [
                table,
                table === "news" ? some.map((row) => withCleanHtml(row, cleaned)) : some,
              ] as const;
            }
          })(),
        );
        print(`Restored ${rows} rows and ${files.length} files.`);
        if (cleaned.length > 0)
          print(`HTML that no import lets through was taken out of these articles: ${cleaned.join(", ")}.`);
        if (notes) await repeat(opened, store, notes, print);
        else
          print(
            `There is no ${notesFile} in BACKUP_DIR or beside the backup: if anybody was erased after ${manifest.createdAt}, give \`person erase\` again.`,
          );
        if ((await ownerOfStore(store, opened)) === "another")
          print(
            "The bucket keeps the mark of the database that it was marked by. If this one replaces that, give `files own --yes`; until then, no expired lead or file is deleted.",
          );
        if (bad.length > 0) print(badRows(source, bad));
        if (lost.length > 0)
          throw new Error(
            `These files were not restored; their leads were:\n${lost.map((fault) => `  ${fault}.\n`).join("")}Look for them in older backups: \`files\` in their folders. Who copies one as root makes the owner of DATA_DIR its owner: \`chown --reference\`.`,
          );
        await assertUndamagedFiles(source, manifest);
        if (bad.length > 0)
          throw new Error("Rows of the backup were left out: they are named above. Keep the backup.");
      } finally {
        lock?.release();
      }
    },
  },
  "erasures repeat": {
    usage: "[folder]",
    summary: `erases again what ${notesFile} names, in BACKUP_DIR and in the folder, and the database has: after a restore that was interrupted`,
    words: [0, 1],
    async run([given], { storage, config, print, path }) {
      const folder = given === undefined ? undefined : path(given);
      const notes = await readErasureNotes([config.BACKUP_DIR, folder]);
      if (!notes || (folder !== undefined && !(await readErasureNotes([folder])))) {
        const places = [
          ...(notes ? [] : [`BACKUP_DIR (${config.BACKUP_DIR ?? "not set"})`]),
          ...(folder === undefined ? [] : [folder]),
        ];
        throw new UsageError(
          `There is no ${notesFile} in ${places.join(" or ")}. Set BACKUP_DIR, or name its folder. The file of that name in a backup is a table of the backup.`,
        );
      }
      await repeat(await storage(), await openFileStore(config), notes, print);
    },
  },
};

/**
 * Locks the data folder of a SQLite file. A server that starts meanwhile would store leads in the empty database, and then the rows of
 * the backup would be refused. With PostgreSQL, it finds the mark of the restore.
 */
function lockAgainstServers({ DATA_DIR, DATABASE_URL }: Config): HeldLock | undefined {
  if (DATABASE_URL !== undefined) return undefined;
  openDataFolder(DATA_DIR.path);
  return lockDataFolder(DATA_DIR.path, "admin restore");
}

/** Erases again what notes name. @throws Error that names the lines that are no notes, after everything else */
async function repeat(
  storage: Storage,
  store: Pick<FileStore, "remove">,
  notes: ErasureNotes,
  print: (line: string) => void,
): Promise<void> {
  const { leads, questions, protocols } = await repeatErasures(storage, store, notes.notes);
  print(`Erased again, because ${notesFile} names them: ${leads} leads, ${questions} questions to the chat.`);
  if (protocols > 0) print(`Protocols of erasures that came after the backup were taken over: ${protocols}.`);
  const newest = notes.notes.reduce((time, { at }) => Math.max(time, at), 0);
  if (notes.notes.length > 0)
    print(
      `The newest note is of ${minute(newest)} UTC: who was erased later, or elsewhere, must be erased again.`,
    );
  const [unreadable] = unreadableNotes(notes);
  if (unreadable !== undefined) throw new Error(unreadable);
}

/** Returns an article with HTML as an import leaves it. @param cleaned gets its name if that changes it */
function withCleanHtml(row: AnyRow, cleaned: string[]): AnyRow {
  const content = sanitise(String(row["content"]));
  if (content === row["content"]) return row;
  cleaned.push(`${row["id"]} (${row["language"]})`);
  return { ...row, content };
}
