import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A material. The `alt` of its picture describes what is visible; the name is below the picture. */
export interface MaterialGridItem {
  name: string;
  picture: Picture;
  /** URL of the material's page; absent if there is none. */
  href?: string;
}

/** Materials that a model can process, five per page. */
export interface MaterialGridData extends SectionData, SectionIntro {
  items: readonly MaterialGridItem[];
}
