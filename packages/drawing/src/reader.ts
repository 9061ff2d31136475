import type { Chain, Layer } from "./drawing.ts";
import { DrawingError, limits } from "./errors.ts";
import { LayerList } from "./layer-list.ts";
import type { Matrix } from "./matrix.ts";
import { type Budget, PathBuilder } from "./path-builder.ts";

/** What objects inside a group, a copy or a block take from it. */
export interface Inherited {
  /** From the coordinates of the objects to millimetres, y upwards. */
  readonly matrix: Matrix;
  /** Layer for objects that name none. */
  readonly layer: string;
  readonly hidden: boolean;
  /** Groups or blocks around. */
  readonly depth: number;
}

/** What an object costs before anything of it is read, in characters. */
const perObject = 20;

/** Collects the lines of a file and counts what else is in it. Each format walks through its objects in its own way. */
export abstract class Reader {
  readonly layers = new LayerList();
  readonly chains: Chain[] = [];
  readonly extras = { text: 0, raster: 0, active: 0, external: 0, clipped: 0, other: 0 };
  readonly #budget: Budget;
  #copies = 0;
  #copied = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Returns a builder for the lines of an object. */
  protected builderFor(matrix: Matrix): PathBuilder {
    return new PathBuilder(this.#budget, matrix);
  }

  /** Keeps the lines of an object on its layer. */
  protected store({ chains }: PathBuilder, layer: () => Layer, circle?: Chain["circle"]): void {
    if (chains.length === 0) return;
    const index = this.layers.indexOf(layer());
    for (const chain of chains) this.chains.push({ ...chain, layer: index, ...(circle && { circle }) });
  }

  /** @throws DrawingError if the file copies its parts too often */
  protected countCopies(count: number): void {
    this.#copies += count;
    if (this.#copies > limits.copies)
      throw new DrawingError("tooComplex", `The file copies its parts more than ${limits.copies} times.`);
  }

  /**
   * Counts an object that a copy reads again.
   * @param size characters of the object in the file
   * @throws DrawingError if copies read too much
   */
  protected countCopied(size: number): void {
    this.#copied += perObject + size;
    if (this.#copied > limits.copied)
      throw new DrawingError("tooComplex", `Copies read more than ${limits.copied} characters.`);
  }
}

/** Returns a circle in millimetres, or undefined if the transformation makes it an ellipse. */
export function circleOf(
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
  radius: number,
): Chain["circle"] | undefined {
  const [first, second] = [Math.hypot(a, b), Math.hypot(c, d)];
  const isRound = Math.abs(first - second) < 1e-9 * first && Math.abs(a * c + b * d) < 1e-9 * first * first;
  return isRound ? { x: a * x + c * y + e, y: b * x + d * y + f, radius: radius * first } : undefined;
}
