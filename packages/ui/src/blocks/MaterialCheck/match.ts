import type { MaterialCheckItem } from "./MaterialCheck.data.ts";

/** Normalises a name for comparison: full-width to half-width, lower case, without spaces, hyphens and other punctuation. */
export const normaliseName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");

const namesOf = ({ id, name, synonyms }: MaterialCheckItem): readonly string[] =>
  [id, name, ...synonyms].map(normaliseName);

/**
 * Returns the substance with exactly that name, or `undefined`. It never guesses, because a wrong answer about a laser is
 * dangerous.
 */
export function substanceNamed(
  items: readonly MaterialCheckItem[],
  asked: string,
): MaterialCheckItem | undefined {
  const plain = normaliseName(asked);
  return plain === "" ? undefined : items.find((item) => namesOf(item).includes(plain));
}

/** Minimum length of a name to be searched in the text. Shorter names match by coincidence. */
const minSearchLength = (name: string) => (/\p{Script=Han}/u.test(name) ? 2 : 3);

/** Returns the distance of a substance from a text, which may be incomplete. Lower is better; `undefined` means no match. */
function distance(item: MaterialCheckItem, plain: string): number | undefined {
  const names = namesOf(item);
  if (names.includes(plain)) return 0;
  if (names.some((name) => name.startsWith(plain))) return 1;
  if (names.some((name) => name.includes(plain))) return 2;
  if (names.some((name) => name.length >= minSearchLength(name) && plain.includes(name))) return 3;
  return undefined;
}

/** Returns the substances that match a text, best match first. Returns all of them for an empty text. */
export function substancesLike(
  items: readonly MaterialCheckItem[],
  text: string,
): readonly MaterialCheckItem[] {
  const plain = normaliseName(text);
  if (plain === "") return items;
  return items
    .flatMap((item) => {
      const far = distance(item, plain);
      return far === undefined ? [] : [{ item, far }];
    })
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item);
}
