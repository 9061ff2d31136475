import { countersOf } from "../networks.ts";

/** Counts open connections by address and by the networks of the address. */
export class OpenCounts {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  /** @param most limit per address; its networks have several times this limit (`countersOf`) */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns true if one more connection would exceed the limit. */
  isFull(address: string): boolean {
    return countersOf(address).some(({ key, share }) => (this.#open.get(key) ?? 0) >= this.#most * share);
  }

  /** Counts a connection. @returns function to call when it is closed */
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
