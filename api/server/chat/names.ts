import { bare } from "./text.ts";

/** Finds names in questions. */
export interface NameFinder {
  /** Returns the `spellingOf` pattern of each name in a text. A longer name hides the names inside it. */
  find(text: string): ReadonlySet<string>;
  /** Removes the names from a text. */
  without(text: string): string;
}

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
 * Returns one pattern for all spellings of a name. Every spelling returns the same pattern. Case, spaces, hyphens and plurals do
 * not matter: `Light-1390`, `light1390` and `LIGHT 1390` are equal. The name must not be part of a longer word or number.
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
