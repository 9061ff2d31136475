import type { SpecValue } from "../SpecTable/SpecValue.ts";

/** Fewest and most models beside each other. */
export const fewest = 2;
export const most = 4;

/**
 * The ids that can be shown: known ones, each once, at most four, and filled up to two with the first that are missing.
 */
export function choosable(ids: readonly string[], all: readonly string[]): readonly string[] {
  const known = [...new Set(ids)].filter((id) => all.includes(id)).slice(0, most);
  const missing = all.filter((id) => !known.includes(id));
  return [...known, ...missing.slice(0, Math.max(0, fewest - known.length))];
}

/** The ids with `id` in the place of `slot`; if it already stands elsewhere, the two change places. */
export function placed(ids: readonly string[], slot: number, id: string): readonly string[] {
  const before = ids[slot];
  return ids.map((one, index) => (index === slot ? id : one === id && before !== undefined ? before : one));
}

/** Whether all values say the same. */
export function allSame(values: readonly (SpecValue | null)[]): boolean {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.every((other) => other === first);
}
