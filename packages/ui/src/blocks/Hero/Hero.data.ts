import type { Figure, Film, LinkData } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The opening of the home page: one film, one sentence, the figures that matter. */
export interface HeroData extends SectionData {
  /** A short line above the title that says who this is for. */
  eyebrow?: string;
  /** The page's main heading. A line feed starts a new line. */
  title: string;
  lead: string;
  /** Plays silently behind the words; its poster is the page's largest picture. */
  film: Film;
  /** Two to four headline figures. */
  figures: readonly Figure[];
  /** Ways on; the first is the primary one. */
  actions: readonly LinkData[];
}
