import type { SectionData, SectionIntro } from "../data.ts";

/** A figure that counts up from zero. */
export interface CountersItem {
  /** Final value of the figure; a whole number. */
  value: number;
  /** True if the real number exceeds the figure; shown as a plus sign. */
  plus?: boolean;
  /** Name of the counted things. */
  label: string;
}

/** Two to four figures about the company, which count up once, together. */
export interface CountersData extends SectionData, Partial<SectionIntro> {
  items: readonly CountersItem[];
}
