import * as v from "valibot";
import type { SeoRow } from "../storage/tables.ts";
import { seoPathPattern } from "./seo-path.ts";
import { ImportError, readRecords } from "./source-files.ts";

const line = (most: number) =>
  v.pipe(
    v.string("is no text"),
    v.trim(),
    v.maxLength(most, `is longer than ${most} characters`),
    v.regex(/^[^\r\n]*$/, "has a line break"),
  );

const recordSchema = v.object(
  {
    path: v.pipe(
      line(200),
      v.regex(seoPathPattern, "is no path such as /en/products, or /en/products/zhongtian?model=light-960"),
    ),
    title: v.optional(v.pipe(line(200), v.minLength(1, "is empty"))),
    keyword: v.optional(line(500)),
    describe: v.optional(line(500)),
  },
  "is missing",
);

/**
 * Reads SEO entries from JSON or CSV and validates all of them.
 *
 * @param stored entries of the table: a field that a record does not have stays as it is there; an empty field becomes empty
 * @throws ImportError that names every invalid field of every record
 */
export async function readSeo(path: string, stored: readonly SeoRow[] = []): Promise<readonly SeoRow[]> {
  const known = new Map(stored.map((row) => [row.path, row]));
  const faults: string[] = [];
  const rows = new Map<string, SeoRow>();
  for (const { place, fields } of await readRecords(path, ["path"])) {
    const result = v.safeParse(recordSchema, fields);
    if (!result.success) {
      const nested = Object.entries(v.flatten<typeof recordSchema>(result.issues).nested ?? {});
      faults.push(...nested.map(([name, messages]) => `${place}: ${name} ${messages?.[0]}.`));
      continue;
    }
    const { output } = result;
    const old = known.get(output.path);
    const title = output.title ?? old?.title;
    if (title === undefined) {
      faults.push(`${place}: title is missing.`);
      continue;
    }
    if (rows.has(output.path)) faults.push(`${place}: there is another record of ${output.path}.`);
    rows.set(output.path, {
      path: output.path,
      title,
      keyword: output.keyword ?? old?.keyword ?? "",
      describe: output.describe ?? old?.describe ?? "",
    });
  }
  if (faults.length > 0) throw new ImportError(faults);
  return [...rows.values()];
}
