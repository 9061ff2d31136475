import type { AuthoredPicture, Words } from "../authoring.ts";
import type { AuthoredBlock, Block } from "../define.ts";
import type { ProductModel } from "../products/product-model.ts";
import { type Resolution, type Resolved, resolveData } from "../resolve.ts";
import type { Signal } from "../safety/signals.ts";
import type { Drawings } from "./drawings.ts";

/** Block types that can be printed, so that documents and pages say the same. */
export const printable = ["textBlocks", "steps", "factTable", "faq", "specSection"] as const;
export type PrintableType = (typeof printable)[number];

export type Printable = AuthoredBlock & { readonly type: PrintableType };

/** Warning about a hazard, or a notice. */
interface Warning {
  readonly type: "warning";
  readonly signal: Signal;
  readonly title: Words;
  readonly paragraphs: readonly Words[];
}

export interface Chapter {
  readonly title: Words;
  readonly lead?: Words;
  readonly blocks: readonly (Printable | Warning | Drawings)[];
}

/** A document as authored: data, like a page. */
export interface Paper {
  /** Name of the model, as written on the machine. */
  readonly model: Words;
  /** Kind of machine. */
  readonly machineType: Words;
  /** Kind of document. */
  readonly title: Words;
  /** Purpose of the document, below the title. */
  readonly lead: Words;
  readonly picture?: AuthoredPicture;
  /** Figures in large type on the first page of a specification. */
  readonly headline: readonly { readonly value: Words; readonly label: Words }[];
  readonly chapters: readonly Chapter[];
}

/** A document in one language. */
export interface ResolvedPaper extends Omit<Resolved<Paper>, "chapters"> {
  readonly chapters: readonly {
    readonly title: string;
    readonly lead?: string;
    readonly blocks: readonly (Block<PrintableType> | Resolved<Warning> | Resolved<Drawings>)[];
  }[];
}

/** Resolves a document into one language. Pure, like the resolving of pages. */
export const resolvePaper = (paper: Paper, resolution: Resolution): ResolvedPaper =>
  // The mapped types are the same as for pages, so resolving returns blocks.
  resolveData(paper, resolution) as unknown as ResolvedPaper;

/** Returns the front matter of a model's documents. */
export const frontOf = (model: ProductModel) => ({
  model: { kind: "verbatim", text: model.name } as const,
  machineType: model.machineType,
  headline: model.specs,
  picture: model.carousel[0],
});
