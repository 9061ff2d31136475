import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Something finished. The picture's `alt` says what is seen; the title stands beside it. */
export interface ShowcaseItem {
  title: string;
  picture: Picture;
}

/** Finished work in a row that moves on by one every 3 s. */
export interface ShowcaseData extends SectionData, SectionIntro {
  items: readonly ShowcaseItem[];
}
