import type { Film } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A film with captions. The visitor starts it, unless `autoplay` is set. */
export interface FilmSectionData extends SectionData, SectionIntro {
  film: Film;
  /**
   * True to play the film automatically, without sound, while at least half of it is in the viewport. It never plays
   * automatically under reduced motion. Default `false`.
   */
  autoplay?: boolean;
}
