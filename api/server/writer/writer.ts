import { isRowFault } from "../storage/faults.ts";
import type { LeadEntry, Storage } from "../storage/storage.ts";

/** Thrown by `LeadWriter.add` when too much is waiting already: nothing was stored, try again later. */
export class WriterBusyError extends Error {
  override readonly name = "WriterBusyError";
}

/** Settings of a writer. */
export interface LeadWriterOptions {
  /** Most entries in one transaction. Default 500: far more than one fsync's worth of visitors. */
  readonly maxGroup?: number;
  /** Most entries that may wait; beyond it `add` refuses at once. Default 10,000. */
  readonly maxWaiting?: number;
}

interface Waiting {
  readonly entry: LeadEntry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: everything that waits at one moment shares a transaction, and thus one fsync, which is what a commit
 * costs. Each caller is answered after the commit that holds its entry, never before.
 */
export class LeadWriter {
  readonly #storage: Pick<Storage, "insertLeads">;
  readonly #maxGroup: number;
  readonly #maxWaiting: number;
  #waiting: Waiting[] = [];
  #draining: Promise<void> | undefined;

  constructor(storage: Pick<Storage, "insertLeads">, options: LeadWriterOptions = {}) {
    this.#storage = storage;
    this.#maxGroup = options.maxGroup ?? 500;
    this.#maxWaiting = options.maxWaiting ?? 10_000;
  }

  /**
   * Resolves once the entry is on disk.
   *
   * @throws WriterBusyError when too much is waiting; the database's error when it refused this entry
   */
  add(entry: LeadEntry): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) {
      return Promise.reject(
        new WriterBusyError(`${this.#maxWaiting} leads wait to be stored already; this one was not taken.`),
      );
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.push({ entry, resolve, reject });
    this.#draining ??= this.#drain();
    return promise;
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
      await this.#storage.insertLeads(group.map(({ entry }) => entry));
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
        await this.#storage.insertLeads([entry]);
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
