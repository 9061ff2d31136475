/** Returns the median; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the median of each figure over all runs. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    Key,
    number
  >;
}

const missed: string[] = [];

/** Compares a figure with its upper limit. Records a miss for `reportTargets`. */
export function checkTarget(what: string, figure: number, most: number): void {
  // Written with a negation so that NaN, a figure that could not be measured, counts as a miss.
  if (!(figure <= most)) missed.push(`${what}: ${Number(figure.toFixed(3))}, wanted at most ${most}`);
}

export function reportTargets(): void {
  console.info(missed.length === 0 ? "\nEvery target is met." : `\nMissed:\n  ${missed.join("\n  ")}`);
}
