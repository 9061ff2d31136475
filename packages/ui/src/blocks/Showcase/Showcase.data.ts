import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A finished work. The `alt` of its picture describes what is visible; the title is below the picture. */
export interface ShowcaseItem {
  title: string;
  picture: Picture;
  /** Link of the whole item. Screen readers announce its label after the title. */
  link?: LinkData;
}

/** Finished works in a row that moves automatically. */
export interface ShowcaseData extends SectionData, SectionIntro {
  items: readonly ShowcaseItem[];
  /**
   * Motion of the row. `step`, the default, advances by one item every 3 s, with marks and arrows. `continuous` moves at 50
   * px per second across the whole width of the screen.
   */
  motion?: "step" | "continuous";
}
