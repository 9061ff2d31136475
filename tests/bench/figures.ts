/** The middle of some figures; not a number when there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Medians of every figure that the runs have in common. */
export function medians<Key extends string>(runs: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(runs[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    Key,
    number
  >;
}

const missed: string[] = [];

/** Holds a figure against its target: says so when it is missed, and counts it for `reportTargets`. */
export function target(what: string, figure: number, most: number): void {
  // What could not be measured was not met either.
  if (!(figure <= most)) missed.push(`${what}: ${Number(figure.toFixed(3))}, wanted at most ${most}`);
}

/** Prints the targets that were missed. */
export function reportTargets(): void {
  console.info(missed.length === 0 ? "\nEvery target is met." : `\nMissed:\n  ${missed.join("\n  ")}`);
}
