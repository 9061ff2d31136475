import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { modelHeadsPath } from "../../contract/index.ts";
import { readSeo } from "../published/seo-import.ts";
import { skippedIn } from "../published/source-files.ts";
import { withoutFormulas } from "../published/spreadsheet-formulas.ts";
import type { SeoRow } from "../storage/tables.ts";
import { type Command, UsageError } from "./command.ts";

const columns = ["path", "title", "keyword", "describe"] as const satisfies readonly (keyof SeoRow)[];

/** Returns an entry whose texts no spreadsheet treats as formulas. `seo import` removes the added apostrophes. */
const asCells = ({ path, title, keyword, describe }: SeoRow): SeoRow => ({
  path,
  title: withoutFormulas(title),
  keyword: withoutFormulas(keyword),
  describe: withoutFormulas(describe),
});

/** Returns whether the built site has an entry's page; `undefined` if nothing is built. */
function pageFinder(site: string): ((path: string) => boolean) | undefined {
  if (!existsSync(join(site, "index.html"))) return undefined;
  const modelHeads = join(site, modelHeadsPath);
  const models = existsSync(modelHeads) ? readFileSync(modelHeads, "utf8") : "";
  return (path) =>
    path.includes("?") ? models.includes(JSON.stringify(path)) : existsSync(join(site, path, "index.html"));
}

/** Commands about titles, keywords and descriptions. */
export const seoCommands: Readonly<Record<string, Command>> = {
  "seo import": {
    usage: "<file or folder> [--dry-run]",
    summary:
      "takes over JSON or CSV with path, title, keyword and describe; a field that is missing stays as it is",
    flags: ["dry-run"],
    words: [1, 1],
    async run([given = ""], { storage, config, print, flag, path }) {
      const { published } = await storage();
      const stored = await published.seo();
      const source = path(given);
      const rows = await readSeo(source, stored);
      for (const name of await skippedIn(source)) print(`skipped    ${name}`);
      const known = new Map(stored.map((row) => [row.path, row]));
      const hasPage = pageFinder(config.SITE_DIR.path);
      const changed: SeoRow[] = [];
      for (const row of rows) {
        const old = known.get(row.path);
        const fields = columns.filter((column) => row[column] !== old?.[column]);
        if (fields.length === 0) continue;
        changed.push(row);
        print(
          `${old ? `changed  ${row.path}  (${fields.join(", ")})` : `new      ${row.path}`}  ${row.title}`,
        );
        if (hasPage?.(row.path) === false) print(`note     ${row.path}  The built site has no such page.`);
      }
      if (flag("dry-run")) print(`Dry run: ${changed.length} of ${rows.length} entries would be stored.`);
      else {
        if (changed.length > 0) await published.putSeo(changed);
        print(`${changed.length} of ${rows.length} entries stored.`);
      }
    },
  },
  "seo delete": {
    usage: "<path>",
    summary:
      "deletes the entry of a page that is not there, or of a model, which then has the title of the build",
    words: [1, 1],
    async run([path = ""], { storage, config, print }) {
      // Without its entry, a page would be shown with the home page's title.
      if (!path.includes("?") && pageFinder(config.SITE_DIR.path)?.(path))
        throw new UsageError(`${path} is a page of the site: import the title that it shall have instead.`);
      if (!(await (await storage()).published.deleteSeo(path)))
        throw new UsageError(`There is no entry "${path}". \`seo export --json\` shows them.`);
      print(`${path}: deleted.`);
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
              // Excel reads UTF-8 only with a byte order mark. The import removes it.
              bom: true,
              columns: [...columns],
              header: true,
              record_delimiter: "\r\n",
            }).trimEnd()
          : JSON.stringify(rows, null, 2),
      );
    },
  },
};
