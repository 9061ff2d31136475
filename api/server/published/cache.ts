import type { Logger } from "pino";
import type { Entry } from "../static/entry.ts";

/** What a cache keeps, and how it is made. */
export interface PublishedCacheOptions<Key, Value> {
  /** Counts the changes of what the answers are made from. */
  readonly version: () => Promise<number>;
  readonly build: (key: Key) => Promise<Value>;
  readonly logger: Logger;
  /** How long an answer is given without asking for the version again, in milliseconds. Default 1,000. */
  readonly freshMs?: number;
}

/**
 * Answers made from a table: serialised and compressed once, and made again when the table has changed. The change may
 * come from another process, such as `admin` or a second server, so the table's version is asked for, at most once
 * a second. When the database is away, what is known is still given.
 */
export class PublishedCache<Key, Value = Entry> {
  readonly #options: PublishedCacheOptions<Key, Value>;
  readonly #entries = new Map<Key, Promise<Value>>();
  #version: number | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(options: PublishedCacheOptions<Key, Value>) {
    this.#options = options;
  }

  /**
   * The answer for a key.
   *
   * @throws the database's error when there is no answer yet and none can be made
   */
  async get(key: Key): Promise<Value> {
    if (performance.now() - this.#checkedAt > (this.#options.freshMs ?? 1_000)) {
      this.#checking ??= this.#check().finally(() => {
        this.#checking = undefined;
      });
      await this.#checking;
    }
    const known = this.#entries.get(key);
    if (known) return known;
    const made = this.#options.build(key);
    this.#entries.set(key, made);
    made.catch(() => {
      // What failed is not an answer: the next request tries again.
      if (this.#entries.get(key) === made) this.#entries.delete(key);
    });
    return made;
  }

  async #check(): Promise<void> {
    try {
      const version = await this.#options.version();
      if (version !== this.#version) this.#entries.clear();
      this.#version = version;
    } catch (error) {
      if (this.#entries.size === 0) throw error;
      this.#options.logger.warn({ err: error }, "database away, answering with what is known");
    }
    this.#checkedAt = performance.now();
  }
}
