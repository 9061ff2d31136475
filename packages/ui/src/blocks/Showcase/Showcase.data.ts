import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Something finished. The picture's `alt` says what is seen; the title stands beside it. */
export interface ShowcaseItem {
  title: string;
  picture: Picture;
  /** Where the whole item leads; its label is read out after the title. */
  link?: LinkData;
}

/** Finished work in a row that moves by itself. */
export interface ShowcaseData extends SectionData, SectionIntro {
  items: readonly ShowcaseItem[];
  /**
   * `step`, the default, moves on by one every 3 s, with marks and arrows; `continuous` passes at 50 px a second over the
   * whole width of the screen.
   */
  motion?: "step" | "continuous";
}
