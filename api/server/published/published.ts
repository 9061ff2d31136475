import type { Logger } from "pino";
import type { FormLanguage } from "../../contract/index.ts";
import { envelope } from "../envelope.ts";
import { type Entry, memoryEntry } from "../static/static-entry.ts";
import type { StaticTable } from "../static/static-table.ts";
import type { Storage } from "../storage/storage.ts";
import { toFeed } from "./feed.ts";
import { toNewsItems } from "./news-items.ts";
import { PublishedCache } from "./published-cache.ts";

/** Public content as finished responses. Each function throws the database's error if there is no cached value. */
export interface Published {
  news(language: FormLanguage): Promise<Entry>;
  feed(language: FormLanguage): Promise<Entry>;
  seo(): Promise<Entry>;
}

/** Dependencies of the public content. */
export interface PublishedSource {
  readonly storage: Pick<Storage, "published">;
  /** Provides the addresses of the site's pictures. */
  readonly site: StaticTable;
  /** Returns the origin of the public site, without a trailing slash. Called when a feed is created. */
  readonly siteUrl: () => string;
  readonly logger: Logger;
}

/** Creates the responses from the tables, once per version of the table. */
export function createPublished({ storage, site, siteUrl, logger }: PublishedSource): Published {
  const tables = storage.published;
  const news = new PublishedCache<`${"json" | "atom"} ${FormLanguage}`>({
    version: () => tables.version("news"),
    logger,
    async build(key) {
      const [format, language] = key.split(" ") as ["json" | "atom", FormLanguage];
      const rows = await tables.news(language);
      return format === "json"
        ? memoryEntry(key, json("news.read", toNewsItems(rows, site)), "application/json")
        : memoryEntry(
            key,
            Buffer.from(toFeed(rows, language, siteUrl())),
            "application/atom+xml; charset=utf-8",
          );
    },
  });
  const seo = new PublishedCache<"seo">({
    version: () => tables.version("seo"),
    logger,
    build: async () => memoryEntry("seo", json("seo.read", await tables.seo()), "application/json"),
  });
  return {
    news: (language) => news.get(`json ${language}`),
    feed: (language) => news.get(`atom ${language}`),
    seo: () => seo.get("seo"),
  };
}

const json = (message: "news.read" | "seo.read", data: unknown): Buffer =>
  Buffer.from(JSON.stringify(envelope(message, data)));
