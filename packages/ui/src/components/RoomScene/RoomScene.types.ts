import type { StageFrame, StageLabels, StageScene } from "../../stage/stage.types.ts";
import type { ModelFile } from "../ModelViewer/index.ts";
import type { RoomPlanItem, RoomPlanOpening, RoomPlanState, RoomPlanZone } from "../RoomPlan/index.ts";
import type { RoomLayout } from "./layout.ts";

/** An opening as the plan has it, with its height. */
export interface RoomSceneOpening extends RoomPlanOpening {
  /** Its lower and upper edge above the floor, in millimetres. */
  readonly sill: number;
  readonly top: number;
}

/** Floor that an item needs free, and whether it is. */
export interface RoomSceneZone extends RoomPlanZone {
  readonly state: RoomPlanState;
}

/** A thing as the plan has it, with what a plan does not show. */
export interface RoomSceneItem extends Omit<RoomPlanItem, "label" | "zones"> {
  /** Its height above what it stands on, in millimetres. `height` is its depth on the plan. */
  readonly tall: number;
  /** Height of the table below it in millimetres; 0 on the floor. */
  readonly table: number;
  /** A thing without a model is a block, or a table. */
  readonly look: "block" | "table";
  readonly model?: ModelFile | undefined;
  readonly zones: readonly RoomSceneZone[];
  /** Length of the board that goes through it, in millimetres. */
  readonly board?: number | undefined;
  /** How it stands, in the plan's word: “Broken”. */
  readonly stateLabel: string;
  /** What is broken, in the plan's sentences. */
  readonly notes: readonly string[];
}

export interface RoomSceneData {
  /** Size of the room in millimetres, along the upper and the left edge of the plan. */
  width: number;
  depth: number;
  openings: readonly RoomSceneOpening[];
  items: readonly RoomSceneItem[];
}

export interface RoomSceneLabels extends StageLabels {
  /** When a machine's model could not be fetched: a block stands in its place. */
  missing: string;
  /** Name of the list of things. */
  things: string;
}

/** Colours of the theme, as CSS writes them. */
export type RoomColours = Readonly<
  Record<"floor" | "wall" | "side" | "block" | "line" | "text" | "muted" | "accent" | "danger", string>
>;

/** What is shown. */
export interface ShownRoom {
  readonly layout: RoomLayout;
  readonly colours: RoomColours;
  /** Thing that a zoom comes nearer to; the middle of the room unless set. */
  readonly selectedId?: string | undefined;
}

/** A room on a canvas. */
export interface RoomStage extends StageScene {
  /** Shows the room as it is now. */
  show(room: ShownRoom): void;
}

export interface RoomStageOptions {
  canvas: HTMLCanvasElement;
  room: ShownRoom;
  /** True for visitors who prefer less motion: nothing glides. */
  isStill: boolean;
  /** Gives a model's file. Asked once for each file. */
  modelOf: (file: ModelFile) => Promise<ArrayBuffer>;
  /** Called when a model cannot be fetched or read. Its block stays. */
  onMissing: (error: Error) => void;
  onFrame: (frame: StageFrame) => void;
}

/** The module `@lightmaker/ui/model-scene`, which contains three.js. */
export interface RoomSceneModule {
  showRoom: (options: RoomStageOptions) => Promise<RoomStage>;
}
