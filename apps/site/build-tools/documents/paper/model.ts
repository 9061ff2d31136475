/** A value in both systems of units. */
export interface FigureRow {
  readonly label: string;
  readonly metric: string;
  /** None where it reads the same. */
  readonly imperial?: string;
}

interface Titled {
  readonly title?: string;
  readonly lead?: string;
}

/** One step of a way. */
export interface PrintStep {
  readonly title: string;
  readonly text?: string;
}

/** What a chapter is made of: blocks of pages, with specifications as rows of figures. */
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
  | { readonly type: "notice"; readonly title: string; readonly text: string }
  | { readonly type: "figures"; readonly rows: readonly FigureRow[] };

/** A document in one language, ready to be set. */
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
  /** One or two pages without cover and contents. */
  readonly short: boolean;
  /** BCP 47 tag. */
  readonly language: string;
  readonly version: string;
  /** `2026-11-21`, for the file; and as readers write it. */
  readonly date: string;
  readonly dateWritten: string;
  readonly maker: string;
  /** Where to ask: telephone and e-mail. */
  readonly contact: string;
  readonly words: {
    readonly contents: string;
    readonly version: string;
    /** `{index}` and `{count}` stand for the page and the number of pages. */
    readonly page: string;
    readonly metric: string;
    readonly imperial: string;
    readonly parameter: string;
    readonly closing: string;
  };
}
