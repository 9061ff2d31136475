import type { LinkData, Picture, SpecItem } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A series or model, with the figures that matter for the choice. */
export interface ProductCardItem {
  name: string;
  /** Name in other markets, in small monospaced type. */
  alias: string;
  text: string;
  picture: Picture;
  /** Rows of the specification, in two columns: give an even number. */
  specs: readonly SpecItem[];
  link: LinkData;
}

/** Two products side by side. */
export interface ProductCardsData extends SectionData, SectionIntro {
  cards: readonly ProductCardItem[];
}
