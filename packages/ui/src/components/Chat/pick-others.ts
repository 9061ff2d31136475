/**
 * Picks questions at random. Questions that are not currently shown come first.
 *
 * @param random returns a number from 0 up to, but not including, 1
 */
export function pickOthers<Item>(
  pool: readonly Item[],
  shown: readonly Item[],
  count: number,
  random: () => number = Math.random,
): readonly Item[] {
  const shuffled = [...pool];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = shuffled[last];
    const swapped = shuffled[other];
    if (moved === undefined || swapped === undefined) continue;
    shuffled[last] = swapped;
    shuffled[other] = moved;
  }
  const fresh = shuffled.filter((item) => !shown.includes(item));
  const known = shuffled.filter((item) => shown.includes(item));
  return [...fresh, ...known].slice(0, count);
}
