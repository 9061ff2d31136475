import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createFeed, type FeedIndex } from "@lightmaker/feed";
import { data } from "../data.ts";

const folder = path.join(import.meta.dirname, "../feed");

/** Copy of a file of the feed, such as `feed/en-products.json`. */
const fileOf = (url: string) =>
  path.join(folder, new URL(url).pathname.replace(/^\/feed\//, "").replaceAll("/", "-"));

/**
 * Copies of the feed in `feed`, so that a build works without a network. Commit the folder: its differences show what the maker
 * has changed.
 */
export const diskStorage = {
  getItem(url: string): string | null {
    try {
      return `0\n${readFileSync(fileOf(url), "utf8")}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  },
  setItem(): void {},
};

/**
 * Fetches the feed and writes its copies, all or none.
 * @throws FeedError if the feed cannot be read
 */
export async function refreshCopies(): Promise<FeedIndex> {
  const read = new Map<string, string>();
  const storage = {
    getItem: () => null,
    setItem: (url: string, text: string) => void read.set(url, text.slice(text.indexOf("\n") + 1)),
  };
  const feed = createFeed({ ...data.feed, storage });
  const index = await feed.products();
  for (const { id } of index.models) await feed.model(id);
  mkdirSync(folder, { recursive: true });
  for (const [url, body] of read)
    writeFileSync(fileOf(url), `${JSON.stringify(JSON.parse(body), null, 1)}\n`);
  return index;
}
