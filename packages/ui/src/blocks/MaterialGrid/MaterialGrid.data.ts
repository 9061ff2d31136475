import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** Something a machine works on. The picture's `alt` says what is seen; the name stands below it. */
export interface MaterialGridItem {
  name: string;
  picture: Picture;
  /** Address of the material's own page; absent where it has none. */
  href?: string;
}

/** What a model works on, five to a page. */
export interface MaterialGridData extends SectionData, SectionIntro {
  items: readonly MaterialGridItem[];
}
