/** Longest time that a script or style may take, in milliseconds (specification, section 9). */
const patience = 120_000;

/** A file of the site that did not come, mostly because the site has been built anew since this page was opened. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  /** What was to be loaded. */
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(
      `The site's file "${chunk}" did not load, so a part of the page is missing. Loading the page again fetches the current one.`,
      { cause },
    );
    this.chunk = chunk;
  }
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
 * Loads a file of the site, a second time if the first one fails.
 *
 * @param chunk its name, for reports
 * @throws ChunkLoadError when it did not come twice
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  limit = patience,
): Promise<Module> {
  try {
    return await inTime(load, limit);
  } catch {
    // Once more: a phone that changes its network loses single requests.
    return await inTime(load, limit).catch((cause: unknown) => {
      throw new ChunkLoadError(chunk, cause);
    });
  }
}

let missing: ChunkLoadError | undefined;
const followers = new Set<() => void>();

/** Tells the visitor that a part of the page is missing and offers to load it again. */
export function offerReload(error: ChunkLoadError): void {
  missing = error;
  console.error(error);
  for (const follow of followers) follow();
}

/** Follows what is missing, for `useSyncExternalStore`. */
export function followMissing(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** What is missing on the page, if anything. */
export const missingChunk = (): ChunkLoadError | undefined => missing;
