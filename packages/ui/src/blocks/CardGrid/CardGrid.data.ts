import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

export interface CardGridItem {
  title: string;
  text: string;
  /** Exact line below the text, such as a setting. */
  note?: string;
  picture?: Picture;
  link: LinkData;
}

/** Cards that link to other pages, with or without pictures. */
export interface CardGridData extends SectionData, SectionIntro {
  cards: readonly CardGridItem[];
  /** Number of columns on a wide screen. Default 3. */
  columns?: 2 | 3;
}
