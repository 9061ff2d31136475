import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A detail of a machine. */
export interface FeatureExplorerItem {
  /** Short name in the list. */
  name: string;
  /** Heading of the text below the picture. */
  title: string;
  subtitle?: string;
  description: string;
  picture: Picture;
}

/** A numbered list of details. Selecting one shows its picture. The first is selected initially. */
export interface FeatureExplorerData extends SectionData, SectionIntro {
  items: readonly FeatureExplorerItem[];
}
