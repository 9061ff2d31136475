import type { Logger } from "pino";
import type { Entry } from "../static/static-entry.ts";

/** Settings of a cache. */
export interface PublishedCacheOptions<Key, Value> {
  /** Returns the version of the source table. */
  readonly version: () => Promise<number>;
  readonly build: (key: Key) => Promise<Value>;
  readonly logger: Logger;
  /** How long a cached value is used without checking the version again, in milliseconds. Default: 1,000. */
  readonly freshMs?: number;
}

/**
 * Cache of values built from a table. Each is built once, for example serialised and compressed, and again when the table has
 * changed. Another process may have changed it, such as `admin` or a second server. So the cache checks the table's version, at
 * most once a second. While the database is not reachable, cached values are still returned.
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
   * Returns the value for a key.
   *
   * @throws the database's error if there is no cached value and none can be built
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
      // An error is not cached: the next request tries again.
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
