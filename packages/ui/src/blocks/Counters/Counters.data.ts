import type { SectionData, SectionIntro } from "../data.ts";

/** A figure that runs up from zero. */
export interface CountersItem {
  /** The figure at the end; a whole number. */
  value: number;
  /** Whether the figure is exceeded, which a plus sign tells. */
  plus?: boolean;
  /** What is counted. */
  label: string;
}

/** Two to four figures about the company that run up together, once. */
export interface CountersData extends SectionData, Partial<SectionIntro> {
  items: readonly CountersItem[];
}
