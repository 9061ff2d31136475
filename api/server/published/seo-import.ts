import * as v from "valibot";
import type { SeoRow } from "../storage/tables.ts";
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
      v.regex(
        /^\/([^/?#\s]+(\/[^/?#\s]+)*)?(\?model=[a-z0-9-]+)?$/,
        "is no path such as /en/products, or /en/products/zhongtian?model=light-960",
      ),
    ),
    title: v.pipe(line(200), v.minLength(1, "is empty")),
    keyword: v.optional(line(500), ""),
    describe: v.optional(line(500), ""),
  },
  "is missing",
);

/**
 * Reads SEO entries from JSON or CSV and validates all of them.
 *
 * @throws ImportError that names every invalid field of every record
 */
export async function readSeo(path: string): Promise<readonly SeoRow[]> {
  const faults: string[] = [];
  const rows = new Map<string, SeoRow>();
  for (const { place, fields } of await readRecords(path)) {
    const result = v.safeParse(recordSchema, fields);
    if (!result.success) {
      const nested = Object.entries(v.flatten<typeof recordSchema>(result.issues).nested ?? {});
      faults.push(...nested.map(([name, messages]) => `${place}: ${name} ${messages?.[0]}.`));
      continue;
    }
    if (rows.has(result.output.path))
      faults.push(`${place}: there is another record of ${result.output.path}.`);
    rows.set(result.output.path, result.output);
  }
  if (faults.length > 0) throw new ImportError(faults);
  return [...rows.values()];
}
