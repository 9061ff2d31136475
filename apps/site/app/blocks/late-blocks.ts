import type { BlockType } from "@lightmaker/content";

/**
 * Late chunk of each block type that only some pages use. The browser loads the chunk when a page needs it. All other
 * blocks are in the site's first script.
 */
export const lateBlocks = {
  banner: "page-blocks",
  callToAction: "page-blocks",
  comparison: "range-blocks",
  counters: "fact-blocks",
  downloads: "support-blocks",
  drawingCheck: "drawing-blocks",
  factTable: "table-blocks",
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
  limits: "product-blocks",
  materialCheck: "material-blocks",
  materialGrid: "product-blocks",
  materialShowcase: "home-blocks",
  modelSection: "product-blocks",
  models: "product-blocks",
  newsList: "news-blocks",
  pageNav: "page-blocks",
  pictureCarousel: "home-blocks",
  productBar: "product-blocks",
  productIntro: "product-blocks",
  productModule: "story-blocks",
  roomPlanner: "room-blocks",
  scenes: "story-blocks",
  settings: "settings-blocks",
  settingsTables: "settings-blocks",
  showcase: "showcase-blocks",
  siteSearch: "search-blocks",
  solutionPanels: "product-blocks",
  solutionTabs: "story-blocks",
  specSection: "fact-blocks",
  testGrid: "grid-blocks",
  textBlocks: "page-blocks",
  uploadForm: "upload-blocks",
  verdictTable: "table-blocks",
} as const satisfies Partial<Record<BlockType, string>>;

/** Block types that are in a late chunk. */
export type LateBlock = keyof typeof lateBlocks;

/** Block types that one late chunk contains. */
export type BlocksIn<File extends (typeof lateBlocks)[LateBlock]> = {
  [Type in LateBlock]: (typeof lateBlocks)[Type] extends File ? Type : never;
}[LateBlock];
