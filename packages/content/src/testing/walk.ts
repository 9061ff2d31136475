/** A string in resolved content, and the keys that lead to it. */
export interface Found {
  readonly path: readonly string[];
  readonly text: string;
}

/** Returns every string inside `data`. */
export function stringsOf(data: unknown, path: readonly string[] = []): Found[] {
  if (typeof data === "string") return [{ path, text: data }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsOf(value, [...path, key]));
}

/** Returns every object inside `data` that has all of `keys`. */
export function objectsWith(data: unknown, ...keys: readonly string[]): Record<string, unknown>[] {
  if (typeof data !== "object" || data === null) return [];
  const inside = Object.values(data).flatMap((value) => objectsWith(value, ...keys));
  return keys.every((key) => Object.hasOwn(data, key)) ? [{ ...data }, ...inside] : inside;
}

/** Keys whose strings are URLs, names or options for programs, not text for people. */
const technical = new Set([
  "type",
  "form",
  "anchor",
  "icon",
  "tone",
  "id",
  "src",
  "srcSet",
  "href",
  "color",
  "language",
  "model",
  "series",
  "initial",
  "spellings",
  "unit",
  "shape",
  "signal",
  "defaultChosen",
  "autoComplete",
  "name",
  "node",
  "glb",
  "usdz",
]);

/** Returns the strings that a visitor reads or hears, without URLs and options for programs. */
export const wordsOf = (data: unknown): Found[] =>
  stringsOf(data).filter(({ path }) => {
    const [key = ""] = path.slice(-1);
    // The `name` of a feature or material is visible text; that of a form field is not.
    // The nodes of a model that open together are a list.
    if (path.at(-2) === "nodes") return false;
    return !technical.has(key) || (key === "name" && !path.includes("fields"));
  });
