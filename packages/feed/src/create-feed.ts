import type { FeedIndex, FeedModel } from "./schema.ts";

/** Where copies of the feed's files are kept: `localStorage`, or anything with its two methods. */
export type FeedStorage = Pick<Storage, "getItem" | "setItem">;

export interface FeedOptions {
  /** Address of the maker's site, such as `https://www.example.com`. */
  origin: string;
  /** Language of the texts. Default: `en`. */
  language?: "en" | "zh";
  /** Place for copies. Without one, every call asks the network. */
  storage?: FeedStorage | undefined;
  /** Age in milliseconds up to which a copy is used without asking. Default: one hour. */
  maxAge?: number;
  /** Time in milliseconds after which a request counts as failed. Default: 10 s. */
  timeout?: number;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
}

export interface Feed {
  /** Reads the list of all models. @throws {FeedError} */
  products(): Promise<FeedIndex>;
  /** Reads everything about one model. @throws {FeedError} */
  model(id: string): Promise<FeedModel>;
}

/** The feed could not be read, and there is no copy. The message says which file and why. */
export class FeedError extends Error {
  override name = "FeedError";
}

interface Copy {
  time: number;
  body: string;
}

/**
 * Reads the maker's product feed, at build time or in the browser. A copy that is younger than `maxAge` is used at once; an older
 * one is checked by its ETag, which costs no transfer if nothing has changed, and is used if the network fails.
 */
export function createFeed({
  origin,
  language = "en",
  storage,
  maxAge = 3_600_000,
  timeout = 10_000,
  fetch: request = fetch,
}: FeedOptions): Feed {
  const folder = `${origin.replace(/\/$/, "")}/feed${language === "zh" ? "" : `/${language}`}`;

  function copyOf(url: string): Copy | undefined {
    const kept = storage?.getItem(url);
    if (!kept) return undefined;
    const end = kept.indexOf("\n");
    const time = Number(kept.slice(0, end));
    return Number.isFinite(time) ? { time, body: kept.slice(end + 1) } : undefined;
  }

  function keep(url: string, body: string): void {
    try {
      storage?.setItem(url, `${Date.now()}\n${body}`);
    } catch {
      // A full storage costs the copy only. The next call asks the network again.
    }
  }

  async function load(url: string): Promise<string> {
    // `no-cache` keeps the browser's own copy and asks with its ETag.
    const response = await request(url, { cache: "no-cache", signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return response.text();
  }

  async function read<File extends { schemaVersion: 1 }>(name: string): Promise<File> {
    const url = `${folder}/${name}.json`;
    const copy = copyOf(url);
    if (copy && Date.now() - copy.time < maxAge) return parse(copy.body, url);
    try {
      const body = await load(url);
      const file = parse<File>(body, url);
      keep(url, body);
      return file;
    } catch (cause) {
      if (copy) return parse(copy.body, url);
      if (cause instanceof FeedError) throw cause;
      throw new FeedError(
        `${url} could not be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
        { cause },
      );
    }
  }

  return { products: () => read("products"), model: (id) => read(encodeURIComponent(id)) };
}

/** @throws {FeedError} if the text is no file of a version that this package reads */
function parse<File>(body: string, url: string): File {
  let file: { schemaVersion?: unknown } | null;
  try {
    file = JSON.parse(body);
  } catch (cause) {
    throw new FeedError(`${url} is not JSON.`, { cause });
  }
  if (file?.schemaVersion !== 1)
    throw new FeedError(
      `${url} has version ${String(file?.schemaVersion)} of the feed; this version of @lightmaker/feed reads version 1. Update the package.`,
    );
  return file as File;
}
