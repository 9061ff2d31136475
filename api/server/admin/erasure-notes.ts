import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { eraseLead } from "../erase-lead.ts";
import { exists, readIfThere } from "../file-system.ts";
import type { FileStore } from "../files/file-store.ts";
import { flushFolder } from "../storage/data-folder.ts";
import { erasureColumns } from "../storage/row-schemas.ts";
import type { Storage } from "../storage/storage.ts";
import type { ErasureRow, LeadRow, UnansweredRow } from "../storage/tables.ts";
import { manifestFile } from "./backup-folder.ts";

/** File in BACKUP_DIR with the ids of what was erased, one erasure per line. A restored backup knows only the erasures before it. */
export const notesFile = "erasures.jsonl";

const protocolSchema = v.object(erasureColumns);

const noteSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    at: v.number(),
    leads: v.array(v.string()),
    questions: v.array(v.string()),
    /** When each of them was stored, by the clock of the server that stored it, which may be ahead of this one's. */
    created: v.optional(v.record(v.string(), v.number()), {}),
    /** Protocol of the erasure of a person, at its start and again at its end. A backup made before does not have it. */
    protocol: v.fallback(v.optional(protocolSchema), undefined),
  }),
);

export type ErasureNote = v.InferOutput<typeof noteSchema>;

type Protocol = v.InferOutput<typeof protocolSchema>;

/**
 * Notes an erasure before it happens, so that no interruption can lose the note. Does nothing without a folder.
 *
 * @throws Error that names the file if it cannot be written; then nothing may be erased
 */
export async function noteErasure(
  folder: string | undefined,
  leads: readonly Pick<LeadRow, "id" | "created_at">[],
  questions: readonly Pick<UnansweredRow, "id" | "created_at">[],
  protocol?: Protocol,
): Promise<void> {
  if (folder === undefined) return;
  const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  const created = Object.fromEntries([...leads, ...questions].map(({ id, created_at }) => [id, created_at]));
  const note = { at: Date.now(), leads: idsOf(leads), questions: idsOf(questions), created, protocol };
  await append(folder, note).catch((cause: Error) => {
    throw new Error(
      `The note of the erasure cannot be written to ${join(folder, notesFile)}: ${cause.message}. Without it, nothing is erased.`,
      { cause },
    );
  });
}

/**
 * Notes the end of a person's erasure. Does nothing without a folder.
 *
 * @throws Error that names the file if it cannot be written; everything is erased nevertheless
 */
export async function noteEnd(folder: string | undefined, protocol: Protocol): Promise<void> {
  if (folder === undefined) return;
  await append(folder, { at: Date.now(), leads: [], questions: [], created: {}, protocol }).catch(
    (cause: Error) => {
      throw new Error(
        `All of it is erased, but that cannot be noted in ${join(folder, notesFile)}: ${cause.message}.`,
        { cause },
      );
    },
  );
}

/** Appends a note and flushes it. */
async function append(folder: string, note: ErasureNote): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The line end before the note ends a line that a power cut has cut off.
  await appendFile(join(folder, notesFile), `\n${JSON.stringify(note)}\n`, { mode: 0o600, flush: true });
  flushFolder(folder);
}

/** Notes of several folders. */
export interface ErasureNotes {
  readonly notes: readonly ErasureNote[];
  /** Places of lines that are no notes, as `file:line`. A power cut leaves half a line before the erasure has begun. */
  readonly unreadable: readonly string[];
}

/**
 * Reads the notes of several folders.
 *
 * @returns `undefined` if no folder has any
 * @throws the error of the file system if a file is there and cannot be read
 */
export async function readErasureNotes(
  folders: readonly (string | undefined)[],
): Promise<ErasureNotes | undefined> {
  const files = [...new Set(folders)].flatMap((folder) =>
    folder === undefined ? [] : [join(folder, notesFile)],
  );
  const texts = await Promise.all(
    files.map(async (file) => {
      // In the folder of a backup, the file of that name is its table of protocols.
      if (await exists(join(dirname(file), manifestFile))) return [];
      const content = await readIfThere(file);
      return content ? [{ file, text: content.toString() }] : [];
    }),
  );
  const there = texts.flat();
  if (there.length === 0) return undefined;
  const lines = there.flatMap(({ file, text }) =>
    text.split("\n").map((line, index) => ({
      place: `${file}:${index + 1}`,
      line,
      result: v.safeParse(noteSchema, line),
    })),
  );
  return {
    notes: lines.flatMap(({ result }) => (result.success ? [result.output] : [])),
    unreadable: lines.flatMap(({ place, line, result }) =>
      result.success || line.trim() === "" ? [] : [place],
    ),
  };
}

/** Returns a sentence about lines that are no notes, or nothing. */
export const unreadableNotes = (notes: ErasureNotes | undefined): readonly string[] =>
  notes === undefined || notes.unreadable.length === 0
    ? []
    : [
        `These lines are no notes of erasures, so what they named is not erased again: ${notes.unreadable.join(", ")}.`,
      ];

/** Returns the rows that were erased and are there again. A row that came after its erasure, from a form sent twice, is new. */
export function erasedAgain<Row extends { readonly id: string; readonly created_at: number }>(
  rows: readonly Row[],
  notes: readonly ErasureNote[],
  kind: "leads" | "questions",
): readonly Row[] {
  // The last note of an id decides; folders may have different ones.
  const inOrder = notes.toSorted((one, other) => one.at - other.at);
  const times = new Map(
    inOrder.flatMap((note) =>
      note[kind].map((id) => [id, Math.max(note.at, note.created[id] ?? 0)] as const),
    ),
  );
  return rows.filter(({ id, created_at }) => created_at <= (times.get(id) ?? Number.NEGATIVE_INFINITY));
}

/** @throws Error if the log of a SQLite file still holds what was erased */
export async function emptyLog(storage: Pick<Storage, "clearLog">): Promise<void> {
  if (!(await storage.clearLog()))
    throw new Error(
      "All of it is erased, but the log of the SQLite file, which others use all the time, holds it until the next daily sweep.",
    );
}

/** Returns the protocols that notes hold and the database has not, or not to their end, in their last state. */
export function lostProtocols(
  notes: readonly ErasureNote[],
  known: readonly ErasureRow[],
): readonly Protocol[] {
  const ended = new Map(known.map(({ id, ended_at }) => [id, ended_at !== null]));
  const noted = new Map<string, Protocol>();
  for (const { protocol } of notes.toSorted((one, other) => one.at - other.at))
    if (protocol && noted.get(protocol.id)?.ended_at == null) noted.set(protocol.id, protocol);
  return [...noted.values()].filter(
    ({ id, ended_at }) => !ended.has(id) || (ended.get(id) === false && ended_at !== null),
  );
}

/**
 * Erases what a restored backup has brought back, and stores the protocols that it did not have.
 *
 * @returns numbers of leads, questions and protocols
 */
export async function repeatErasures(
  storage: Storage,
  store: Pick<FileStore, "remove">,
  notes: readonly ErasureNote[],
): Promise<{ readonly leads: number; readonly questions: number; readonly protocols: number }> {
  const protocols = lostProtocols(notes, await storage.erasures.list());
  for (const protocol of protocols) await storage.erasures.put(protocol);
  const leads = erasedAgain(await storage.leads.listTimes(), notes, "leads");
  for (const { id } of leads) await eraseLead(storage, store, id);
  const questions = erasedAgain(await storage.listUnanswered(), notes, "questions");
  for (const { id } of questions) await storage.eraseUnanswered(id);
  if (leads.length + questions.length > 0) await emptyLog(storage);
  return { leads: leads.length, questions: questions.length, protocols: protocols.length };
}
