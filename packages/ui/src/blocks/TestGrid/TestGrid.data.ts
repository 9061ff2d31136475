import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One axis of a test grid: a setting and its values, already formatted for the reader. */
export interface TestGridAxis {
  name: string;
  /** Unit symbol. */
  unit: string;
  values: readonly string[];
}

/** What is known, or expected, of some squares. */
export interface TestGridVerdict {
  /** In a few words. */
  name: string;
  /** Reason, and what to do next. */
  text: string;
  /** True for squares to begin with: they are marked on the plate. */
  marked?: boolean;
}

export interface TestGridSquare {
  /** Place of its verdict in the list of verdicts. */
  verdict: number;
  /** Energy per length, already formatted. */
  energy: string;
  /** Square and edge in the sprite, 0 to 9. Omit without a sprite. */
  level?: number;
  /** Energy as a share of the largest on the plate, 0 to 1: the shade of a square without a sprite. */
  heat: number;
}

/** A plate of squares, each cut with another power and speed. */
export interface TestGridData extends SectionData, SectionIntro {
  /** Rows. */
  power: TestGridAxis;
  /** Columns. */
  speed: TestGridAxis;
  /** Name and unit of the energy per length. */
  energy: Omit<TestGridAxis, "values">;
  /** Squares by row and column. */
  squares: readonly (readonly TestGridSquare[])[];
  verdicts: readonly TestGridVerdict[];
  /** Row and column of the square that is chosen first. */
  start: readonly [row: number, column: number];
  /**
   * One picture of all squares and edges: 2000 × 2675 units, 5 × 2 squares of 400, below them 2 × 5 edges of 1000 × 375.
   * Its alternative text describes the edges. Without it the shade of a square shows its energy.
   */
  sprite?: Picture;
  /** What the pictures or the shades are, and are not. */
  note?: string;
  links?: readonly LinkData[];
}
