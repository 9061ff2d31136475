import type { Entry } from "../storage/entries.ts";
import { isRowFault } from "../storage/faults.ts";
import type { Storage } from "../storage/storage.ts";

/** Thrown by `Writer.add` when too much is waiting already: nothing was stored, try again later. */
export class WriterBusyError extends Error {
  override readonly name = "WriterBusyError";
}

/** Settings of a writer. */
export interface WriterOptions {
  /** Most entries in one transaction. Default 500: far more than one fsync's worth of visitors. */
  readonly maxGroup?: number;
  /** Most entries that may wait; beyond it `add` refuses at once. Default 10,000. */
  readonly maxWaiting?: number;
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: everything that waits at one moment shares a transaction, and thus one fsync, which is what a commit
 * costs. Each caller is answered after the commit that holds its entry, never before.
 */
export class Writer {
  readonly #storage: Pick<Storage, "insert">;
  readonly #maxGroup: number;
  readonly #maxWaiting: number;
  #waiting: Waiting[] = [];
  #draining: Promise<void> | undefined;

  constructor(storage: Pick<Storage, "insert">, options: WriterOptions = {}) {
    this.#storage = storage;
    this.#maxGroup = options.maxGroup ?? 500;
    this.#maxWaiting = options.maxWaiting ?? 10_000;
  }

  /**
   * Resolves once the entry is on disk.
   *
   * @throws WriterBusyError when too much is waiting; the database's error when it refused this entry
   */
  add(entry: Entry): Promise<void> {
    // Nobody misses a visit: half of the room is kept for what people sent us on purpose.
    const room = "visit" in entry || "unanswered" in entry ? this.#maxWaiting / 2 : this.#maxWaiting;
    if (this.#waiting.length >= room) {
      return Promise.reject(
        new WriterBusyError(`${room} entries wait to be stored already; this one was not taken.`),
      );
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ entry, resolve, reject });
    this.#draining ??= this.#drain();
    return promise;
  }

  /** How many entries wait to be stored. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when nothing is waiting any more. Call it before the storage is closed. */
  async settle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    do {
      // Requests that arrived together are handled one after the other within this turn of the event loop: start
      // when all of them are here. Without it, the first would get a transaction, and an fsync, of its own.
      await new Promise<void>((resolve) => setImmediate(resolve));
      await this.#store(this.#waiting.splice(0, this.#maxGroup));
    } while (this.#waiting.length > 0);
    this.#draining = undefined;
  }

  async #store(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#storage.insert(group.map(({ entry }) => entry));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length > 1 && isRowFault(error)) await this.#storeSingly(group);
      else for (const { reject } of group) reject(error);
    }
  }

  /** One entry the database cannot hold must not take its innocent neighbours down with it. */
  async #storeSingly(group: readonly Waiting[]): Promise<void> {
    for (const [index, { entry, resolve, reject }] of group.entries()) {
      try {
        await this.#storage.insert([entry]);
        resolve();
      } catch (error) {
        if (isRowFault(error)) {
          reject(error);
          continue;
        }
        // The database itself went away in the middle: the rest would fare no better, only later.
        for (const rest of group.slice(index)) rest.reject(error);
        return;
      }
    }
  }
}
