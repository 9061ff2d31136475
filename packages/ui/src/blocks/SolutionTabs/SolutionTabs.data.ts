import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A solution with one picture. */
export interface SolutionTab {
  /** Label of the tab, in a few words. */
  title: string;
  /** Text below the picture. */
  description?: string;
  picture: Picture;
}

/** Five or six solutions in tabs. The first is selected initially. */
export interface SolutionTabsData extends SectionData, SectionIntro {
  items: readonly SolutionTab[];
}
