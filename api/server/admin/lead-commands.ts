import { stringify } from "csv-stringify/sync";
import type { Config } from "../config.ts";
import { eraseLead } from "../erase-lead.ts";
import { createFileLinks } from "../files/file-links.ts";
import { openFileStore } from "../files/uploads.ts";
import { printable } from "../printable.ts";
import { withoutFormulas } from "../published/spreadsheet-formulas.ts";
import { readKeys } from "../signing-keys.ts";
import { earliestTime, fileIdIn, type KeptFile } from "../storage/lead-store.ts";
import type { Storage } from "../storage/storage.ts";
import type { LeadRow, OutboxRow } from "../storage/tables.ts";
import { type Command, columns, cut, minute, UsageError } from "./command.ts";
import { emptyLog, noteErasure } from "./erasure-notes.ts";

type Fields = Readonly<Record<string, string | number>>;

/** Returns the fields of a lead. They were validated with the contract's schema before they were stored. */
export const fieldsOf = ({ payload }: LeadRow): Fields => JSON.parse(payload) as Fields;

/** All keys of the three forms, in the order of the table. */
const fieldNames = [
  ...["surName", "name", "applicant", "corporateName", "email", "phone", "sampleModel"],
  ...["applicationDescription", "message", "url", "country", "state"],
];

const harmless = (value: string | number | undefined): string =>
  withoutFormulas(printable(String(value ?? "")));

/**
 * Formats leads as CSV that spreadsheets open as UTF-8.
 *
 * @param linkOf returns the address at which the staff open a file
 */
export function leadsAsCsv(leads: readonly LeadRow[], linkOf: (fileId: string) => string): string {
  const rows = leads.map((lead) => {
    const fileId = fileIdIn(lead.payload);
    const fields: Fields = { ...fieldsOf(lead), ...(fileId !== undefined && { url: linkOf(fileId) }) };
    return [
      ...[lead.id, lead.kind, new Date(lead.created_at).toISOString(), lead.language ?? "", lead.flags],
      ...fieldNames.map((name) => fields[name]),
    ].map(harmless);
  });
  const header = ["id", "form", "time", "language", "flags", ...fieldNames];
  // By default the library quotes a cell only for the line end that separates rows. Quote cells with any line end.
  return stringify([header, ...rows], {
    bom: true,
    record_delimiter: "\r\n",
    quoted_match: /[\r\n]/,
  }).trimEnd();
}

/** Returns a function that gives the signed address of a file. */
export async function fileLinksOf(storage: Storage, config: Config): Promise<(fileId: string) => string> {
  const links = createFileLinks((await readKeys(config, storage)).fileLinks, config.FILE_LINK_DAYS);
  return (id) => (config.SITE_URL ?? "") + links.sign(id);
}

/** Returns the cells of a lead in a list. */
function overview(lead: LeadRow): readonly string[] {
  const { applicant, surName, name, email } = fieldsOf(lead);
  const who = [applicant, surName, name].filter(Boolean).map(String).map(cut).join(" ");
  return [
    ...[lead.id, minute(lead.created_at), lead.kind, lead.language ?? "-", lead.flags || "-"],
    who,
    cut(String(email)),
  ];
}

/** Commands about leads. */
export const leadCommands: Readonly<Record<string, Command>> = {
  "leads list": {
    usage: "",
    summary: "shows all leads, oldest first",
    words: [0, 0],
    async run(_, { storage, print }) {
      const leads = await (await storage()).leads.list();
      for (const line of columns([
        ["id", "time (UTC)", "form", "language", "flags", "who", "email"],
        ...leads.map(overview),
      ]))
        print(line);
    },
  },
  "leads show": {
    usage: "<id>",
    summary: "shows one lead with its files and its messages",
    words: [1, 1],
    async run([id = ""], { storage, config, print }) {
      const open = await storage();
      const lead = await open.leads.find(id);
      if (!lead) throw new UsageError(`There is no lead "${id}". \`leads list\` shows them.`);
      const linkOf = await fileLinksOf(open, config);
      const fields = Object.entries(fieldsOf(lead)).map(([name, value]) => [name, String(value)]);
      const files = (await open.files.ofLead(id)).map((file) => [
        "file",
        `${file.name}, ${file.size} bytes: ${linkOf(file.id)}`,
      ]);
      const rows = (await open.outbox.list()).filter(({ lead_id }) => lead_id === id);
      const told = rows
        .filter(({ channel }) => channel !== null)
        .map((row) => [`to ${row.channel}`, stateOf(row)]);
      // A message for every channel waits until there is one.
      const isUntold = told.length === 0 && rows.some(({ sent_at }) => sent_at === null);
      const messages = isUntold
        ? [["to", "nobody yet: it waits until mail or webhooks are configured, and the server runs"]]
        : told;
      const head = [
        ["id", lead.id],
        ["form", lead.kind],
        ["time", new Date(lead.created_at).toISOString()],
        ["language", lead.language ?? "-"],
        ["flags", lead.flags || "-"],
        ["request", lead.request_id],
      ];
      for (const line of columns([...head, ...fields, ...files, ...messages])) print(line);
    },
  },
  "leads export": {
    usage: "--csv | --json",
    summary: "writes all leads to stdout, for a spreadsheet or a program",
    flags: ["csv", "json"],
    words: [0, 0],
    async run(_, { storage, config, print, flag }) {
      const open = await storage();
      const leads = await open.leads.list();
      if (flag("csv")) print(leadsAsCsv(leads, await fileLinksOf(open, config)));
      else {
        const readable = leads.map((lead) => {
          const { payload: _, ...rest } = lead;
          return { ...rest, fields: fieldsOf(lead) };
        });
        print(JSON.stringify(readable, null, 2));
      }
    },
  },
  "leads erase": {
    usage: "<id>",
    summary: "deletes a lead, its files and its messages for good: the right to be forgotten",
    words: [1, 1],
    async run([id = ""], { storage, config, print }) {
      const open = await storage();
      const lead = await open.leads.find(id);
      if (!lead) throw new UsageError(`There is no lead "${id}". \`leads list\` shows them.`);
      await noteErasure(config.BACKUP_DIR, [lead], []);
      const { kept } = (await eraseLead(open, await openFileStore(config), id)) ?? { kept: [] };
      const what = kept.length > 0 ? "messages" : "files and messages";
      print(`${id}: erased with its ${what}. Backups and mails that were sent still hold it.`);
      for (const file of kept) print(staysWith(file));
      await emptyLog(open);
    },
  },
  "leads sweep": {
    usage: "[--yes]",
    summary:
      "shows how many leads are past LEAD_DAYS, and with --yes erases them, also those that the server held back",
    flags: ["yes"],
    words: [0, 0],
    async run(_, { storage, config, print, flag }) {
      const { LEAD_DAYS: days } = config;
      if (days === 0) {
        print("LEAD_DAYS is 0: leads are kept until somebody erases them.");
        return;
      }
      const open = await storage();
      const now = Date.now();
      const [all, due] = [await open.leads.list(), await open.leads.before(now - days * 86_400_000)];
      print(`It is ${minute(now)} UTC. ${due.length} of ${all.length} leads are older than ${days} days.`);
      for (const line of columns(due.map(overview))) print(line);
      const misdated = all.filter(({ created_at }) => created_at < earliestTime);
      if (misdated.length > 0)
        print(
          `These came with a clock that was wrong, so nobody knows their age: look at each with \`leads show\`, and give \`leads erase\` when it is time: ${misdated.map(({ id }) => id).join(", ")}.`,
        );
      if (!flag("yes")) {
        if (due.length > 0) print("If the clock is right, and was right when they came, --yes erases them.");
        return;
      }
      const store = await openFileStore(config);
      await noteErasure(config.BACKUP_DIR, due, []);
      for (const { id } of due) await eraseLead(open, store, id);
      print(
        `${due.length} leads were erased with their messages, and with the files that no other lead names.`,
      );
      await emptyLog(open);
    },
  },
};

/** Says that a file of an erased lead was not deleted. */
export const staysWith = ({ file, lead }: KeptFile): string =>
  `The file ${file} stays, because the lead ${lead} names it too: \`leads show ${lead}\`, and \`leads erase ${lead}\` if it is the same person's.`;

/** Describes the state of an outbox message in words. */
export function stateOf(row: OutboxRow): string {
  const error = row.last_error === null ? "" : `: ${row.last_error}`;
  if (row.sent_at !== null)
    return `${row.channel === null ? "passed to each channel" : "sent"} ${minute(row.sent_at)}${error}`;
  if (row.dead_at !== null) return `given up ${minute(row.dead_at)} after ${row.tries} tries${error}`;
  return `waiting, ${row.tries} tries, next ${minute(row.next_at)}${error}`;
}
