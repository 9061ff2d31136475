import { isRowFault } from "../storage/database-faults.ts";
import type { Entry } from "../storage/entries.ts";
import type { Storage } from "../storage/storage.ts";

/** Error of `Writer.add` if too many entries are waiting. Nothing was stored; try again later. */
export class WriterBusyError extends Error {
  override readonly name = "WriterBusyError";
}

/** Settings of a writer. */
export interface WriterOptions {
  /** Maximum number of entries in one transaction. Default: 500, far more than the entries that arrive during one fsync. */
  readonly maxGroup?: number;
  /** Maximum number of waiting entries. Beyond it, `add` rejects immediately. Default: 10,000. */
  readonly maxWaiting?: number;
}

interface Waiting {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: all entries that wait at one moment share a transaction and therefore one fsync, which is the main cost of a
 * commit. Each caller gets its response after the commit of its entry, never before.
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
   * @throws WriterBusyError if too many entries are waiting; the database's error if it refused this entry
   */
  add(entry: Entry): Promise<void> {
    // Visits and unanswered questions are expendable: half of the queue is reserved for data that people send on purpose.
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

  /** Number of entries that wait to be stored. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves once no entry is waiting. Call it before closing the storage. */
  async settle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    do {
      // Requests that arrived together are handled one after the other within this turn of the event loop. Start after all of
      // them. Otherwise the first entry would get its own transaction and fsync.
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

  /** Stores entries one by one, so that an entry the database refuses does not make the others fail. */
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
        // The database itself has failed. The remaining entries would fail too, only later.
        for (const rest of group.slice(index)) rest.reject(error);
        return;
      }
    }
  }
}
