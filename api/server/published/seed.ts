import { join } from "node:path";
import type { Logger } from "pino";
import type { Storage } from "../storage/storage.ts";
import { publishedState } from "./news-items.ts";

/** Folder with the initial content of a new database. */
const seedFolder = join(import.meta.dirname, "../../seed");

/**
 * Fills the tables of news and SEO entries if they have never had a row. A table that the staff emptied stays empty. Two servers
 * that start at once write the same rows twice, which changes nothing.
 *
 * @throws ImportError if the seed is invalid; the database's error
 */
export async function seedEmpty({ published }: Pick<Storage, "published">, logger: Logger): Promise<void> {
  if ((await published.version("news")) === 0) {
    // Imported here, so that a server with existing news does not load the Markdown parser and the HTML sanitiser.
    const { readNews } = await import("./news-import.ts");
    const news = await readNews(join(seedFolder, "news"));
    await published.putNews(news.map((item) => ({ ...item, state: item.state ?? publishedState })));
    logger.info({ items: news.length }, "news seeded");
  }
  if ((await published.version("seo")) === 0) {
    const { readSeo } = await import("./seo-import.ts");
    const entries = await readSeo(join(seedFolder, "seo.json"));
    await published.putSeo(entries);
    logger.info({ entries: entries.length }, "SEO entries seeded");
  }
}
