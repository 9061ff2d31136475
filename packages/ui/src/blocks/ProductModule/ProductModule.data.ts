import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One product or version, in a tab of its own. */
export interface ProductTab {
  /** On the tab; the product's short name. */
  title: string;
  /** Heading over the description: what it is for. */
  title1: string;
  description: string;
  picture: Picture;
  /** Where there is more about it. */
  link?: LinkData;
}

/** Two or three products for a field, of which one is shown; the first to begin with. */
export interface ProductModuleData extends SectionData, SectionIntro {
  items: readonly ProductTab[];
}
