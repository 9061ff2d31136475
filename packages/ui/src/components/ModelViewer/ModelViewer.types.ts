import type { Picture } from "../../data.ts";
import type { StageFrame, StageLabels, StagePlace, StageScene } from "../../stage/stage.types.ts";

export type { StagePlace as ModelPlace };

/** A frame that has been painted. Points are metres from the middle of the model's floor. */
export interface ModelFrame extends StageFrame {
  /** Named parts of the model that were asked for, and whether they look towards the camera. */
  readonly parts: readonly (StagePlace & { readonly node: string; readonly isFacing: boolean })[];
}

/** A model on a canvas. */
export interface ModelScene extends StageScene {
  /** Turns to the side from which a part is seen, and comes closer. */
  showPart(node: string): void;
  /** Opens or closes lid and doors. */
  setOpen(nodes: readonly string[], isOpen: boolean): void;
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

export interface ModelViewerLabels extends StageLabels {
  /** Button that shows and hides the arrows with the size. */
  dimensions: string;
  /** Name of the group of buttons of lid and doors. */
  openings: string;
  /** Name of the list of parts. */
  parts: string;
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
