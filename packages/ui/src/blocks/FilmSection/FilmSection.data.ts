import type { Film } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A film with its captions, to be started by the visitor unless it starts by itself. */
export interface FilmSectionData extends SectionData, SectionIntro {
  film: Film;
  /**
   * Whether it plays by itself, without sound, while at least half of it can be seen; never under reduced motion. Default
   * `false`.
   */
  autoplay?: boolean;
}
