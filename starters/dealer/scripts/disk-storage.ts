import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createFeed, FeedError, type FeedIndex, type FeedModel } from "@lightmaker/feed";
import { data } from "../data.ts";
import { copyName } from "../src/copy-name.ts";

const folder = path.join(import.meta.dirname, "../feed");

const fileOf = (url: string) => path.join(folder, copyName(url));

/** The feed at one time. */
export interface State {
  index: FeedIndex;
  models: readonly FeedModel[];
}

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

/** Reads the copies only. */
export const fromCopies = {
  storage: diskStorage,
  maxAge: Number.POSITIVE_INFINITY,
  fetch: () => Promise.reject(new Error('there is no copy in the folder "feed"')),
};

/** Reads the copies, or returns `undefined` if there are none in the language of the site. */
async function readCopies(): Promise<State | undefined> {
  const feed = createFeed({ ...data.feed, ...fromCopies });
  try {
    const index = await feed.products();
    return { index, models: await Promise.all(index.models.map(({ id }) => feed.model(id))) };
  } catch (error) {
    if (error instanceof FeedError) return undefined;
    throw error;
  }
}

/**
 * Fetches the feed, writes its copies, all or none, and removes those of models that are gone. Returns the copies before and after.
 * @throws FeedError if the feed cannot be read
 */
export async function refreshCopies(): Promise<{ before: State | undefined; after: State }> {
  const before = await readCopies();
  const read = new Map<string, string>();
  const storage = {
    getItem: () => null,
    setItem: (url: string, text: string) => void read.set(url, text.slice(text.indexOf("\n") + 1)),
  };
  const feed = createFeed({ ...data.feed, storage });
  const index = await feed.products();
  const models: FeedModel[] = [];
  for (const { id } of index.models) models.push(await feed.model(id));
  mkdirSync(folder, { recursive: true });
  for (const { href } of before?.index.models ?? []) rmSync(fileOf(href), { force: true });
  for (const [url, body] of read)
    writeFileSync(fileOf(url), `${JSON.stringify(JSON.parse(body), null, 1)}\n`);
  return { before, after: { index, models } };
}
