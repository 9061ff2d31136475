import type { Figure, Film, LinkData } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The opening of the home page: a film, a title and the key figures. */
export interface HeroData extends SectionData {
  /** Short line above the title that states the audience. */
  eyebrow?: string;
  /** Main heading of the page. A line feed starts a new line. */
  title: string;
  lead: string;
  /** Film that plays silently behind the text. Its poster is the page's largest picture. */
  film: Film;
  /** Two to four key figures. */
  figures: readonly Figure[];
  /** Links below the text; the first one is the primary action. */
  actions: readonly LinkData[];
}
