import type { Light, LinkData, Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** What one light does: the source in its colour, and the answer in words. */
export interface BannerAnswer {
  light: Light;
  source: string;
  text: string;
}

/** The head of an inner page with its main heading, or the banner at the end of a page. */
export interface BannerData extends SectionData {
  /**
   * Position on the page. `head`, the default, opens it. `foot` ends it, with a smaller heading of level 2 and a lazy
   * picture.
   */
  place?: "head" | "foot";
  /** `compact` for a head with a small heading and no picture, which leaves the first screen to the content. */
  size?: "compact";
  /** Line above the title that names the section of the site. */
  eyebrow?: string;
  title: string;
  lead: string;
  /** The answer that the page is opened for, by light, below the lead. */
  answers?: readonly BannerAnswer[];
  /** Picture beside the text, from there to the edge of the screen. Nothing covers it. */
  picture?: Picture;
  /**
   * Brightness of a picture made for a banner: 1920 × 800, without details at the side of the text. The picture fills the
   * whole banner. The text is black on a `light` picture and white on a `dark` one, in both themes. Replaces `tone`.
   */
  pictureTone?: "light" | "dark";
  /** Links below the text; the first one is the primary action. */
  actions?: readonly LinkData[];
}
