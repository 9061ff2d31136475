/** What every delivered file is held to. */

/** Largest AVIF in bytes: at 1 MB/s, a fifth of a second. */
export const largestAvif = 220_000;
/** Largest JPEG in bytes. Link previews refuse cards of more than 300 kB. */
export const largestJpeg = 300_000;
/** Largest film file in bytes. */
export const largestFilm = 1_500_000;
/** Largest model for the 3D viewer in bytes: a second and a half at 1 MB/s, and nobody waits for it before the page. */
export const largestModel = 1_500_000;
/** Masters and built files together, in bytes; they are all committed. */
export const largestRepositoryShare = 200_000_000;

/** Shapes that places on the pages are made for, by the ids that go there; the first match counts. */
export const shapes: readonly { ids: RegExp; ratios: readonly number[] }[] = [
  { ids: /^materials\/[a-z]+\/background$/, ratios: [2] },
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

/** Pictures that are meant to be the same. */
export const shared: readonly (readonly [string, string])[] = [];
