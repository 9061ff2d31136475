import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openFileStore } from "../files/uploads.ts";
import { readErasureKey } from "../signing-keys.ts";
import { fileIdIn } from "../storage/lead-store.ts";
import type { ErasureRow, FileRow, LeadRow, OutboxRow, UnansweredRow } from "../storage/tables.ts";
import { truncate } from "../truncate.ts";
import { type Command, columns, cut, minute, UsageError } from "./command.ts";
import { emptyLog, noteEnd, noteErasure, notesFile } from "./erasure-notes.ts";
import { fieldsOf, fileLinksOf, stateOf, staysWith } from "./lead-commands.ts";
import {
  type Counts,
  countsOf,
  erasePerson,
  findPerson,
  isNothing,
  isOpen,
  type Person,
  type PersonRecords,
  pseudonym,
  readPerson,
  similarFiles,
  similarLeads,
  similarQuestions,
} from "./person-records.ts";

/** File with a person's data in the folder of an export. */
export const exportFile = "person.json";

const personWord = "<email or phone>";

/** Commands about one person: export and erase the stored data. */
export const personCommands: Readonly<Record<string, Command>> = {
  "person export": {
    usage: `${personWord} [new folder]`,
    summary:
      "shows everything that is stored about one person as JSON, or writes it to a folder together with their files",
    words: [1, 2],
    async run([typed = "", folder], { storage, config, print, path }) {
      const person = personOf(typed);
      const open = await storage();
      const records = await findPerson(open, person);
      const text = JSON.stringify(readable(records, await fileLinksOf(open, config)), null, 2);
      if (folder === undefined) {
        print(text);
        return;
      }
      const target = path(folder);
      await makeNew(target);
      await writeFile(join(target, exportFile), `${text}\n`, { flag: "wx", mode: 0o600 });
      const store = await openFileStore(config);
      const lost: string[] = [];
      for (const { id, name } of records.files) {
        const bytes = await store.read(id);
        // The name was made safe for file systems at the upload. The id distinguishes files with the same name.
        if (bytes)
          await pipeline(
            bytes,
            createWriteStream(join(target, truncate(`${id}-${name}`, 250)), { flags: "wx", mode: 0o600 }),
          );
        else lost.push(id);
      }
      print(`${target}: ${inWords(countsOf(records))}.`);
      for (const id of lost) print(`The file ${id} has a row but no bytes.`);
    },
  },
  "person erase": {
    usage: `${personWord} [--yes]`,
    summary: "shows what is stored about one person, and with --yes erases it for good and writes a protocol",
    flags: ["yes"],
    words: [1, 1],
    async run([typed = ""], { storage, config, print, flag }) {
      const person = personOf(typed);
      const open = await storage();
      const all = await open.leads.list();
      const records = await findPerson(open, person, all);
      const similar = notForCertain(
        similarLeads(person, all, records),
        similarFiles(person, await open.files.list(), records),
        similarQuestions(person, await open.listUnanswered()),
      );
      if (!flag("yes")) {
        for (const line of overview(records)) print(line);
        for (const line of similar) print(line);
        if (!isNothing(countsOf(records))) print("Look whether all of it is theirs. --yes erases it.");
        return;
      }
      const key = await readErasureKey(open);
      const done = await erasePerson(open, await openFileStore(config), person, {
        by: whoAmI(),
        key,
        note: ({ leads, questions }, protocol) => noteErasure(config.BACKUP_DIR, leads, questions, protocol),
        noteEnd: (protocol) => noteEnd(config.BACKUP_DIR, protocol),
      });
      if (done) print(`Erased: ${inWords(done.erased)}. Protocol ${done.id}: \`person protocol\` shows it.`);
      else print("Nothing is stored about this person.");
      for (const file of done?.kept ?? []) print(staysWith(file));
      for (const line of similar) print(line);
      for (const line of outOfReach(records.messages)) print(line);
      if (!done) return;
      print(
        config.BACKUP_DIR === undefined
          ? "BACKUP_DIR is not set, so this is noted in the database alone: keep the request, and erase again after restoring an older backup."
          : `Noted in ${join(config.BACKUP_DIR, notesFile)}: \`restore\` of an older backup erases the leads and questions again.`,
      );
      await emptyLog(open);
    },
  },
  "person protocol": {
    usage: `[email or phone]`,
    summary: "shows whose erasure was noted when and by whom, of all people or of one; it names nobody",
    words: [0, 1],
    async run([typed], { storage, print }) {
      const open = await storage();
      const key = await readErasureKey(open);
      const asked = typed === undefined ? undefined : pseudonym(personOf(typed), key);
      const rows = (await open.erasures.list()).filter(
        ({ person }) => asked === undefined || person === asked,
      );
      const lines = rows.map((row) => [
        row.id,
        row.person.slice(0, 12),
        minute(row.started_at),
        stateOfErasure(row, rows),
        row.by_whom,
        inWords(JSON.parse(row.found) as Counts),
        row.erased === null ? "-" : inWords(JSON.parse(row.erased) as Counts),
      ]);
      for (const line of columns([
        ["id", "person", "begun (UTC)", "ended (UTC)", "by", "found", "erased"],
        ...lines,
      ]))
        print(line);
    },
  },
};

function personOf(typed: string): Person {
  const person = readPerson(typed);
  if (person) return person;
  throw new UsageError(
    `"${typed}" is neither an address of mail nor a telephone number. Write it as one word, in quotes when it has spaces, with at least seven digits.`,
  );
}

const inWords = ({ leads, files, messages, questions }: Counts): string =>
  `${leads} leads, ${files} files, ${messages} messages, ${questions} questions to the chat`;

/** Returns the user who runs the command. With sudo that is the user who called sudo. A user in a container may have no name. */
function whoAmI(): string {
  const { SUDO_USER } = process.env;
  try {
    return SUDO_USER ?? userInfo().username;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SYSTEM_ERROR") throw error;
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

const stateOfErasure = (row: ErasureRow, rows: readonly ErasureRow[]): string => {
  if (row.ended_at !== null) return minute(row.ended_at);
  return isOpen(row, rows) ? "interrupted: give the command again" : "interrupted, ended by a later one";
};

async function makeNew(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new UsageError(`There is no folder ${dirname(folder)}: make it first.`);
    if (code !== "EEXIST") throw error;
    throw new UsageError(`${folder} exists already. Name a folder that does not.`);
  }
}

/** Returns the data to hand over to the person. */
function readable({ leads, files, messages, questions }: PersonRecords, linkOf: (id: string) => string) {
  return {
    exportedAt: new Date().toISOString(),
    leads: leads.map((lead) => {
      const { payload: _, created_at, ...rest } = lead;
      return { ...rest, createdAt: new Date(created_at).toISOString(), fields: fieldsOf(lead) };
    }),
    files: files.map(({ id, name, type, size, sha256, created_at, lead_id }) => {
      const createdAt = new Date(created_at).toISOString();
      // The file may belong to a lead of somebody else that named it first.
      const lead = leads.find((each) => each.id === lead_id || fileIdIn(each.payload) === id)?.id ?? null;
      return { id, lead, name, type, size, sha256, createdAt, link: linkOf(id) };
    }),
    messages: messages.map((row) => ({
      id: row.id,
      lead: row.lead_id,
      channel: row.channel ?? "every channel",
      state: stateOf(row),
    })),
    questions: questions.map(({ question, language, created_at }) => ({
      question,
      language,
      createdAt: new Date(created_at).toISOString(),
    })),
    notes: outOfReach(messages),
  };
}

function lineOf(lead: LeadRow): readonly string[] {
  const { applicant, surName, name, email, phone } = fieldsOf(lead);
  const who = [applicant, surName, name, email, phone].filter(Boolean).map(String).map(cut).join(" ");
  return ["lead", lead.id, minute(lead.created_at), who];
}

const questionLine = ({ id, created_at, question }: UnansweredRow): readonly string[] => [
  "question",
  id,
  minute(created_at),
  question,
];

/** Lists the found records, so that the staff can check that all of them belong to this person. */
function overview(records: PersonRecords): readonly string[] {
  const { leads, files, questions } = records;
  return [
    `Found: ${inWords(countsOf(records))}.`,
    ...columns([
      ...leads.map(lineOf),
      ...files.map(({ id, created_at, name }) => ["file", id, minute(created_at), name]),
      ...questions.map(questionLine),
    ]),
  ];
}

/** Lists what may be of this person. */
const notForCertain = (
  leads: readonly LeadRow[],
  files: readonly FileRow[],
  questions: readonly UnansweredRow[],
): readonly string[] =>
  leads.length + files.length + questions.length === 0
    ? []
    : [
        "Not found for certain, and not erased with them. `leads show <id>` and `leads erase <id>`, or `chat erase <id>` for a question, if they are theirs:",
        ...columns([
          ...questions.map(questionLine),
          ...leads.map(lineOf),
          ...files.map(({ id, name, created_at, lead_id }) => [
            "file",
            id,
            minute(created_at),
            `${name}, of lead ${lead_id}`,
          ]),
        ]),
      ];

/** Describes the data that the command cannot find or erase. */
function outOfReach(messages: readonly OutboxRow[]): readonly string[] {
  const sent = messages.filter(({ sent_at }) => sent_at !== null);
  return [
    ...sent.map(
      (row) =>
        `Was ${stateOf(row)} by ${row.channel} (lead ${row.lead_id}): it has to be erased where it arrived.`,
    ),
    "Out of reach: backups and other copies of the database, made before, also the old one of a move and the damaged one of a disaster; mails and webhooks that were sent or are on their way; what is said inside of uploaded files of others.",
    "Visits name nobody: they hold a cut network address and no link to a person. The log holds no personal data.",
    "Disks may hold remains of what was deleted until it is written over.",
  ];
}
