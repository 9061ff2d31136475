import type { LinkData, Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The head of an inner page, holding its main heading, or the picture that closes it. */
export interface BannerData extends SectionData {
  /** `head`, the default, opens a page; `foot` closes it: a smaller heading of level 2, and the picture loads when it comes near. */
  place?: "head" | "foot";
  /** `compact` for a head that names the page and leaves the first screen to what follows: a small heading, no picture. */
  size?: "compact";
  /** Where this page belongs, above the title. */
  eyebrow?: string;
  title: string;
  lead: string;
  /** Stands beside the words and runs into the ground under them. */
  picture?: Picture;
  /**
   * For a picture made for a banner, 1920 × 800 with a calm side where the words begin: fills the whole banner, with black
   * words on a `light` one and white words on a `dark` one, in both themes. Takes the place of `tone`.
   */
  pictureTone?: "light" | "dark";
  /** Ways on; the first is the primary one. */
  actions?: readonly LinkData[];
}
