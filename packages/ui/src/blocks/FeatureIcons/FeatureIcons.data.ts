import type { IconName } from "../../components/Icon/index.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A feature of a machine, in a few words. */
export interface FeatureIconItem {
  icon: IconName;
  title: string;
  text: string;
}

/** A row of five or six features that every machine has. */
export interface FeatureIconsData extends SectionData, SectionIntro {
  items: readonly FeatureIconItem[];
}
