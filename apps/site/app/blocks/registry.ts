import type { Block, BlockType, BlockTypes, Language, Shell } from "@lightmaker/content";
import { loadChunk } from "@lightmaker/ui";
import type { ReactElement } from "react";

/** What a block needs besides its own data. */
export interface Surroundings {
  labels: Shell["labels"];
  language: Language;
  /** Attributes of the block's root element. */
  root: { id?: string; headingLevel?: 2 };
  /** Shows blocks inside a block, with headings one level below the page's. */
  showInside: (blocks: readonly Block[], options: { key: number; opening: boolean }) => ReactElement;
  /** Whether the block holds the largest picture of the first screen, so that it comes first. */
  first: boolean;
}

/** Shows one kind of block. */
export type Renderer<Type extends BlockType> = (
  data: BlockTypes[Type],
  surroundings: Surroundings,
) => ReactElement;

/** Shows several kinds of blocks. */
export type Renderers<Type extends BlockType> = { readonly [Each in Type]: Renderer<Each> };

/**
 * Blocks that only some pages are made of, by the file that shows them: the browser fetches it when a page needs it. All
 * others come with the site's first script.
 */
const laterBlocks = {
  banner: "page-blocks",
  callToAction: "page-blocks",
  comparison: "range-blocks",
  counters: "fact-blocks",
  downloads: "support-blocks",
  factTable: "fact-blocks",
  faq: "faq-blocks",
  featureBlocks: "fact-blocks",
  featureExplorer: "home-blocks",
  featureIcons: "icon-blocks",
  filmSection: "home-blocks",
  finder: "range-blocks",
  form: "form-blocks",
  hero: "home-blocks",
  instalmentCalculator: "calculator-blocks",
  learningCarousel: "story-blocks",
  materialCheck: "material-blocks",
  materialGrid: "product-blocks",
  materialShowcase: "home-blocks",
  models: "product-blocks",
  newsList: "news-blocks",
  pageNav: "page-blocks",
  pictureCarousel: "home-blocks",
  productIntro: "product-blocks",
  productModule: "story-blocks",
  scenes: "story-blocks",
  showcase: "showcase-blocks",
  siteSearch: "search-blocks",
  solutionPanels: "product-blocks",
  solutionTabs: "story-blocks",
  specSection: "fact-blocks",
  textBlocks: "page-blocks",
  uploadForm: "upload-blocks",
  verdictTable: "fact-blocks",
} as const satisfies Partial<Record<BlockType, string>>;

/** Kinds of blocks that are fetched when a page needs them. */
export type LaterBlock = keyof typeof laterBlocks;

/** Kinds of blocks that a file shows. */
export type BlocksIn<File extends (typeof laterBlocks)[LaterBlock]> = {
  [Type in LaterBlock]: (typeof laterBlocks)[Type] extends File ? Type : never;
}[LaterBlock];

const files = import.meta.glob<{ renderers: object }>("./*-blocks.tsx");

async function load(name: string, needed: boolean): Promise<object> {
  const file = files[`./${name}.tsx`];
  if (!file) throw new Error(`There is no file "${name}.tsx" beside the registry of blocks.`);
  return (await loadChunk(`js/${name}`, file, { needed })).renderers;
}

const isLater = (type: BlockType): type is LaterBlock => Object.hasOwn(laterBlocks, type);

/** What has been fetched so far. */
export const fetched: Partial<Record<BlockType, unknown>> = {};

/** Names of the files that show the given blocks, besides the site's first script. */
export const filesOf = (types: Iterable<BlockType>): readonly string[] => [
  ...new Set([...types].filter(isLater).map((type) => laterBlocks[type])),
];

/**
 * Fetches what shows the given blocks; to be awaited before they are rendered.
 *
 * @param needed whether nothing else tells the visitor that a file did not come
 * @throws ChunkLoadError when a file did not come
 */
export async function fetchBlocks(types: Iterable<BlockType>, needed = false): Promise<void> {
  const missing = filesOf([...types].filter((type) => !(type in fetched)));
  Object.assign(fetched, ...(await Promise.all(missing.map((name) => load(name, needed)))));
}

/** Kinds of the blocks of a page, those inside other blocks included. */
export const typesOf = (blocks: readonly Block[]): readonly BlockType[] =>
  blocks.flatMap((block) =>
    block.type === "models"
      ? [block.type, ...block.entries.flatMap((entry) => typesOf(entry.blocks))]
      : [block.type],
  );
