import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A product or version, in its own tab. */
export interface ProductTab {
  /** Label of the tab; the product's short name. */
  title: string;
  /** Heading of the description: the product's purpose. */
  title1: string;
  description: string;
  picture: Picture;
  /** Link to more information. */
  link?: LinkData;
}

/** Two or three products in tabs. The first is selected initially. */
export interface ProductModuleData extends SectionData, SectionIntro {
  items: readonly ProductTab[];
}
