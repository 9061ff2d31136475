import { globSync } from "node:fs";
import { readNews } from "../published/news-import.ts";
import { mediaPrefix, publishedState } from "../published/news-items.ts";
import { skippedIn } from "../published/source-files.ts";
import type { NewsRow } from "../storage/tables.ts";
import { type Command, columns, UsageError } from "./command.ts";

const nameOf = ({ id, language }: Pick<NewsRow, "id" | "language">): string => `${id} (${language})`;

/** Returns `false` if an item names a picture of the site that is not there. */
const hasPhoto = ({ photo_url }: NewsRow, media: string): boolean =>
  !photo_url.startsWith(mediaPrefix) ||
  globSync(`${photo_url.slice(mediaPrefix.length)}-640.*.avif`, { cwd: media }).length > 0;

const setState = (state: number, done: string): Command["run"] => {
  return async ([id = ""], { storage, print }) => {
    const languages = await (await storage()).published.setNewsState(id, state);
    if (languages === 0) throw new UsageError(`There is no news item "${id}". \`news list\` shows them.`);
    print(`${id}: ${done} in ${languages} language${languages === 1 ? "" : "s"}.`);
  };
};

/** Commands about news. */
export const newsCommands: Readonly<Record<string, Command>> = {
  "news import": {
    usage: "<file or folder> [--dry-run]",
    summary: "takes over Markdown with front matter, JSON or CSV; the same id and language is replaced",
    flags: ["dry-run"],
    words: [1, 1],
    async run([given = ""], { storage, config, print, flag, path }) {
      const source = path(given);
      const items = await readNews(source);
      for (const name of await skippedIn(source)) print(`skipped    ${name}`);
      const { published } = await storage();
      const known = new Map((await published.news()).map((row) => [nameOf(row), row]));
      const rows = items.map((item) => ({
        ...item,
        state: item.state ?? known.get(nameOf(item))?.state ?? publishedState,
      }));
      const changed: NewsRow[] = [];
      for (const row of rows) {
        const old = known.get(nameOf(row));
        const same =
          old !== undefined && (Object.keys(row) as (keyof NewsRow)[]).every((key) => row[key] === old[key]);
        if (!same) changed.push(row);
        print(
          `${old === undefined ? "new      " : same ? "unchanged" : "changed  "}  ${nameOf(row)}  ${row.title}`,
        );
        if (old && old.state !== row.state)
          print(
            `note       ${nameOf(row)}  is ${row.state === publishedState ? "published again" : "no longer published"}.`,
          );
        if (!hasPhoto(row, config.MEDIA_DIR.path))
          print(`note       ${nameOf(row)}  There is no picture ${row.photo_url}: it is shown without one.`);
      }
      if (flag("dry-run")) print(`Dry run: ${changed.length} of ${rows.length} items would be stored.`);
      else {
        if (changed.length > 0) await published.putNews(changed);
        print(`${changed.length} of ${rows.length} items stored.`);
      }
    },
  },
  "news list": {
    usage: "",
    summary: "shows all items, newest first",
    words: [0, 0],
    async run(_, { storage, print }) {
      const rows = await (await storage()).published.news();
      const lines = rows.map((row) => [
        row.id,
        row.language,
        new Date(row.created_at).toISOString().slice(0, 10),
        row.state === publishedState ? "published" : `state ${row.state}`,
        row.type,
        row.title,
      ]);
      for (const line of columns([["id", "language", "date", "state", "type", "title"], ...lines]))
        print(line);
    },
  },
  "news publish": {
    usage: "<id>",
    summary: "shows an item on the site, in all its languages",
    words: [1, 1],
    run: setState(publishedState, "published"),
  },
  "news unpublish": {
    usage: "<id>",
    summary: "takes an item off the site; it stays in the table",
    words: [1, 1],
    run: setState(0, "no longer published"),
  },
};
