import { stringify } from "csv-stringify/sync";
import { readSeo } from "../published/seo-import.ts";
import { withoutFormulas } from "../published/spreadsheet.ts";
import type { SeoRow } from "../storage/tables.ts";
import type { Command } from "./command.ts";

const columns = ["path", "title", "keyword", "describe"] as const satisfies readonly (keyof SeoRow)[];

/** Returns an entry whose texts no spreadsheet treats as formulas. `seo import` removes the added apostrophes. */
const asCells = ({ path, title, keyword, describe }: SeoRow): SeoRow => ({
  path,
  title: withoutFormulas(title),
  keyword: withoutFormulas(keyword),
  describe: withoutFormulas(describe),
});

/** Commands about titles, keywords and descriptions. */
export const seoCommands: Readonly<Record<string, Command>> = {
  "seo import": {
    usage: "<file or folder> [--dry-run]",
    summary: "takes over JSON or CSV with path, title, keyword and describe; the same path is replaced",
    flags: ["dry-run"],
    words: [1, 1],
    async run([given = ""], { storage, print, flag, path }) {
      const rows = await readSeo(path(given));
      const { published } = await storage();
      const known = new Map((await published.seo()).map((row) => [row.path, row]));
      const changed = rows.filter((row) =>
        columns.some((column) => row[column] !== known.get(row.path)?.[column]),
      );
      for (const row of changed)
        print(`${known.has(row.path) ? "changed" : "new    "}  ${row.path}  ${row.title}`);
      if (flag("dry-run")) print(`Dry run: ${changed.length} of ${rows.length} entries would be stored.`);
      else {
        if (changed.length > 0) await published.putSeo(changed);
        print(`${changed.length} of ${rows.length} entries stored.`);
      }
    },
  },
  "seo export": {
    usage: "--json | --csv",
    summary: "writes all entries to stdout, as `seo import` reads them",
    flags: ["json", "csv"],
    words: [0, 0],
    async run(_, { storage, print, flag }) {
      const rows = await (await storage()).published.seo();
      print(
        flag("csv")
          ? stringify(rows.map(asCells), {
              columns: [...columns],
              header: true,
              record_delimiter: "\r\n",
            }).trimEnd()
          : JSON.stringify(rows, null, 2),
      );
    },
  },
};
