import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A feature of a machine, as a picture and a short text. */
export interface FeatureBlocksItem {
  title: string;
  text: string;
  /** Details, one line each. */
  points?: readonly string[];
  picture: Picture;
}

/** Up to four features. The picture changes sides from row to row. */
export interface FeatureBlocksData extends SectionData, Partial<SectionIntro> {
  items: readonly FeatureBlocksItem[];
}
