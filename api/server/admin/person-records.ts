import { createHmac, randomUUIDv7 } from "node:crypto";
import { domainToUnicode } from "node:url";
import { emailPattern } from "../../contract/index.ts";
import { eraseLead } from "../erase-lead.ts";
import type { FileStore } from "../files/file-store.ts";
import { fileIdIn, type KeptFile } from "../storage/lead-store.ts";
import type { Storage } from "../storage/storage.ts";
import type { ErasureRow, FileRow, LeadRow, OutboxRow, UnansweredRow } from "../storage/tables.ts";
import { fieldsOf } from "./lead-commands.ts";

/** Person to search for, identified by an e-mail address or a phone number. */
export interface Person {
  /** Normalised address or number, the same for every notation. Input for the protocol's HMAC. */
  readonly key: string;
  /** Returns true if the text contains the person's address or number. */
  isIn(text: string): boolean;
  /**
   * Returns true if the text contains the address within a longer one, with spaces or with another tag (`wang+tag@…`), or the
   * number's digits with anything between them or in Chinese numerals. It may be a mistyped one of the person, or somebody else's.
   */
  isNear(text: string): boolean;
}

/** Returns the ASCII digit of a decimal digit of any script. Unicode has them in runs of ten, in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Normalises text for comparison: full-width characters become ordinary ones, digits of all scripts ASCII, letters lower case, and
 * invisible characters go (`DI` are those that no font shows, such as variation selectors and fillers).
 */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[\p{Cf}\p{DI}]/gu, "")
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .toLowerCase();

/** Replaces the Chinese full stop, which Chinese keyboards type and domains may have (UTS 46), by a dot. */
const dotted = (text: string): string => text.replaceAll("。", ".");

/** Decodes the ASCII form of domains in other scripts. The staff see that form, because mail servers take no other. */
const decoded = (text: string): string =>
  text.replaceAll(/xn--[a-z\d-]{1,59}/g, (label) => domainToUnicode(label) || label);

/**
 * Parses the address or number that the staff typed.
 *
 * @param typed e-mail address, or phone number in any notation, with at least seven digits
 * @returns `undefined` if it is neither
 */
export function readPerson(typed: string): Person | undefined {
  const text = plain(typed.trim());
  const address = decoded(dotted(text));
  if (emailPattern.test(address)) return personWithMail(address);
  const digits = text.replace(/\D/g, "");
  if (!/^[+\d][\d\s().-]*$/.test(text.replace(/^\(/, "")) || digits.length < 7 || digits.length > 18)
    return undefined;
  const international = /^(\+|00)/.test(text);
  const code = international ? countryCode(digits.replace(/^00/, "")) : undefined;
  const national = (code === undefined ? digits : digits.replace(/^00/, "").slice(code.length)).replace(
    /^0+/,
    "",
  );
  return national.length < 6 ? undefined : personWithPhone(code, national);
}

function personWithMail(address: string): Person {
  const exact = mailIn(address);
  const near = mailNear(address);
  // In the text of an ASCII address a domain in another script belongs to a longer address, and must not look like Han around it.
  const read = isAscii(address) ? plain : (text: string) => decoded(plain(text));
  return {
    key: `mail ${address}`,
    // A full stop may also be that of the sentence.
    isIn: (text) => exact.test(read(text)) || exact.test(dotted(read(text))),
    isNear: (text) => near.test(withoutGaps(dotted(read(text)))),
  };
}

function personWithPhone(code: string | undefined, national: string): Person {
  const exact = phoneIn(code, national);
  // Up to five digits before it may be a country code, also without its sign.
  const near = new RegExp(`(?<!\\d)\\d{0,5}?0*${[...national].join("\\D{0,3}")}(?!\\d)`);
  return {
    key: `phone ${national}`,
    isIn: (text) => exact.test(withSingleSeparators(text)),
    isNear: (text) => near.test(plain(text)) || near.test(withoutNumerals(plain(text))),
  };
}

const numerals = "零一二三四五六七八九";

/** Replaces Chinese numerals by digits; 〇 is another zero, 幺 the spoken one. */
const withoutNumerals = (text: string): string =>
  text.replaceAll(/[〇幺零一二三四五六七八九]/g, (sign) =>
    sign === "〇" ? "0" : sign === "幺" ? "1" : String(numerals.indexOf(sign)),
  );

/** Takes away spaces around the signs of an address. Runs of spaces become one first, so that the pattern is linear. */
const withoutGaps = (text: string): string => text.replace(/\s+/g, " ").replace(/ ?([@.]) ?/g, "$1");

const isAscii = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Matches the address on its own, not as the end or start of a longer one. An ASCII address may be adjacent to Han characters.
 */
function mailIn(address: string): RegExp {
  const letter = isAscii(address) ? "a-z0-9" : "\\p{L}\\p{N}";
  return new RegExp(`(?<![${letter}._%+-])${escaped(address)}(?![${letter}-]|\\.[${letter}])`, "u");
}

/** Matches the address anywhere, with any tag: mail to `wang+tag@…` arrives at `wang@…`. */
function mailNear(address: string): RegExp {
  const [, name = "", domain = ""] = /^(.[^+@]*).*(@.*)$/.exec(address) ?? [];
  return new RegExp(`${escaped(name)}(?:\\+[^\\s@]{0,64})?${escaped(domain)}`);
}

/** Country calling codes. They have one to three digits, and none is the start of another (ITU-T E.164). */
const countryCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

const countryCode = (digits: string): string | undefined => countryCodes.exec(digits)?.[1];

/** Characters that people put between digits. */
const separator = "[\\s().\\-\u2010-\u2015]";

/** Characters that stand between digits of one number only without spaces: with spaces they separate two numbers. */
const tightSeparator = /(?<=\d)[/·•_,、・](?=\d)/g;

/** At most one: `withSingleSeparators` has replaced each run. A pattern of runs would take the square of a run's length. */
const between = `${separator}?`;

const separators = new RegExp(`${separator}+`, "g");
const withSingleSeparators = (text: string): string =>
  plain(text).replace(tightSeparator, " ").replace(separators, " ");

/** Matches the number with or without country code and leading zero, in any grouping of its digits. */
function phoneIn(code: string | undefined, national: string): RegExp {
  const anyCode = `(?:\\+|00)${between}\\d{1,3}|86`;
  const prefix = code === undefined ? anyCode : `(?:\\+|00)?${between}${[...code].join(between)}`;
  // After another country's code it is a different number.
  return new RegExp(
    `(?<!\\d|\\+\\d{1,3}${between})(?:(?:${prefix})${between})?0?${between}${[...national].join(between)}(?!\\d)`,
  );
}

/** All stored data about one person. */
export interface PersonRecords {
  readonly leads: readonly LeadRow[];
  /**
   * Files that belong to those leads or that they name, as an application sent again does, and files without a lead whose name
   * contains the person's address or number.
   */
  readonly files: readonly FileRow[];
  /** Messages about those leads. */
  readonly messages: readonly OutboxRow[];
  /**
   * Questions to the chat. Addresses and numbers were removed before storing; these questions contain one that was not
   * recognised.
   */
  readonly questions: readonly UnansweredRow[];
}

/**
 * Searches all data that visitors sent.
 *
 * @param all the stored leads, if they are read already
 */
export async function findPerson(
  storage: Pick<Storage, "leads" | "files" | "outbox" | "listUnanswered">,
  person: Person,
  all?: readonly LeadRow[],
): Promise<PersonRecords> {
  const leads = (all ?? (await storage.leads.list())).filter((lead) => isInLead(person, lead));
  const ids: ReadonlySet<string> = new Set(leads.map(({ id }) => id));
  const named: ReadonlySet<string | undefined> = new Set(leads.map(({ payload }) => fileIdIn(payload)));
  return {
    leads,
    files: (await storage.files.list()).filter(
      ({ id, lead_id, name }) =>
        named.has(id) || (lead_id === null ? isInName(person, name) : ids.has(lead_id)),
    ),
    // A sent row without a channel was replaced by one row per channel.
    messages: (await storage.outbox.list()).filter(
      ({ lead_id, channel, sent_at }) => ids.has(lead_id) && (channel !== null || sent_at === null),
    ),
    questions: (await storage.listUnanswered()).filter(({ question }) => person.isIn(question)),
  };
}

const isInLead = (person: Person, lead: LeadRow): boolean =>
  Object.values(fieldsOf(lead)).some((value) => person.isIn(String(value)));

/**
 * Returns leads that may be the person's, but not for certain: they resemble the address or number, or name a file of the person,
 * such as the same application with a mistyped address. The staff must look at them.
 */
export function similarLeads(
  person: Person,
  all: readonly LeadRow[],
  { files }: PersonRecords,
): readonly LeadRow[] {
  const theirs: ReadonlySet<string | undefined> = new Set(files.map(({ id }) => id));
  return all.filter(
    (lead) =>
      !isInLead(person, lead) &&
      (theirs.has(fileIdIn(lead.payload)) ||
        Object.values(fieldsOf(lead)).some((value) => person.isNear(String(value)))),
  );
}

/** Returns files of leads that are not the person's, whose names contain the address or number. The staff must look at them. */
export const similarFiles = (
  person: Person,
  files: readonly FileRow[],
  { leads }: PersonRecords,
): readonly FileRow[] =>
  files.filter(
    ({ lead_id, name }) =>
      lead_id !== null &&
      !leads.some(({ id }) => id === lead_id) &&
      (isInName(person, name) || person.isNear(name)),
  );

/** Returns questions to the chat that resemble the address or number. The staff must look at them. */
export const similarQuestions = (
  person: Person,
  questions: readonly UnansweredRow[],
): readonly UnansweredRow[] =>
  questions.filter(({ question }) => !person.isIn(question) && person.isNear(question));

/**
 * Returns true if a file's name contains the person's address or number. Ignores the extension, which could look like a part of
 * the address, and treats `_` as a space.
 */
function isInName(person: Person, name: string): boolean {
  const stem = name.replace(/\.[^.]*$/, "");
  return person.isIn(stem) || person.isIn(stem.replaceAll("_", " "));
}

/** Number of records of each kind. */
export type Counts = Readonly<Record<keyof PersonRecords, number>>;

export const countsOf = (records: PersonRecords): Counts => ({
  leads: records.leads.length,
  files: records.files.length,
  messages: records.messages.length,
  questions: records.questions.length,
});

export const isNothing = (counts: Counts): boolean => Object.values(counts).every((count) => count === 0);

/** Returns the pseudonym of a person in the protocol. It can be compared, but not read. */
export const pseudonym = (person: Person, key: Buffer): string =>
  createHmac("sha256", key).update(person.key).digest("hex");

/** Returns true if an erasure was interrupted and no later erasure of the same person has completed. */
export const isOpen = ({ person, started_at, ended_at }: ErasureRow, rows: readonly ErasureRow[]): boolean =>
  ended_at === null && !rows.some((row) => row.person === person && (row.ended_at ?? 0) >= started_at);

/** Maximum number of searches for records that arrive during the erasure. */
const maxRounds = 100;

/**
 * Erases all data about one person and records the start and the result in a protocol. It can be repeated at any time, also after
 * an interruption. Data that arrives meanwhile is erased too: the erasure ends when a search finds nothing.
 *
 * @param by user who runs the command
 * @param key key of the protocol's pseudonyms
 * @param note called with records before they are erased, and with the protocol as it is then
 * @param noteEnd called with the protocol at its end
 * @returns the protocol's id, the erased counts and the files that stay with leads of others, or `undefined` if there was nothing to erase; then no protocol is written
 * @throws the error of the database or file store; the protocol then has no end, and the command must be repeated
 */
export async function erasePerson(
  storage: Storage,
  store: Pick<FileStore, "remove">,
  person: Person,
  {
    by,
    key,
    note,
    noteEnd,
  }: {
    readonly by: string;
    readonly key: Buffer;
    readonly note?: (records: PersonRecords, protocol: ErasureRow) => Promise<void>;
    readonly noteEnd?: (protocol: ErasureRow) => Promise<void>;
  },
): Promise<{ readonly id: string; readonly erased: Counts; readonly kept: readonly KeptFile[] } | undefined> {
  let records = await findPerson(storage, person);
  const found = countsOf(records);
  const who = pseudonym(person, key);
  const rows = await storage.erasures.list();
  const interrupted = rows.some((row) => row.person === who && isOpen(row, rows));
  // An erasure that was interrupted at its very end left no data, but its end must still be recorded.
  if (isNothing(found) && !interrupted) return undefined;
  const begun = {
    ...{ id: randomUUIDv7(), person: who, by_whom: by, started_at: Date.now(), found: JSON.stringify(found) },
    ...{ ended_at: null, erased: null },
  };
  const { id } = begun;
  await storage.erasures.begin(begun).catch((cause: Error) => {
    throw new Error(`The protocol cannot be written: ${cause.message}. Nothing was erased.`, { cause });
  });
  const erased = { leads: 0, files: 0, messages: 0, questions: 0 };
  const passedOn = new Set<string>();
  for (let round = 0; !isNothing(countsOf(records)); round += 1) {
    if (round === maxRounds)
      throw new Error("New entries of this person come in all the time. Try again later.");
    await note?.(records, begun);
    for (const lead of records.leads) {
      const done = await eraseLead(storage, store, lead.id);
      if (!done) continue;
      erased.leads += 1;
      erased.files += done.files;
      for (const { file } of done.kept) passedOn.add(file);
      erased.messages += records.messages.filter(({ lead_id }) => lead_id === lead.id).length;
    }
    for (const file of records.files) {
      // As in the sweep: a lead may have named the file by now. The next round then checks that lead.
      if (file.lead_id !== null || !(await storage.files.removeOrphan(file.id))) continue;
      await store.remove(file.id);
      erased.files += 1;
    }
    for (const question of records.questions)
      if (await storage.eraseUnanswered(question.id)) erased.questions += 1;
    records = await findPerson(storage, person);
  }
  const ended = { ...begun, erased: JSON.stringify(erased), ended_at: Date.now() };
  await storage.erasures.end(id, ended.erased, ended.ended_at);
  await noteEnd?.(ended);
  return { id, erased, kept: await keptOf(storage, passedOn) };
}

/** Returns those files that still belong to a lead. One that passed to another lead of the same person went with that. */
async function keptOf(
  storage: Pick<Storage, "files">,
  ids: ReadonlySet<string>,
): Promise<readonly KeptFile[]> {
  const rows = await Promise.all([...ids].map((id) => storage.files.find(id)));
  return rows.flatMap((row) => (row && row.lead_id !== null ? [{ file: row.id, lead: row.lead_id }] : []));
}
