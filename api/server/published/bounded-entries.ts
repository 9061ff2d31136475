import type { ServerResponse } from "node:http";
import { Turns } from "../guards/turns.ts";
import type { Entry } from "../static/static-entry.ts";

/** Limits for creating and caching entries. */
export interface EntryBounds {
  /** Maximum size of all cached entries together, in bytes. Includes entries that are being sent. */
  readonly maxBytes: number;
  /** Maximum number of entries created at the same time. */
  readonly concurrency: number;
  /** Maximum number of entries that wait to be created. Beyond it, nothing is created. */
  readonly maxWaiting: number;
}

interface Kept {
  readonly entry: Entry;
  readonly bytes: number;
  /** Responses that are sending this entry. Its memory is not free before they have ended. */
  readonly users: Set<ServerResponse>;
}

/**
 * Cache of entries that are created on demand, within fixed limits for the entries created at a time, the entries that wait, and
 * the bytes of all. Visitors cannot exceed these limits. When a limit is reached, the caller must send something else.
 */
export class BoundedEntries {
  readonly #bounds: EntryBounds;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Kept | undefined>>();
  readonly #turns: Turns;
  #bytes = 0;

  constructor(bounds: EntryBounds) {
    this.#bounds = bounds;
    this.#turns = new Turns(bounds.concurrency, bounds.maxWaiting);
  }

  /** Size of all cached entries, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Returns the entry for a key and keeps it in the cache until the response has ended.
   *
   * @param outgoing response that the entry is for
   * @param make creates the entry if it is not cached; called once for all requests that wait for it
   * @returns `undefined` if a limit is reached
   * @throws the error of `make`; nothing is cached then
   */
  async get(key: string, outgoing: ServerResponse, make: () => Promise<Entry>): Promise<Entry | undefined> {
    const known = this.#kept.get(key);
    if (known) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return hold(known, outgoing);
    }
    const made = await (this.#making.get(key) ?? this.#start(key, make));
    return made && hold(made, outgoing);
  }

  #start(key: string, make: () => Promise<Entry>): Promise<Kept | undefined> {
    if (this.#turns.full) return Promise.resolve(undefined);
    const making = this.#turns.take(() => this.#make(key, make)).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, make: () => Promise<Entry>): Promise<Kept | undefined> {
    if (!this.#hasRoom()) return undefined;
    const entry = await make();
    const kept = { entry, bytes: sizeOf(entry), users: new Set<ServerResponse>() };
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    return kept;
  }

  /** Removes the least recently used entries, except those being sent. @returns `true` if there is space for a new entry */
  #hasRoom(): boolean {
    for (const [key, { bytes, users }] of this.#kept) {
      if (this.#bytes < this.#bounds.maxBytes) break;
      if (users.size > 0) continue;
      this.#kept.delete(key);
      this.#bytes -= bytes;
    }
    return this.#bytes < this.#bounds.maxBytes;
  }
}

function hold(kept: Kept, outgoing: ServerResponse): Entry {
  if (!outgoing.closed && !outgoing.destroyed) {
    kept.users.add(outgoing);
    outgoing.once("close", () => kept.users.delete(outgoing));
  }
  return kept.entry;
}

function sizeOf({ plain, encoded }: Entry): number {
  return [plain, ...Object.values(encoded)].reduce((sum, { size }) => sum + size, 0);
}
