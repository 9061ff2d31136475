import type { FormLanguage, Knowledge } from "../../contract/index.ts";

/** Finds an item by its id, in the given language if possible, otherwise in any other. */
export type Finder<Item> = (id: string | undefined, language: FormLanguage) => Item | undefined;

/** Creates a function that finds an item by its id, in the given language if possible, otherwise in any other. */
export function createFinder<Item extends { readonly id: string }>(
  files: readonly Knowledge[],
  list: (knowledge: Knowledge) => readonly Item[],
): Finder<Item> {
  const byId = new Map<string, Partial<Record<FormLanguage, Item>>>();
  for (const file of files) {
    for (const item of list(file)) byId.set(item.id, { ...byId.get(item.id), [file.language]: item });
  }
  return (id, language) => {
    const items = id === undefined ? undefined : byId.get(id);
    return items && (items[language] ?? Object.values(items)[0]);
  };
}
