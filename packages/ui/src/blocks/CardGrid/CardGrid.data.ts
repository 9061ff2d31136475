import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface CardGridItem {
  title: string;
  text: string;
  picture?: Picture;
  link: LinkData;
}

/** Ways to other pages, each with a picture or without. */
export interface CardGridData extends SectionData, SectionIntro {
  cards: readonly CardGridItem[];
  /** Cards side by side on a wide screen. Default 3. */
  columns?: 2 | 3;
}
