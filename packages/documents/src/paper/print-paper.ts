/** A value in both systems of units. */
export interface FigureRow {
  readonly label: string;
  readonly metric: string;
  /** Left out if it equals the metric text. */
  readonly imperial?: string;
}

interface Titled {
  readonly title?: string;
  readonly lead?: string;
}

/** A step of an instruction. */
export interface PrintStep {
  readonly title: string;
  readonly text?: string;
}

/** Severity of a warning: the hazard kills or maims, may do so, may injure slightly, or damages things only. */
export type Signal = "danger" | "warning" | "caution" | "notice";

export interface PrintWarning {
  readonly type: "warning";
  readonly signal: Signal;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A length in a drawing: a number for the proportions, and its text. */
export interface Measure {
  readonly length: number;
  readonly label: string;
}

/** A drawing: the machine's outline, the area that it works on, or the space around it seen from above. */
export type PrintFigure = { readonly title: string; readonly alt: string } & (
  | { readonly type: "outline"; readonly width: Measure; readonly depth: Measure; readonly height: Measure }
  | { readonly type: "field"; readonly width: Measure; readonly depth: Measure }
  | { readonly type: "space"; readonly behind: Measure; readonly beside: Measure }
);

export interface PrintDrawings {
  readonly type: "drawings";
  readonly figures: readonly PrintFigure[];
  /** Name of the machine's front. */
  readonly front: string;
  readonly note: string;
}

/** Content of a chapter: blocks as on pages, with specifications as rows of figures. */
export type PrintBlock =
  | ({ readonly type: "textBlocks" } & Titled & {
        readonly items: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
      })
  | ({ readonly type: "steps" } & Titled & {
        readonly steps: readonly PrintStep[];
      })
  | ({ readonly type: "factTable" } & Titled & {
        readonly head: string;
        readonly columns: readonly string[];
        readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
        readonly note?: string;
      })
  | ({ readonly type: "faq" } & Titled & {
        readonly items: readonly { readonly question: string; readonly answer: string }[];
      })
  | PrintWarning
  | PrintDrawings
  | { readonly type: "figures"; readonly rows: readonly FigureRow[] };

/** A document in one language, ready for typesetting. */
export interface PrintPaper {
  readonly model: string;
  readonly machineType: string;
  readonly title: string;
  readonly lead: string;
  readonly picture?: { readonly bytes: Buffer; readonly alt: string };
  readonly headline: readonly { readonly value: string; readonly label: string }[];
  readonly chapters: readonly (Titled & {
    readonly title: string;
    readonly blocks: readonly PrintBlock[];
  })[];
  /** True for a document of one or two pages, without cover and contents. */
  readonly short: boolean;
  /** BCP 47 tag. */
  readonly language: string;
  readonly version: string;
  /** Date in the form `2026-11-21`, for the file. `dateWritten` is the same date as readers write it. */
  readonly date: string;
  readonly dateWritten: string;
  /** Name of the language, in that language. */
  readonly languageName: string;
  readonly maker: string;
  /** Telephone number and e-mail address for questions. */
  readonly contact: string;
  readonly words: {
    readonly contents: string;
    readonly version: string;
    /** Text of the page number, with the placeholders `{index}` and `{count}`. */
    readonly page: string;
    readonly metric: string;
    readonly imperial: string;
    readonly parameter: string;
    readonly closing: string;
    readonly language: string;
    readonly address: string;
    readonly signals: Readonly<Record<Signal, string>>;
  };
}
