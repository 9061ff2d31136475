/** Timeout of a late chunk, in milliseconds. */
const timeLimit = 120_000;

/** A late chunk that failed to load. The usual cause is a new deployment since the visitor opened the page. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** Name of the chunk. */
  readonly chunk: string;
  /** True if the visitor is waiting for the chunk, so that a message must be shown. */
  readonly needed: boolean;

  constructor(chunk: string, needed: boolean, cause: unknown) {
    super(`The chunk "${chunk}" did not load, so a part of the page is missing. Reload the page.`, { cause });
    this.chunk = chunk;
    this.needed = needed;
  }
}

export interface LoadChunkOptions {
  /** True if the visitor is waiting for the chunk. Default `false`: the page works without it. */
  needed?: boolean;
  /** Timeout of each of the two requests, in milliseconds. Default 120,000. */
  limit?: number;
}

async function inTime<Module>(load: () => Promise<Module>, limit: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${limit} ms.`)), limit);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a late chunk, and retries once if the first request fails. If the retry fails too, it passes the error to
 * `reportError`. So one listener for the `error` event of `window` can report all such errors and, if the chunk was
 * `needed`, show a message to the visitor.
 *
 * @param chunk name of the chunk, for error reports: letters, digits, `.`, `_`, `-` and `/`
 * @param load the `import()` of the chunk, or a request for a data file
 * @throws ChunkLoadError when both requests failed
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  { needed = false, limit = timeLimit }: LoadChunkOptions = {},
): Promise<Module> {
  try {
    return await inTime(load, limit);
  } catch {
    // A phone that switches networks can lose a single request.
    return await inTime(load, limit).catch((cause: unknown) => {
      const error = new ChunkLoadError(chunk, needed, cause);
      // Server runtimes have no `reportError`. There the caller gets the thrown error only.
      if (typeof reportError === "function") reportError(error);
      throw error;
    });
  }
}
