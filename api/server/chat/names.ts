import { bare } from "./text.ts";

/** Finds names in questions. */
export interface NameFinder {
  /** What `spellingOf` gives of each name that stands in a text. A longer name hides those inside it. */
  find(text: string): ReadonlySet<string>;
  /** The text without the names in it. */
  without(text: string): string;
}

/** Makes a finder of names. */
export function createNameFinder(names: readonly string[]): NameFinder {
  const spellings = [...new Set(names.map(spellingOf))]
    .filter((spelling) => spelling !== "")
    .sort((one, other) => other.length - one.length);
  if (spellings.length === 0) return { find: () => new Set(), without: (text) => text };
  const any = new RegExp(spellings.map((spelling) => `(${spelling})`).join("|"), "gu");
  return {
    find(text) {
      const found = new Set<string>();
      for (const [, ...groups] of bare(text).matchAll(any)) {
        const spelling = spellings[groups.findIndex((group) => group !== undefined)];
        if (spelling !== undefined) found.add(spelling);
      }
      return found;
    },
    without: (text) => bare(text).replaceAll(any, " "),
  };
}

/**
 * All spellings of a name as one pattern, the same for each of them. Capitals, spaces, hyphens and plurals do not matter: `Light-1390`,
 * `light1390` and `LIGHT 1390` are one. Latin letters must not go on before or behind a name, nor digits.
 */
export function spellingOf(name: string): string {
  const text = bare(name);
  const inner = text
    .replaceAll(".", "\\.")
    .replaceAll(" ", " ?")
    .replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, " ?");
  if (inner === "") return "";
  const before = /^[a-z0-9]/.test(text) ? "(?<![a-z0-9.])" : "";
  const after = /[a-z]$/.test(text) ? "(?:e?s)?(?![a-z0-9])" : /\d$/.test(text) ? "(?![0-9])" : "";
  return before + inner + after;
}
