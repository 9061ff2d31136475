import type { Layer } from "./drawing.ts";
import { DrawingError, limits } from "./errors.ts";

/** Returns things by the index of their layer, in one pass: looking through all of them for each layer is quadratic. */
export function byLayer<Each>(
  count: number,
  things: Iterable<Each>,
  layerOf: (each: Each) => number | undefined,
): readonly (readonly Each[])[] {
  const found: Each[][] = Array.from({ length: count }, () => []);
  for (const each of things) found[layerOf(each) ?? -1]?.push(each);
  return found;
}

/** Layers of a drawing in the order in which they occur, each once. */
export class LayerList {
  readonly all: Layer[] = [];
  readonly #indices = new Map<string, number>();

  /** @throws DrawingError `tooManyLayers` for one more than {@link limits} allow */
  indexOf(layer: Layer): number {
    const key = JSON.stringify([layer.name, layer.color, layer.filled, layer.hidden]);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    if (this.all.length >= limits.layers)
      throw new DrawingError("tooManyLayers", `The drawing has more than ${limits.layers} layers.`);
    const index = this.all.push(layer) - 1;
    this.#indices.set(key, index);
    return index;
  }
}
