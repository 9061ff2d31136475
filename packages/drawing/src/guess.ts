import type { Drawing, Layer, Operation } from "./drawing.ts";

/** Words in names of layers, in Chinese and English. */
const words: readonly (readonly [Operation, RegExp])[] = [
  ["ignore", /ignore|guide|help|hilf|dimension|defpoints|construction|不加工|辅助|标注/i],
  ["engrave", /engrav|etch|raster|mark|雕|打标/i],
  ["score", /score|fold|crease|划|折/i],
  ["cut", /cut|切/i],
];

/**
 * Guesses what each layer is for: by its name, then by line and area. There is no code of colours that all programs
 * share, so the visitor decides; red and black are as in our own files.
 */
export function guessOperations({ layers }: Pick<Drawing, "layers">): readonly Operation[] {
  const hasRed = layers.some(({ color, filled }) => color === "#ff0000" && !filled);
  return layers.map(({ name, color, filled, hidden }: Layer) => {
    if (hidden) return "ignore";
    const named = words.find(([, pattern]) => pattern.test(name))?.[0];
    if (named) return named;
    // A white area is the paper behind the drawing, which plotting programs write first.
    if (filled) return color === "#ffffff" ? "ignore" : "engrave";
    if (color === "#0000ff") return "score";
    return hasRed && color === "#000000" ? "engrave" : "cut";
  });
}
