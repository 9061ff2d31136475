/** Reason why a file is not read. */
export type DrawingFault =
  /** Nothing in it. */
  | "empty"
  /** Larger than {@link limits}.bytes. */
  | "tooLarge"
  /** Neither SVG nor DXF, judged by its content. */
  | "notADrawing"
  /** A binary DXF, which only CAD programs read. */
  | "binaryDxf"
  /** SVG or DXF, but cut off or broken. */
  | "damaged"
  /** More elements, levels, copies or segments than {@link limits} allow. */
  | "tooComplex"
  /** More layers and colours than somebody can choose an operation for. */
  | "tooManyLayers"
  /** No line at all that a laser could follow. */
  | "noLines";

/** A file that is not read, with the reason. Its message is for developers; a visitor gets a sentence for `fault`. */
export class DrawingError extends Error {
  override readonly name = "DrawingError";
  readonly fault: DrawingFault;

  constructor(fault: DrawingFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Bounds that keep every file from filling the memory or the time of a browser. A drawing for a laser is far below all
 * of them: the largest of ours has 900 segments.
 */
export const limits = {
  /** Size of the file. */
  bytes: 10 * 1024 * 1024,
  /** Elements of an SVG, or entities of a DXF. */
  elements: 300_000,
  /** Levels of elements inside each other, and of blocks inside blocks. */
  depth: 200,
  /** Copies made by `use` or `INSERT`. */
  copies: 50_000,
  /** Characters that copies read again, those of copied objects each time: 1,000 copies of 20,000 points draw nothing. */
  copied: 20_000_000,
  /** Straight segments after curves were flattened, those without a length among them. */
  segments: 600_000,
  /** Layers, counted as `Layer` tells them apart. The visitor chooses what the laser does with each. */
  layers: 200,
  /** Characters of a layer's name that are kept. AutoCAD allows no more. */
  name: 255,
  /** Largest coordinate, in millimetres: ten metres are longer than any work area, a kilometre is a mistake. */
  coordinate: 1_000_000,
} as const;
