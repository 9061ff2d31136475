/** Longest time that a late chunk may take, in milliseconds. */
const timeLimit = 120_000;

/** A script of the page that did not come, mostly because the site has been built anew since the page was opened. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** Name of the chunk. */
  readonly chunk: string;
  /** Whether the visitor waits for it, so that he must be told. */
  readonly needed: boolean;

  constructor(chunk: string, needed: boolean, cause: unknown) {
    super(
      `The chunk "${chunk}" did not load, so a part of the page is missing. Loading the page again fetches the current one.`,
      { cause },
    );
    this.chunk = chunk;
    this.needed = needed;
  }
}

export interface LoadChunkOptions {
  /** Whether the visitor waits for the chunk. Default `false`: the page does without it. */
  needed?: boolean;
  /** Longest time for each of the two requests, in milliseconds. Default 120,000. */
  limit?: number;
}

async function inTime<Module>(load: () => Promise<Module>, limit: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${limit} ms.`)), limit);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a late chunk, a second time if the first request fails. A chunk that does not come is given to `reportError`, so the
 * `error` event of `window` is the one place to report it and, when it was `needed`, to tell the visitor.
 *
 * @param chunk its name, for reports: letters, digits, `.`, `_`, `-` and `/`
 * @param load the `import()` of the chunk, or a request for a file of data
 * @throws ChunkLoadError when it did not come twice
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  { needed = false, limit = timeLimit }: LoadChunkOptions = {},
): Promise<Module> {
  try {
    return await inTime(load, limit);
  } catch {
    // A phone that changes its network loses single requests.
    return await inTime(load, limit).catch((cause: unknown) => {
      const error = new ChunkLoadError(chunk, needed, cause);
      // Servers that render pages have no such function; they see the error itself.
      if (typeof reportError === "function") reportError(error);
      throw error;
    });
  }
}
