import type { Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

export interface PictureCarouselSlide {
  title: string;
  text?: string;
  picture: Picture;
}

/** Large pictures one after another. */
export interface PictureCarouselData extends SectionData {
  title?: string;
  lead?: string;
  slides: readonly PictureCarouselSlide[];
  /** Whether it moves on by itself every 4 s; it can always be paused. Default `false`. */
  autoplay?: boolean;
}
