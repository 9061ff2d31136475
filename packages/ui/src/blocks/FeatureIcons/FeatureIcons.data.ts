import type { IconName } from "../../components/Icon/index.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One thing the machine has, in a few words. */
export interface FeatureIconItem {
  icon: IconName;
  title: string;
  text: string;
}

/** A ruled row of five or six things every machine has. */
export interface FeatureIconsData extends SectionData, SectionIntro {
  items: readonly FeatureIconItem[];
}
