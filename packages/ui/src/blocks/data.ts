import type { SectionTone } from "../data.ts";

/** What every block's data begins with. */
export interface SectionData {
  /** The ground the block stands on. */
  tone?: SectionTone;
}

/** The usual opening of a block: a heading, and what it is about. */
export interface SectionIntro {
  title: string;
  /** One or two sentences under the title. */
  lead?: string;
}
