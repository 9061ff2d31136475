import type { AuthoredPicture, Words } from "../authoring.ts";
import type { AuthoredBlock, Block } from "../define.ts";
import type { ProductModel } from "../products/model.ts";
import { type Resolution, type Resolved, resolveData } from "../resolve.ts";

/** Blocks of pages that can be printed, so that a document says what the page says. */
export const printable = ["textBlocks", "steps", "factTable", "faq", "specSection"] as const;
export type PrintableType = (typeof printable)[number];

export type Printable = AuthoredBlock & { readonly type: PrintableType };

/** Something that must not be missed. */
interface Notice {
  readonly type: "notice";
  readonly title: Words;
  readonly text: Words;
}

export interface Chapter {
  readonly title: Words;
  readonly lead?: Words;
  readonly blocks: readonly (Printable | Notice)[];
}

/** A document as it is authored: data, like a page. */
export interface Paper {
  /** The model, as it stands on the machine. */
  readonly model: Words;
  /** What kind of machine it is. */
  readonly machineType: Words;
  /** What kind of document it is. */
  readonly title: Words;
  /** What it is for, below the title. */
  readonly lead: Words;
  readonly picture?: AuthoredPicture;
  /** Figures that are set large, on the first page of a specification. */
  readonly headline: readonly { readonly value: Words; readonly label: Words }[];
  readonly chapters: readonly Chapter[];
}

/** A document in one language. */
export interface ResolvedPaper extends Omit<Resolved<Paper>, "chapters"> {
  readonly chapters: readonly {
    readonly title: string;
    readonly lead?: string;
    readonly blocks: readonly (Block<PrintableType> | Resolved<Notice>)[];
  }[];
}

/** One document in one language. Pure, as pages are. */
export const resolvePaper = (paper: Paper, resolution: Resolution): ResolvedPaper =>
  // The same mapped types as for pages guarantee that resolving gives back blocks.
  resolveData(paper, resolution) as unknown as ResolvedPaper;

/** Blocks of a page that can be printed, of the types asked for, without what ties them to the screen. */
export const blocksOf = (
  blocks: readonly AuthoredBlock[],
  ...types: readonly PrintableType[]
): readonly Printable[] =>
  blocks.filter((block): block is Printable => types.some((type) => type === block.type));

/** What stands on the front of every document of a model. */
export const frontOf = (model: ProductModel) => ({
  model: { kind: "verbatim", text: model.name } as const,
  machineType: model.machineType,
  headline: model.specs,
  picture: model.carousel[0],
});
