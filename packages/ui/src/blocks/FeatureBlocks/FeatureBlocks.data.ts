import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** What a machine does well, in a picture and a few lines. */
export interface FeatureBlocksItem {
  title: string;
  text: string;
  picture: Picture;
}

/** Up to four features, picture and words changing sides. */
export interface FeatureBlocksData extends SectionData, Partial<SectionIntro> {
  items: readonly FeatureBlocksItem[];
}
