import type { Block, BlockType, BlockTypes, Language, Shell } from "@lightmaker/content";
import type { ReactElement } from "react";

/** What a block needs besides its own data. */
export interface Surroundings {
  labels: Shell["labels"];
  language: Language;
  /** Attributes of the block's root element. */
  root: { id?: string; headingLevel?: 2 };
  /** Shows blocks inside a block, with headings one level below the page's. */
  showInside: (blocks: readonly Block[], options: { key: number; opening: boolean }) => ReactElement;
  /** Whether the block opens the page, so that its largest picture comes first. */
  first: boolean;
}

/** Shows one kind of block. */
export type Renderer<Type extends BlockType> = (
  data: BlockTypes[Type],
  surroundings: Surroundings,
) => ReactElement;

/** Shows several kinds of blocks. */
export type Renderers<Type extends BlockType> = { readonly [Each in Type]: Renderer<Each> };

/** Kinds of blocks that are fetched when a page needs them. */
export type LaterBlock =
  | "comparison"
  | "faq"
  | "featureBlocks"
  | "materialGrid"
  | "models"
  | "productIntro"
  | "solutionPanels"
  | "specSection";

/**
 * Blocks that only some pages are made of, in files of their own: the browser fetches a file when a page needs it. All
 * others come with the site's first script.
 */
const laterBlocks: Readonly<Record<LaterBlock, () => Promise<{ renderers: object }>>> = {
  comparison: () => import("./product-blocks.tsx"),
  faq: () => import("./product-blocks.tsx"),
  featureBlocks: () => import("./product-blocks.tsx"),
  materialGrid: () => import("./product-blocks.tsx"),
  models: () => import("./product-blocks.tsx"),
  productIntro: () => import("./product-blocks.tsx"),
  solutionPanels: () => import("./product-blocks.tsx"),
  specSection: () => import("./product-blocks.tsx"),
};

const isLater = (type: BlockType): type is LaterBlock => Object.hasOwn(laterBlocks, type);

/** What has been fetched so far. */
export const fetched: Partial<Record<BlockType, unknown>> = {};

/** Fetches what shows the given blocks; to be awaited before they are rendered. */
export async function fetchBlocks(types: Iterable<BlockType>): Promise<void> {
  const later = [...new Set(types)].filter(isLater).filter((type) => !(type in fetched));
  for (const { renderers } of await Promise.all(later.map((type) => laterBlocks[type]())))
    Object.assign(fetched, renderers);
}

/** Kinds of the blocks of a page, those inside other blocks included. */
export const typesOf = (blocks: readonly Block[]): readonly BlockType[] =>
  blocks.flatMap((block) =>
    block.type === "models"
      ? [block.type, ...block.entries.flatMap((entry) => typesOf(entry.blocks))]
      : [block.type],
  );
