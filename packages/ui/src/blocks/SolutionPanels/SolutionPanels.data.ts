import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A part of a solution. The `alt` of its picture describes what is visible. */
export interface SolutionPanel {
  title: string;
  text: string;
  picture: Picture;
}

/** Three parts of a solution side by side; one of them is open. */
export interface SolutionPanelsData extends SectionData, SectionIntro {
  panels: readonly [SolutionPanel, SolutionPanel, SolutionPanel];
  /** Index of the initially open panel, from 0. Default 1, the middle one. */
  defaultIndex?: number;
}
