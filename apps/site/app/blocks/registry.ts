import type { Block, BlockType, BlockTypes, Language, Shell } from "@lightmaker/content";
import { loadChunk } from "@lightmaker/ui";
import type { ReactElement } from "react";
import { type LateBlock, lateBlocks } from "./late-blocks.ts";

/** Context that a block gets in addition to its own data. */
export interface BlockContext {
  labels: Shell["labels"];
  language: Language;
  root: { id?: string; headingLevel?: 2 };
  /** Renders blocks inside a block, with headings one level below the page's. */
  renderBlocks: (blocks: readonly Block[], options: { key: number; opening: boolean }) => ReactElement;
  /** True if the block contains the largest picture above the fold, which is loaded with priority. */
  first: boolean;
}

/** Renders one type of block. */
export type Renderer<Type extends BlockType> = (
  data: BlockTypes[Type],
  context: BlockContext,
) => ReactElement;

/** Renderers by block type. */
export type Renderers<Type extends BlockType> = { readonly [Each in Type]: Renderer<Each> };

const files = import.meta.glob<{ renderers: Partial<Renderers<BlockType>> }>("./*-blocks.tsx");

async function load(name: string, needed: boolean): Promise<Partial<Renderers<BlockType>>> {
  const file = files[`./${name}.tsx`];
  if (!file) throw new Error(`File "${name}.tsx" is missing in app/blocks.`);
  return (await loadChunk(`js/${name}`, file, { needed })).renderers;
}

const isLate = (type: BlockType): type is LateBlock => Object.hasOwn(lateBlocks, type);

/** Renderers loaded so far, by block type. */
export const loadedRenderers: Partial<Renderers<BlockType>> = {};

/** Returns the names of the late chunks that render the given blocks. */
export const chunksOf = (types: Iterable<BlockType>): readonly string[] => [
  ...new Set([...types].filter(isLate).map((type) => lateBlocks[type])),
];

/**
 * Loads the late chunks that render the given blocks. Await it before rendering them.
 *
 * @param needed true if nothing else tells the visitor that a chunk failed to load
 * @throws ChunkLoadError when a chunk fails to load
 */
export async function fetchBlocks(types: Iterable<BlockType>, needed = false): Promise<void> {
  const missing = chunksOf([...types].filter((type) => !(type in loadedRenderers)));
  Object.assign(loadedRenderers, ...(await Promise.all(missing.map((name) => load(name, needed)))));
}

/** Returns the types of a page's blocks, including nested blocks. */
export const blockTypesOf = (blocks: readonly Block[]): readonly BlockType[] =>
  blocks.flatMap((block) =>
    block.type === "models"
      ? [block.type, ...block.entries.flatMap((entry) => blockTypesOf(entry.blocks))]
      : [block.type],
  );
