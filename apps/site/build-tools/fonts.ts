/** Writes the fonts that fonts.css names: subsets of the published files, with its weights and characters. */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule } from "postcss";
import subsetFont from "subset-font";

const folder = new URL("../app/fonts/", import.meta.url);

export interface Font {
  /** Path of the file that the style sheet names. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Returns the value of a descriptor of a `@font-face` rule. @throws Error when the rule has none */
function descriptor(face: AtRule, name: string): string {
  const found = face.nodes?.find((node) => node.type === "decl" && node.prop === name);
  if (found?.type !== "decl") throw new Error(`fonts.css: a @font-face rule has no ${name}.`);
  return found.value;
}

/** Returns all characters of a `unicode-range`. */
const charactersOf = (range: string): string =>
  Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), ([, from = "", to = from]) => {
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at)).join("");
  }).join("");

/**
 * Makes the fonts of fonts.css. Weights outside of `font-weight`, characters outside of `unicode-range` and italics are left
 * out: 29 kB instead of 53.
 */
export async function makeFonts(): Promise<readonly Font[]> {
  const faces: AtRule[] = [];
  postcss
    .parse(await readFile(new URL("fonts.css", folder), "utf8"))
    .walkAtRules("font-face", (face) => void faces.push(face));
  return Promise.all(
    faces.map(async (face) => {
      const name = /url\("\.\/(.+?)\.woff2"\)/.exec(descriptor(face, "src"))?.[1];
      const [min = 0, max = 0] = descriptor(face, "font-weight").split(" ").map(Number);
      const published = import.meta.resolve(
        `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
      );
      const bytes = await subsetFont(
        await readFile(new URL(published)),
        charactersOf(descriptor(face, "unicode-range")),
        { targetFormat: "woff2", variationAxes: { wght: { min, max } } },
      );
      return { file: fileURLToPath(new URL(`${name}.woff2`, folder)), bytes };
    }),
  );
}

if (import.meta.main) {
  for (const { file, bytes } of await makeFonts()) await writeFile(file, bytes);
}
