import type { Picture } from "../../data.ts";
import type { Orbit } from "./orbit.ts";

/** A place of the model as it is shown now, in pixels from the upper left corner of the stage. */
export interface ModelPlace {
  readonly x: number;
  readonly y: number;
}

/** A frame that has been painted. */
export interface ModelFrame extends Orbit {
  /** Where a point of the model is: metres from the middle of its floor, x to the right, y up, z to the front. */
  readonly project: (x: number, y: number, z: number) => ModelPlace;
  /** Named parts of the model that were asked for, and whether they look towards the camera. */
  readonly parts: readonly (ModelPlace & { readonly node: string; readonly isFacing: boolean })[];
}

/** A model on a canvas. */
export interface ModelScene {
  /** Turns by degrees and zooms by a factor. */
  move(change: { right?: number; up?: number; zoom?: number }): void;
  /** Shows the whole model from the first side. */
  reset(): void;
  /** Turns to the side from which a part is seen, and comes closer. */
  showPart(node: string): void;
  /** Opens or closes lid and doors. */
  setOpen(nodes: readonly string[], isOpen: boolean): void;
  /** Frees the graphics card's memory. Nothing is painted afterwards. */
  dispose(): void;
}

export interface ModelSceneOptions {
  canvas: HTMLCanvasElement;
  /** A binary glTF file in metres, y up, front towards +z. Nodes that open have `extras.opens`, parts have `extras.seen`. */
  model: ArrayBuffer;
  /** Nodes whose places each frame says. */
  parts: readonly string[];
  /** True for visitors who prefer less motion: nothing glides. */
  isStill: boolean;
  onFrame: (frame: ModelFrame) => void;
}

/** The module `@lightmaker/ui/model-scene`, which contains three.js. */
export interface ModelSceneModule {
  showModel: (options: ModelSceneOptions) => Promise<ModelScene>;
}

/** The file of a model, and the size of the machine in it. */
export interface ModelFile {
  /** URL of a binary glTF file. */
  src: string;
  /** Size of the file, for the progress. */
  bytes: number;
  /** Width, depth and height of the closed machine in millimetres. */
  size: readonly [width: number, depth: number, height: number];
}

/** A part that is pointed out. */
export interface ModelPart {
  /** Name of its node in the model. */
  node: string;
  label: string;
  /** What the part is for, in a sentence or two. */
  text: string;
}

/** Lid or doors that open together. */
export interface ModelOpening {
  /** Names of their nodes in the model. */
  nodes: readonly string[];
  /** Label of the button: “Lid”. It says itself whether it is pressed. */
  label: string;
}

/** What the arrows around a model say. */
export interface ModelDimensions {
  width: string;
  depth: string;
  height: string;
}

export interface ModelViewerLabels {
  /** Accessible name of the stage: what can be turned. */
  stage: string;
  /** While the model is fetched. `{percent}` is replaced. */
  loading: string;
  zoomIn: string;
  zoomOut: string;
  turnLeft: string;
  turnRight: string;
  whole: string;
  /** Button that shows and hides the arrows with the size. */
  dimensions: string;
  /** Name of the group of buttons of lid and doors. */
  openings: string;
  /** Name of the list of parts. */
  parts: string;
  /** How to turn and zoom by mouse, finger and keyboard. */
  help: string;
  /** Text in place of a poster that failed to load. */
  imageError: string;
}

export interface ModelViewerData {
  file: ModelFile;
  /** Shown until the model is. */
  poster: Picture;
  parts: readonly ModelPart[];
  openings: readonly ModelOpening[];
  dimensions: ModelDimensions;
}
