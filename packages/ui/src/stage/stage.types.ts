import type { Orbit } from "./orbit.ts";

/** A place as it is shown now, in pixels from the upper left corner of the stage. */
export interface StagePlace {
  readonly x: number;
  readonly y: number;
}

/** A frame that has been painted. */
export interface StageFrame extends Orbit {
  /** Where a point is: metres from the middle of the floor, x to the right, y up, z to the front. */
  readonly project: (x: number, y: number, z: number) => StagePlace;
}

/** What a reader does with a scene. */
export interface StageScene {
  /** Turns by degrees and zooms by a factor. */
  move(change: { right?: number; up?: number; zoom?: number }): void;
  /** Shows the whole from the first side. */
  reset(): void;
  /** Frees the graphics card's memory. Nothing is painted afterwards. */
  dispose(): void;
}

/** Words of stage and buttons. */
export interface StageLabels {
  /** Accessible name of the stage: what can be turned. */
  stage: string;
  /** While models are fetched. `{percent}` is replaced. */
  loading: string;
  zoomIn: string;
  zoomOut: string;
  turnLeft: string;
  turnRight: string;
  whole: string;
  /** How to turn and zoom by mouse, finger and keyboard. */
  help: string;
}
