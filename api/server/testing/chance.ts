/** Pseudorandom numbers that are the same at every run, so that failures can be reproduced (mulberry32). */
export interface Chance {
  /** Returns an integer from 0 up to, but not including, `end`. */
  below(end: number): number;
  pick<Item>(items: readonly Item[]): Item;
  bytes(length: number): Buffer<ArrayBuffer>;
}

/** @param seed the same seed gives the same numbers */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
