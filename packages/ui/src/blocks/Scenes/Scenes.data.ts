import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** One situation in which a machine is used. */
export interface Scene {
  title: string;
  /** What happens there; stays in the HTML while closed. */
  description: string;
  picture: Picture;
}

/** Scenes that open and close independently; all are closed at first. */
export interface ScenesData extends SectionData, SectionIntro {
  /** Three, or a multiple of three. */
  items: readonly Scene[];
}
