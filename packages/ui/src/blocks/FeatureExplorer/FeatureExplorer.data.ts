import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One detail of a machine: its short name in the list, and what the visitor learns on choosing it. */
export interface FeatureExplorerItem {
  /** Short name, in the list. */
  name: string;
  /** Heading over the picture's explanation. */
  title: string;
  subtitle?: string;
  description: string;
  picture: Picture;
}

/** A numbered list of details; choosing one shows its picture. The first is chosen to begin with. */
export interface FeatureExplorerData extends SectionData, SectionIntro {
  items: readonly FeatureExplorerItem[];
}
