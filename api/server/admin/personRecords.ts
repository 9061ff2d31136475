import { createHmac, randomUUIDv7 } from "node:crypto";
import { emailPattern } from "../../contract/index.ts";
import { eraseLead } from "../erase.ts";
import type { FileStore } from "../files/fileStore.ts";
import type { Storage } from "../storage/storage.ts";
import type { ErasureRow, FileRow, LeadRow, OutboxRow, UnansweredRow } from "../storage/tables.ts";
import { fieldsOf } from "./leads.ts";

/** Somebody by whose address or number everything about them is looked for. */
export interface Person {
  /** The same for every way of writing it, for the protocol's HMAC. */
  readonly key: string;
  /** Whether a text names them. */
  isIn(text: string): boolean;
}

/** As it is compared: full-width signs as ordinary ones, small letters. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/**
 * Reads whom staff mean.
 *
 * @param typed an address of mail, or a telephone number in any way of writing it, with at least seven digits
 * @returns `undefined` when it is neither
 */
export function readPerson(typed: string): Person | undefined {
  const text = plain(typed.trim());
  if (emailPattern.test(text)) return personOf(`mail ${text}`, mailIn(text));
  const digits = text.replace(/\D/g, "");
  if (!/^[+\d][\d\s().-]*$/.test(text.replace(/^\(/, "")) || digits.length < 7 || digits.length > 18)
    return undefined;
  const international = /^(\+|00)/.test(text);
  const code = international ? countryCode(digits.replace(/^00/, "")) : undefined;
  const national = (code === undefined ? digits : digits.replace(/^00/, "").slice(code.length)).replace(
    /^0+/,
    "",
  );
  return national.length < 6 ? undefined : personOf(`phone ${national}`, phoneIn(code, national));
}

const personOf = (key: string, pattern: RegExp): Person => ({
  key,
  isIn: (text) => pattern.test(plain(text)),
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The address by itself, and not as the end or the beginning of a longer one. Han letters may touch it, when it has none. */
function mailIn(address: string): RegExp {
  const letter = /^[\x21-\x7e]+$/.test(address) ? "a-z0-9" : "\\p{L}\\p{N}";
  return new RegExp(`(?<![${letter}._%+-])${escaped(address)}(?![${letter}-]|\\.[${letter}])`, "u");
}

/** Country codes have one to three digits, and none begins another (ITU-T E.164). */
const countryCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

const countryCode = (digits: string): string | undefined => countryCodes.exec(digits)?.[1];

/** What people put between digits. Not the slash: with it stand two numbers side by side. */
const between = "[\\s().\\-\u2010-\u2015]*";

/** The number with or without its country's code and the zero before it, however its digits are grouped. */
function phoneIn(code: string | undefined, national: string): RegExp {
  const anyCode = `(?:\\+|00)${between}\\d{1,3}|86`;
  const prefix = code === undefined ? anyCode : `(?:\\+|00)?${between}${[...code].join(between)}`;
  // Behind another country's code it is another number.
  return new RegExp(
    `(?<!\\d|\\+\\d{1,3}${between})(?:(?:${prefix})${between})?0?${between}${[...national].join(between)}(?!\\d)`,
  );
}

/** Everything about one person. */
export interface PersonRecords {
  readonly leads: readonly LeadRow[];
  /** Files of those leads, and files that no lead names and whose name names the person. */
  readonly files: readonly FileRow[];
  /** Messages about those leads. */
  readonly messages: readonly OutboxRow[];
  /** Questions to the chat. What looks like an address or a number was taken out of them; this is what was not recognised as one. */
  readonly questions: readonly UnansweredRow[];
}

/** Looks through everything that visitors sent. */
export async function findPerson(
  storage: Pick<Storage, "leads" | "files" | "outbox" | "listUnanswered">,
  person: Person,
): Promise<PersonRecords> {
  const leads = (await storage.leads.list()).filter((lead) =>
    Object.values(fieldsOf(lead)).some((value) => person.isIn(String(value))),
  );
  const ids: ReadonlySet<string> = new Set(leads.map(({ id }) => id));
  return {
    leads,
    files: (await storage.files.list()).filter(({ lead_id, name }) =>
      lead_id === null ? isInName(person, name) : ids.has(lead_id),
    ),
    messages: (await storage.outbox.list()).filter(({ lead_id }) => ids.has(lead_id)),
    questions: (await storage.listUnanswered()).filter(({ question }) => person.isIn(question)),
  };
}

/** Whether a file's name names somebody. Its ending could continue an address, and people put `_` for spaces. */
function isInName(person: Person, name: string): boolean {
  const stem = name.replace(/\.[^.]*$/, "");
  return person.isIn(stem) || person.isIn(stem.replaceAll("_", " "));
}

/** How many there are of each kind. */
export type Counts = Readonly<Record<keyof PersonRecords, number>>;

export const countsOf = (records: PersonRecords): Counts => ({
  leads: records.leads.length,
  files: records.files.length,
  messages: records.messages.length,
  questions: records.questions.length,
});

/** Whether there is nothing of any kind. */
export const isNothing = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

/** A person as the protocol knows them: it can be compared, but not read. */
export const pseudonym = (person: Person, key: Buffer): string =>
  createHmac("sha256", key).update(person.key).digest("hex");

/** Whether an erasure was interrupted, and none of the same person has come to its end since it began. */
export const isOpen = ({ person, started_at, ended_at }: ErasureRow, rows: readonly ErasureRow[]): boolean =>
  ended_at === null && !rows.some((row) => row.person === person && (row.ended_at ?? 0) >= started_at);

/** How often is looked again for what came in meanwhile. */
const maxRounds = 100;

/**
 * Erases everything about one person, and writes a protocol of it: that it begins, and what was erased. Can be given again at any time, also when it
 * was interrupted. What comes in while it runs is erased too; it ends when a last look finds nothing.
 *
 * @param by who gave the command
 * @param key of the protocol's pseudonyms
 * @returns the protocol's id and what was erased, or `undefined` when there was nothing, and no protocol is written
 * @throws the database's or the file store's error; then the protocol has no end, and it has to be given again
 */
export async function erasePerson(
  storage: Storage,
  store: Pick<FileStore, "remove">,
  person: Person,
  { by, key }: { readonly by: string; readonly key: Buffer },
): Promise<{ readonly id: string; readonly erased: Counts } | undefined> {
  let records = await findPerson(storage, person);
  const found = countsOf(records);
  const who = pseudonym(person, key);
  const rows = await storage.erasures.list();
  const interrupted = rows.some((row) => row.person === who && isOpen(row, rows));
  // One that was interrupted at its very end has left nothing, and still wants its end noted.
  if (isNothing(found) && !interrupted) return undefined;
  const id = randomUUIDv7();
  await storage.erasures.begin({
    id,
    person: who,
    by_whom: by,
    started_at: Date.now(),
    found: JSON.stringify(found),
  });
  const erased = { leads: 0, files: 0, messages: 0, questions: 0 };
  for (let round = 0; !isNothing(countsOf(records)); round += 1) {
    if (round === maxRounds)
      throw new Error("New entries of this person come in all the time. Try again later.");
    for (const lead of records.leads) {
      if (!(await eraseLead(storage, store, lead.id))) continue;
      erased.leads += 1;
      erased.files += records.files.filter(({ lead_id }) => lead_id === lead.id).length;
      erased.messages += records.messages.filter(({ lead_id }) => lead_id === lead.id).length;
    }
    for (const file of records.files) {
      // As the sweep does: a lead may have named it by now, and then the next round sees whose that is.
      if (file.lead_id !== null || !(await storage.files.removeOrphan(file.id))) continue;
      await store.remove(file.id);
      erased.files += 1;
    }
    for (const question of records.questions)
      if (await storage.eraseUnanswered(question.id)) erased.questions += 1;
    records = await findPerson(storage, person);
  }
  await storage.erasures.end(id, JSON.stringify(erased), Date.now());
  return { id, erased };
}
