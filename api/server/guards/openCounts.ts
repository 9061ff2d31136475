import { countersOf } from "../http/networks.ts";

/** Counts what is open at one time, by address and by the networks that it is in. */
export class OpenCounts {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** @param most of one address at one time; its networks get several times as much (`countersOf`) */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more is too many. */
  isFull(address: string): boolean {
    return countersOf(address).some(({ key, share }) => (this.#open.get(key) ?? 0) >= this.#most * share);
  }

  /** Counts one more. @returns to be called when it is closed */
  add(address: string): () => void {
    const counters = countersOf(address);
    for (const { key } of counters) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of counters) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }
}
