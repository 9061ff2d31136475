import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A lesson, course or project. */
export interface LearningCarouselSlide {
  title: string;
  text?: string;
  picture: Picture;
  /** Link to the lesson, on the slide's title. */
  link?: LinkData;
}

/** Lessons in a row of large pictures, which advances every 4 s until it is paused. */
export interface LearningCarouselData extends SectionData, SectionIntro {
  slides: readonly LearningCarouselSlide[];
}
