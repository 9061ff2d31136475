import type { LinkData, Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Something made of a material. The picture's `alt` says what is seen; the title stands beside it. */
export interface MaterialSample {
  title: string;
  picture: Picture;
}

export interface MaterialShowcaseItem {
  /** Name of the material, on its tab. */
  name: string;
  /** The raw material, behind the head of the section. Decoration: give it an empty `alt`. */
  background: Picture;
  samples: readonly MaterialSample[];
  /** To the material's own page. */
  link: LinkData;
}

/** One tab per material, each with what is made of it. */
export interface MaterialShowcaseData extends SectionData, SectionIntro {
  materials: readonly MaterialShowcaseItem[];
}
