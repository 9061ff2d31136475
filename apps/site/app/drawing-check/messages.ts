import type {
  CleanDrawing,
  Drawing,
  DrawingFault,
  FileUnit,
  Finding,
  JobTime,
  LayerMeasures,
  Operation,
  Preview,
  Size,
  TimeOptions,
} from "@lightmaker/drawing";

/** What the page asks of the worker. */
export type Question =
  | {
      readonly kind: "read";
      readonly bytes: Uint8Array;
      readonly unit?: FileUnit;
      /** Width that the drawing should have, in millimetres. */
      readonly width?: number;
    }
  /** Findings for another width of the cut, in millimetres. */
  | { readonly kind: "findings"; readonly kerf: number }
  /** Ways and times for operations of the layers, one time for each job. */
  | {
      readonly kind: "plan";
      readonly operations: readonly Operation[];
      readonly jobs: readonly TimeOptions[];
    }
  | { readonly kind: "clean"; readonly operations: readonly Operation[]; readonly title: string };

/** A drawing as the page shows it. */
export interface Read {
  readonly kind: "read";
  readonly format: Drawing["format"];
  readonly unit: FileUnit;
  readonly unitFrom: Drawing["unitFrom"];
  readonly layers: readonly (Drawing["layers"][number] & LayerMeasures)[];
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  readonly findings: readonly Finding[];
  readonly preview: Preview;
  readonly operations: readonly Operation[];
}

export interface Planned {
  readonly kind: "plan";
  readonly times: readonly JobTime[];
  readonly parts: readonly Size[];
  /** What the head does once: lengths in millimetres, the engraved area in square millimetres. */
  readonly way: {
    readonly cut: number;
    readonly score: number;
    readonly travel: number;
    readonly engraved: number;
  };
}

export type Answer =
  | Read
  | Planned
  | { readonly kind: "findings"; readonly findings: readonly Finding[] }
  | { readonly kind: "clean"; readonly drawing: CleanDrawing }
  | { readonly kind: "fault"; readonly fault: DrawingFault };

/** How far a drawing is. */
export interface Progress {
  readonly step: "reading" | "comparing" | "measuring";
  /** Share of all that is to do, from 0 to 1. */
  readonly done: number;
}

/** What the worker sends: an answer, or how far it is with one. */
export interface Message {
  readonly id: number;
  readonly answer?: Answer;
  readonly progress?: Progress;
}
