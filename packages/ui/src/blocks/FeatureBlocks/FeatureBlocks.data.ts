import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** What a machine does well, in a picture and a few lines. */
export interface FeatureBlocksItem {
  title: string;
  text: string;
  /** What to know of it, one line each. */
  points?: readonly string[];
  picture: Picture;
}

/** Up to four features, picture and words changing sides. */
export interface FeatureBlocksData extends SectionData, Partial<SectionIntro> {
  items: readonly FeatureBlocksItem[];
}
