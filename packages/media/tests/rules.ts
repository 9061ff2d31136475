/** Limits for every delivered file. */

/** Maximum size of an AVIF in bytes: a fifth of a second at 1 MB/s. */
export const largestAvif = 220_000;
/** Maximum size of a JPEG in bytes. Link previews reject cards of more than 300 kB. */
export const largestJpeg = 300_000;
/** Maximum size of a film file in bytes. */
export const largestFilm = 1_500_000;
/** Maximum size of a model for the 3D viewer in bytes: one and a half seconds at 1 MB/s. The page does not wait for it. */
export const largestModel = 1_500_000;
/** Maximum size of masters and built files together, in bytes. All of them are committed. */
export const largestRepositoryShare = 200_000_000;

/** Aspect ratios that the pages need, by id. The first match counts. */
export const shapes: readonly { ids: RegExp; ratios: readonly number[] }[] = [
  { ids: /^materials\/[a-z]+\/background$/, ratios: [2] },
  // The sprite of TestGrid: 5 × 2 squares of 400 px above 2 × 5 edges of 1000 × 375 px.
  { ids: /^materials\/[a-z]+\/test-grid$/, ratios: [2000 / 2675] },
  { ids: /^materials\/[a-z]+\/banner$/, ratios: [12 / 5] },
  { ids: /^applications\/[a-z]+\/(banner|foot)$/, ratios: [12 / 5] },
  { ids: /^products\/[a-z0-9-]+\/(carousel-\d|lineup)$/, ratios: [2] },
  { ids: /^products\/[a-z0-9-]+\/banner$/, ratios: [12 / 5] },
  { ids: /^(company\/banner|finance\/lineup)$/, ratios: [12 / 5] },
  { ids: /^chat\/avatar$/, ratios: [1] },
  { ids: /^social\//, ratios: [1200 / 630] },
  { ids: /-poster$/, ratios: [16 / 9] },
  { ids: /^home\//, ratios: [3 / 2, 16 / 9, 2, 12 / 5] },
  { ids: /^[a-z]+\//, ratios: [3 / 2] },
];

/** Pairs of pictures that are alike on purpose. */
export const shared: readonly (readonly [string, string])[] = [
  // One whale, nine materials: card and denim are both blue.
  ["materials/fabric/whale", "materials/paper/whale"],
  // Two machines of one shape, seen from the same sides; their frames differ in colour.
  ...[0, 135, 180, 225, 270, 315, 45, 90].map(
    (side) => [`turntable/light-530/${side}`, `turntable/light-blue-530/${side}`] as const,
  ),
];
