import type { SectionData } from "../data.ts";

export interface TextBlockItem {
  title: string;
  paragraphs: readonly string[];
}

/** Running text under sub-headings. */
export interface TextBlocksData extends SectionData {
  title?: string;
  lead?: string;
  items: readonly TextBlockItem[];
}
