import * as v from "valibot";
import { formLanguages } from "../../contract/index.ts";
import type { NewsRow } from "../storage/tables.ts";
import { renderMarkdown, sanitise } from "./news-html.ts";
import { mediaPrefix, publishedState } from "./news-items.ts";
import { ImportError, readRecords, type SourceRecord } from "./source-files.ts";

const text = (most: number) =>
  v.pipe(
    v.string("is no text"),
    v.trim(),
    v.minLength(1, "is empty"),
    v.maxLength(most, `is longer than ${most} characters`),
  );

/**
 * Date and time. A date without a time means noon in UTC, which is the same day for nearly every reader. Midnight in UTC would be
 * the previous day for half of them.
 */
const time = v.pipe(
  v.union([v.string(), v.date()], "is no date"),
  v.transform((value) => (value instanceof Date ? value.getTime() : timeOf(value.trim()))),
  v.number("is no date: write 2026-05-12 or 2026-05-12T09:30:00Z"),
);

/** Returns the milliseconds of a time in ISO 8601; NaN for any other text, such as a spreadsheet's 12/05/2026, and for no existing day. */
function timeOf(text: string): number {
  const [, day, clock] =
    /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  if (day === undefined) return Number.NaN;
  const noon = Date.parse(`${day}T12:00Z`);
  // 31 February would be 3 March.
  if (Number.isNaN(noon) || !new Date(noon).toISOString().startsWith(day)) return Number.NaN;
  return clock === undefined ? noon : Date.parse(text);
}

const photo = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(|https:\/\/\S+|\/[^/\s]\S*|media:[\w/-]+)$/,
      `is neither https://…, a path /…, nor ${mediaPrefix} and the id of a picture`,
    ),
    v.check((text) => !text.startsWith("https:") || URL.canParse(text), "is no address that can be read"),
  ),
  "",
);

/** Schema of a record. Numbers may be text, because CSV has only text. */
const recordSchema = v.object(
  {
    id: v.pipe(
      text(64),
      v.regex(/^[\w-]+$/, "may have letters, digits, - and _ only: it stands in addresses"),
    ),
    language: v.picklist(formLanguages, `is none of ${formLanguages.join(", ")}`),
    title: text(200),
    author: v.optional(text(100), "LightMaker"),
    createTime: time,
    type: text(40),
    state: v.optional(
      v.pipe(
        v.union([v.number(), v.string()]),
        v.transform(Number),
        v.picklist([publishedState, 0], "is neither 1 (published) nor 0"),
      ),
    ),
    photoUrl: photo,
    profile: text(500),
    content: text(100_000),
  },
  "is missing",
);

/** News item of an import. */
export interface ImportedNews extends Omit<NewsRow, "state"> {
  /** Nothing if the item is to keep its state; a new one is published. */
  readonly state?: number | undefined;
}

/**
 * Reads news items from Markdown with front matter, JSON or CSV, validates all of them, and sanitises their HTML.
 *
 * @param path a file or a folder
 * @throws ImportError that names every invalid field of every record
 */
export async function readNews(path: string): Promise<readonly ImportedNews[]> {
  const records = await readRecords(path);
  const faults: string[] = [];
  const rows = new Map<string, ImportedNews>();
  for (const record of records) {
    const result = v.safeParse(recordSchema, fieldsOf(record));
    if (!result.success) {
      const nested = Object.entries(v.flatten<typeof recordSchema>(result.issues).nested ?? {});
      faults.push(...nested.map(([name, messages]) => `${record.place}: ${name} ${messages?.[0]}.`));
      continue;
    }
    const { createTime, photoUrl, ...rest } = result.output;
    const key = `${rest.id} in ${rest.language}`;
    if (rows.has(key)) faults.push(`${record.place}: there is another record of ${key}.`);
    rows.set(key, { ...rest, created_at: createTime, photo_url: photoUrl });
  }
  if (faults.length > 0) throw new ImportError(faults);
  return [...rows.values()];
}

/** Returns a record's fields with sanitised HTML as content. */
function fieldsOf({ fields: typed, markdown }: SourceRecord): Readonly<Record<string, unknown>> {
  // An empty cell of a spreadsheet says nothing.
  const fields = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => !["author", "state"].includes(name) || String(value).trim() !== "",
    ),
  );
  const html = fields["content"];
  if (markdown !== undefined) return { ...fields, content: renderMarkdown(markdown) };
  return { ...fields, content: typeof html === "string" ? sanitise(html) : html };
}
