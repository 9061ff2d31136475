import * as v from "valibot";
import { fileSizeLimit, formLanguages } from "../../contract/index.ts";
import { isFileId } from "../files/file-store.ts";
import { mediaTypes, typeOfName } from "../files/file-type.ts";
import { suspicionFlags } from "../guards/form-tokens.ts";
import { seoPathPattern } from "../published/seo-path.ts";
import { type AnyRow, isSafeName, type TableName } from "./dump.ts";
import { payloadText } from "./lead-store.ts";
import type { Tables } from "./tables.ts";

/**
 * What this program can have stored, also with a clock that was wrong and in an earlier version: a backup must not be refused for a
 * row of its own. Everything else is damage or forgery. SQLite stores any value in any column, so types are checked as well.
 */

/** Text that both engines store. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((value) => !value.includes("\0")),
  );

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Time in milliseconds, as a date can have it. */
const time = v.pipe(count, v.maxValue(8.64e15));

const uuid = v.pipe(v.string(), v.uuid());

const leadKind = v.picklist(["accessInformation", "applicationForm", "message"]);

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Columns of a lead that no command can do without. */
export const leadColumns = { id: uuid, kind: leadKind, payload: payloadText };

/** Columns of a file that say what it is. */
export const fileColumns = {
  id: v.pipe(v.string(), v.check(isFileId)),
  name: v.pipe(v.string(), v.check(isSafeName)),
  type: v.picklist(Object.keys(mediaTypes)),
  size: v.pipe(count, v.minValue(1), v.maxValue(fileSizeLimit - 1)),
  sha256,
};

/** True for a file whose name has the ending of its type: the type was found in its bytes, the staff see the name. */
export const hasItsEnding = ({ name, type }: { readonly name: string; readonly type: string }): boolean =>
  typeOfName(name) === type;

export const requestId = v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/));

const countsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ leads: count, files: count, messages: count, questions: count }),
);

/** Numbers of records as JSON, kept as text. */
const counts = v.pipe(
  v.string(),
  v.check((json) => v.is(countsSchema, json)),
);

/** Columns of the protocol of an erasure. */
export const erasureColumns = {
  id: uuid,
  person: sha256,
  by_whom: text(1_000),
  started_at: time,
  ended_at: v.nullable(time),
  found: counts,
  erased: v.nullable(counts),
};

const secretValues: Readonly<Record<string, RegExp>> = {
  master: /^[\w-]{22,200}( [\w-]{22,200})?$/,
  erasures: /^[\w-]{22,200}$/,
  rotated: /^\d{1,16}$/,
  "first use": /^\d{1,16}$/,
};

const schemas: { readonly [Table in TableName]: v.GenericSchema<unknown, unknown> } = {
  leads: v.strictObject({
    ...leadColumns,
    language: v.nullable(v.picklist(formLanguages)),
    created_at: time,
    request_id: requestId,
    flags: v.pipe(
      v.string(),
      v.check((flags) =>
        flags.split(" ").every((flag) => flag === "" || suspicionFlags.some((known) => known === flag)),
      ),
    ),
  } satisfies Record<keyof Tables["leads"], unknown>),
  outbox: v.pipe(
    v.strictObject({
      id: v.string(),
      lead_id: uuid,
      topic: v.pipe(v.string(), v.startsWith("lead.")),
      payload: v.pipe(v.string(), v.parseJson(), v.strictObject({ kind: leadKind })),
      tries: count,
      next_at: time,
      created_at: time,
      channel: v.nullable(v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,63}$/))),
      // 1,000 characters today. An earlier program stored all that a mail server said about the recipients that it refused.
      last_error: v.nullable(text(1_000_000)),
      sent_at: v.nullable(time),
      dead_at: v.nullable(time),
    } satisfies Record<keyof Tables["outbox"], unknown>),
    v.forward(
      v.check(({ id, lead_id, channel }) => id === (channel === null ? lead_id : `${lead_id}.${channel}`)),
      ["id"],
    ),
    v.forward(
      v.check(({ topic, payload }) => topic === `lead.${payload.kind}`),
      ["topic"],
    ),
  ),
  files: v.pipe(
    v.strictObject({
      ...fileColumns,
      created_at: time,
      lead_id: v.nullable(uuid),
    } satisfies Record<keyof Tables["files"], unknown>),
    v.forward(
      v.check((file) => hasItsEnding(file)),
      ["name"],
    ),
  ),
  visits: v.strictObject({
    id: uuid,
    path: v.pipe(text(500), v.startsWith("/")),
    stay_ms: count,
    network: text(100),
    created_at: time,
  } satisfies Record<keyof Tables["visits"], unknown>),
  unanswered: v.strictObject({
    id: uuid,
    question: text(2_000),
    language: v.picklist(formLanguages),
    created_at: time,
  } satisfies Record<keyof Tables["unanswered"], unknown>),
  news: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    language: v.picklist(formLanguages),
    title: text(1_000),
    author: text(1_000),
    created_at: v.pipe(v.number(), v.safeInteger(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
    type: text(200),
    content: text(1_000_000),
    state: v.picklist([0, 1]),
    photo_url: v.pipe(
      text(10_000),
      v.regex(/^(|https:\/\/\S+|\/[^/\s]\S*|media:[\w/-]+)$/),
      v.check((address) => !address.startsWith("https:") || URL.canParse(address)),
    ),
    profile: text(5_000),
  } satisfies Record<keyof Tables["news"], unknown>),
  seo: v.strictObject({
    path: v.pipe(text(200), v.regex(seoPathPattern)),
    title: text(1_000),
    keyword: text(2_000),
    describe: text(2_000),
  } satisfies Record<keyof Tables["seo"], unknown>),
  versions: v.strictObject({ name: v.picklist(["news", "seo"]), version: count } satisfies Record<
    keyof Tables["versions"],
    unknown
  >),
  secrets: v.pipe(
    v.strictObject({ name: v.picklist(Object.keys(secretValues)), value: v.string() } satisfies Record<
      keyof Tables["secrets"],
      unknown
    >),
    v.forward(
      v.check(({ name, value }) => secretValues[name]?.test(value) === true),
      ["value"],
    ),
  ),
  erasures: v.strictObject(erasureColumns satisfies Record<keyof Tables["erasures"], unknown>),
};

/** Tables whose ids are remembered while they are read. There are too many visits, and nothing names them. */
const remembered: ReadonlySet<TableName> = new Set(["leads", "outbox", "files", "news", "seo", "erasures"]);

/** Judges the rows of a backup, which somebody may have written by hand. Tables must come in the order of `tableNames`. */
export class RowJudge {
  readonly #seen = new Map<TableName, Set<string>>();

  /** Returns true if a row with this key was judged before and was good. */
  has(table: TableName, key: string): boolean {
    return this.#seen.get(table)?.has(key) === true;
  }

  /**
   * Returns what is wrong with a row, or `undefined` if this program can have stored it. Never quotes a value: it may be a visitor's.
   *
   * @param row a value parsed from JSON
   */
  faultOf(table: TableName, row: unknown): string | undefined {
    const result = v.safeParse(schemas[table], row);
    if (!result.success) {
      const [issue] = result.issues;
      const column = issue.path?.[0]?.key;
      if (column === undefined) return "is no row";
      const isMissing = issue.input === undefined;
      return `${String(column)} ${isMissing ? "is missing" : "is nothing that this program stores there"}`;
    }
    const { id, language, path, lead_id } = row as AnyRow;
    if (typeof lead_id === "string" && !this.has("leads", lead_id))
      return "lead_id names a lead that is not in the backup";
    if (!remembered.has(table)) return undefined;
    const key = [id, table === "news" ? language : undefined, path]
      .filter((part) => part !== undefined)
      .join(" ");
    const seen = this.#seen.get(table) ?? new Set();
    if (seen.has(key)) return "another row has the same id";
    this.#seen.set(table, seen.add(key));
    return undefined;
  }
}
