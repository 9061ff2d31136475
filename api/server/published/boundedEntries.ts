import type { ServerResponse } from "node:http";
import { Turns } from "../guards/turns.ts";
import type { Entry } from "../static/entry.ts";

/** Bounds of what is made and kept. */
export interface EntryBounds {
  /** Bytes that all kept entries take together, whether they wait to be asked for or are being sent. */
  readonly maxBytes: number;
  /** Entries made at the same time. */
  readonly concurrency: number;
  /** Entries that may wait to be made; beyond it nothing is made. */
  readonly maxWaiting: number;
}

interface Kept {
  readonly entry: Entry;
  readonly bytes: number;
  /** Answers that are sending it: its memory is not free before they have ended. */
  readonly users: Set<ServerResponse>;
}

/**
 * Entries made when they are asked for, within bounds that no visitor can move: the number made at a time, the number that wait for
 * it, and the bytes of all. What is full refuses, so whoever asks needs something else to send.
 */
export class BoundedEntries {
  readonly #bounds: EntryBounds;
  /** Least recently asked for first. */
  readonly #kept = new Map<string, Kept>();
  readonly #making = new Map<string, Promise<Kept | undefined>>();
  readonly #turns: Turns;
  #bytes = 0;

  constructor(bounds: EntryBounds) {
    this.#bounds = bounds;
    this.#turns = new Turns(bounds.concurrency, bounds.maxWaiting);
  }

  /** Bytes that all kept entries take. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The entry for a key, held until the answer has ended.
   *
   * @param outgoing the answer it is for
   * @param make makes it when there is none; asked once for all that wait for it
   * @returns `undefined` when a bound is reached
   * @throws what `make` throws; then nothing is kept
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

  /** Lets go of what was not asked for the longest, unless it is being sent. */
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
