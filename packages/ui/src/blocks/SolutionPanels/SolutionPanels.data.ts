import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One part of a solution. The picture's `alt` says what is seen. */
export interface SolutionPanel {
  title: string;
  text: string;
  picture: Picture;
}

/** Three parts of a solution side by side, of which one is opened up. */
export interface SolutionPanelsData extends SectionData, SectionIntro {
  panels: readonly [SolutionPanel, SolutionPanel, SolutionPanel];
  /** The panel that is open at first, counted from 0. Default 1, the middle one. */
  defaultIndex?: number;
}
