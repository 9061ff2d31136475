import type { SpecValue } from "../SpecTable/spec-value.ts";

/** Minimum and maximum number of models side by side. */
export const minModels = 2;
export const maxModels = 4;

/**
 * Returns ids that can be shown: only known ids, without duplicates, at most four. If there are fewer than two, adds
 * the first ids that are missing.
 */
export function validSelection(ids: readonly string[], all: readonly string[]): readonly string[] {
  const known = [...new Set(ids)].filter((id) => all.includes(id)).slice(0, maxModels);
  const missing = all.filter((id) => !known.includes(id));
  return [...known, ...missing.slice(0, Math.max(0, minModels - known.length))];
}

/** Returns the ids with `id` at index `slot`. If `id` is already at another index, the two ids are swapped. */
export function withModelAt(ids: readonly string[], slot: number, id: string): readonly string[] {
  const before = ids[slot];
  return ids.map((one, index) => (index === slot ? id : one === id && before !== undefined ? before : one));
}

/** Returns `true` if all values are equal. */
export function allSame(values: readonly (SpecValue | null)[]): boolean {
  const [first, ...others] = values.map((value) => JSON.stringify(value));
  return others.every((other) => other === first);
}
