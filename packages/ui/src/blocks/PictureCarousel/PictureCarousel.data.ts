import type { Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

export interface PictureCarouselSlide {
  title: string;
  text?: string;
  picture: Picture;
}

/** Large pictures in a carousel. */
export interface PictureCarouselData extends SectionData {
  title?: string;
  lead?: string;
  slides: readonly PictureCarouselSlide[];
  /** True to advance automatically every 4 s; visitors can always pause it. Default `false`. */
  autoplay?: boolean;
}
