import type { SectionData } from "../data.ts";

export interface TextBlockItem {
  title: string;
  paragraphs: readonly string[];
}

/** Running text with subheadings. */
export interface TextBlocksData extends SectionData {
  title?: string;
  lead?: string;
  items: readonly TextBlockItem[];
}
