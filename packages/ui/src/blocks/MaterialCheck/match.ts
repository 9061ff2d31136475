import type { MaterialCheckItem } from "./MaterialCheck.data.ts";

/** As names are compared: full-width as half-width, without case, spaces, hyphens and other marks. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]/gu, "");

const namesOf = ({ id, name, synonyms }: MaterialCheckItem): readonly string[] =>
  [id, name, ...synonyms].map(plainName);

/** The substance of exactly that name, or none: there is no guessing about what goes into a laser. */
export function substanceNamed(
  items: readonly MaterialCheckItem[],
  asked: string,
): MaterialCheckItem | undefined {
  const plain = plainName(asked);
  return plain === "" ? undefined : items.find((item) => namesOf(item).includes(plain));
}

/** Shorter names say nothing about the text they happen to stand in. */
const tellingLength = (name: string) => (/\p{Script=Han}/u.test(name) ? 2 : 3);

/** How well a substance fits a text that may be unfinished; nothing when it does not. The lower, the better. */
function distance(item: MaterialCheckItem, plain: string): number | undefined {
  const names = namesOf(item);
  if (names.includes(plain)) return 0;
  if (names.some((name) => name.startsWith(plain))) return 1;
  if (names.some((name) => name.includes(plain))) return 2;
  if (names.some((name) => name.length >= tellingLength(name) && plain.includes(name))) return 3;
  return undefined;
}

/** What a text may mean, best first: everything for no text, nothing for what reminds of nothing. */
export function substancesLike(
  items: readonly MaterialCheckItem[],
  text: string,
): readonly MaterialCheckItem[] {
  const plain = plainName(text);
  if (plain === "") return items;
  return items
    .flatMap((item) => {
      const far = distance(item, plain);
      return far === undefined ? [] : [{ item, far }];
    })
    .sort((a, b) => a.far - b.far)
    .map(({ item }) => item);
}
