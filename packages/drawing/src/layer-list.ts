import type { Layer } from "./model.ts";

/** Layers of a drawing in the order in which they occur, each once. */
export class LayerList {
  readonly all: Layer[] = [];
  readonly #indices = new Map<string, number>();

  indexOf(layer: Layer): number {
    const key = JSON.stringify([layer.name, layer.color, layer.filled, layer.hidden]);
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    const index = this.all.push(layer) - 1;
    this.#indices.set(key, index);
    return index;
  }
}
