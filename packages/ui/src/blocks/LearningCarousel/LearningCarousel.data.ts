import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One lesson, course or project to learn from. */
export interface LearningCarouselSlide {
  title: string;
  text?: string;
  picture: Picture;
  /** Where it is taught or described; the slide's title leads there. */
  link?: LinkData;
}

/** What there is to learn, in a row of large pictures that moves on every 4 s until it is paused. */
export interface LearningCarouselData extends SectionData, SectionIntro {
  slides: readonly LearningCarouselSlide[];
}
