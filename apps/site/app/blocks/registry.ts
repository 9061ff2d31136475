import type { Block, BlockType, BlockTypes, Language, Shell } from "@lightmaker/content";
import type { ReactElement } from "react";
import { loadChunk } from "../chunks.ts";

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

/** Kinds of blocks that are fetched when a page needs them, by the file that shows them. */
export type RangeBlock = "comparison" | "finder";
export type ProductBlock =
  | "faq"
  | "featureBlocks"
  | "materialGrid"
  | "models"
  | "productIntro"
  | "solutionPanels"
  | "specSection";
export type StoryBlock =
  | "counters"
  | "instalmentCalculator"
  | "learningCarousel"
  | "productModule"
  | "scenes"
  | "solutionTabs";
export type SupportBlock = "downloads";
export type FactBlock = "factTable";
export type NewsBlock = "newsList";
export type MaterialBlock = "materialCheck" | "verdictTable";
export type SearchBlock = "siteSearch";
export type LaterBlock =
  | RangeBlock
  | ProductBlock
  | StoryBlock
  | SupportBlock
  | MaterialBlock
  | FactBlock
  | NewsBlock
  | SearchBlock;

type Load = () => Promise<{ renderers: object }>;
const range: Load = () => loadChunk("js/range-blocks", () => import("./range-blocks.tsx"));
const products: Load = () => loadChunk("js/product-blocks", () => import("./product-blocks.tsx"));
const stories: Load = () => loadChunk("js/story-blocks", () => import("./story-blocks.tsx"));
const support: Load = () => loadChunk("js/support-blocks", () => import("./support-blocks.tsx"));
const materials: Load = () => loadChunk("js/material-blocks", () => import("./material-blocks.tsx"));
const facts: Load = () => loadChunk("js/fact-blocks", () => import("./fact-blocks.tsx"));
const news: Load = () => loadChunk("js/news-blocks", () => import("./news-blocks.tsx"));
const search: Load = () => loadChunk("js/search-blocks", () => import("./search-blocks.tsx"));

/**
 * Blocks that only some pages are made of, in files of their own: the browser fetches a file when a page needs it. All
 * others come with the site's first script.
 */
const laterBlocks: Readonly<Record<LaterBlock, Load>> = {
  comparison: range,
  counters: stories,
  downloads: support,
  factTable: facts,
  faq: products,
  featureBlocks: products,
  finder: range,
  instalmentCalculator: stories,
  learningCarousel: stories,
  materialCheck: materials,
  materialGrid: products,
  models: products,
  newsList: news,
  productIntro: products,
  productModule: stories,
  scenes: stories,
  siteSearch: search,
  solutionPanels: products,
  solutionTabs: stories,
  specSection: products,
  verdictTable: materials,
};

const isLater = (type: BlockType): type is LaterBlock => Object.hasOwn(laterBlocks, type);

/** What has been fetched so far. */
export const fetched: Partial<Record<BlockType, unknown>> = {};

/** Fetches what shows the given blocks; to be awaited before they are rendered. */
export async function fetchBlocks(types: Iterable<BlockType>): Promise<void> {
  const later = [...new Set(types)].filter(isLater).filter((type) => !(type in fetched));
  const files = new Set(later.map((type) => laterBlocks[type]));
  for (const { renderers } of await Promise.all([...files].map((load) => load())))
    Object.assign(fetched, renderers);
}

/** Kinds of the blocks of a page, those inside other blocks included. */
export const typesOf = (blocks: readonly Block[]): readonly BlockType[] =>
  blocks.flatMap((block) =>
    block.type === "models"
      ? [block.type, ...block.entries.flatMap((entry) => typesOf(entry.blocks))]
      : [block.type],
  );
