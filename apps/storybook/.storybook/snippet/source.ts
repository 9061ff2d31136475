/** A story file, read for the components that it declares. */
export interface StorySource {
  /** Source of each top-level declaration, by name. */
  declarations: ReadonlyMap<string, string>;
  /** Module and form of each imported name. */
  imports: ReadonlyMap<string, { from: string; type: boolean }>;
}

const start = /^(?:export )?(?:async )?(?:function|const|interface|type|class) (\w+)/;

/** Reads a story file formatted by Biome: every top-level declaration starts in the first column. */
export function readSource(text: string): StorySource {
  const declarations = new Map<string, string>();
  let name: string | undefined;
  for (const line of text.replaceAll(/^import [\s\S]*?;$/gm, "").split("\n")) {
    const next = start.exec(line)?.[1];
    if (next) name = next;
    // A comment belongs to the declaration below it, and is not copied.
    else if (/^(?:\/\*|\/\/| \*|export default)/.test(line)) name = undefined;
    if (name) declarations.set(name, `${declarations.has(name) ? `${declarations.get(name)}\n` : ""}${line}`);
  }
  const imports = new Map<string, { from: string; type: boolean }>();
  for (const [, all, names = "", from = ""] of text.matchAll(
    /^import (type )?\{([^}]*)\} from "([^"]+)";$/gm,
  ))
    for (const each of names
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean))
      imports.set(each.replace(/^type /, ""), { from, type: Boolean(all) || each.startsWith("type ") });
  return { declarations, imports };
}

/** Returns declarations and the ones that they use, in the order of the file, and the imported names that they use. */
export function declarationsFor(
  { declarations, imports }: StorySource,
  names: Iterable<string>,
): { code: readonly string[]; imported: readonly { name: string; from: string; type: boolean }[] } {
  const wanted = new Set(names);
  const imported = new Map<string, { name: string; from: string; type: boolean }>();
  // A set is iterated in insertion order, so the loop also visits the names that it adds.
  for (const name of wanted)
    for (const [word] of declarations.get(name)?.matchAll(/\b[A-Za-z]\w*\b/g) ?? []) {
      if (declarations.has(word)) wanted.add(word);
      const found = imports.get(word);
      if (found) imported.set(word, { name: word, ...found });
    }
  const code = [...declarations]
    .filter(([name]) => wanted.has(name))
    .map(([, source]) => source.trim().replace(/^export /, ""));
  return { code, imported: [...imported.values()] };
}
