import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A product made of a material. The `alt` of its picture describes what is visible; the title is below the picture. */
export interface MaterialSample {
  title: string;
  picture: Picture;
}

export interface MaterialShowcaseItem {
  /** Name of the material, on its tab. */
  name: string;
  /** Picture of the raw material, behind the head of the section. It is decorative: give it an empty `alt`. */
  background: Picture;
  samples: readonly MaterialSample[];
  /** Link to the material's page. */
  link: LinkData;
}

/** Materials in tabs, each with samples of products. */
export interface MaterialShowcaseData extends SectionData, SectionIntro {
  materials: readonly MaterialShowcaseItem[];
}
