import { join } from "node:path";
import type { Logger } from "pino";
import type { Storage } from "../storage/storage.ts";

/** What a new database begins with. */
const seedFolder = join(import.meta.dirname, "../../seed");

/**
 * Fills the tables of news and SEO entries where they have never held anything. A table that the staff emptied stays
 * empty; two servers that start at once write the same rows twice, which changes nothing.
 *
 * @throws ImportError when the seed is wrong; the database's error
 */
export async function seedEmpty({ published }: Pick<Storage, "published">, logger: Logger): Promise<void> {
  if ((await published.version("news")) === 0) {
    // Loaded here: a server that has its news needs no Markdown and no HTML sanitiser in memory.
    const { readNews } = await import("./newsImport.ts");
    const news = await readNews(join(seedFolder, "news"));
    await published.putNews(news);
    logger.info({ items: news.length }, "news seeded");
  }
  if ((await published.version("seo")) === 0) {
    const { readSeo } = await import("./seoImport.ts");
    const entries = await readSeo(join(seedFolder, "seo.json"));
    await published.putSeo(entries);
    logger.info({ entries: entries.length }, "SEO entries seeded");
  }
}
