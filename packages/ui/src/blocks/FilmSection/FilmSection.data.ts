import type { Film } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A film to be started by the visitor, with its captions. */
export interface FilmSectionData extends SectionData, SectionIntro {
  film: Film;
}
