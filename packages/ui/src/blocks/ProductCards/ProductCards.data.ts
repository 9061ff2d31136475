import type { LinkData, Picture, SpecItem } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One series or model, with the figures it is chosen by. */
export interface ProductCardItem {
  name: string;
  /** The name it is known by in other markets, set small in mono. */
  alias: string;
  text: string;
  picture: Picture;
  /** Specification lines, shown in pairs: give an even number. */
  specs: readonly SpecItem[];
  link: LinkData;
}

/** Two products side by side. */
export interface ProductCardsData extends SectionData, SectionIntro {
  cards: readonly ProductCardItem[];
}
