import type { LinkData, Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The head of an inner page; holds its main heading. */
export interface BannerData extends SectionData {
  /** Where this page belongs, above the title. */
  eyebrow?: string;
  title: string;
  lead: string;
  /** Fills the banner behind the words. */
  picture?: Picture;
  /** Ways on; the first is the primary one. */
  actions?: readonly LinkData[];
}
