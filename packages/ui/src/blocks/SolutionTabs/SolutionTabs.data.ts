import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One solution, shown by one picture. */
export interface SolutionTab {
  /** On the tab; a few words. */
  title: string;
  /** Beside the picture. */
  description?: string;
  picture: Picture;
}

/** Five or six solutions of a field, of which one is shown; the first to begin with. */
export interface SolutionTabsData extends SectionData, SectionIntro {
  items: readonly SolutionTab[];
}
