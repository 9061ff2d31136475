import type { SectionTone } from "../data.ts";

/** Data that every block has. */
export interface SectionData {
  /** Background of the block. */
  tone?: SectionTone;
}

/** Title and lead of a block. */
export interface SectionIntro {
  title: string;
  /** One or two sentences below the title. */
  lead?: string;
}
