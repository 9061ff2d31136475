import type { Picture } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A situation in which a machine is used. */
export interface Scene {
  title: string;
  /** Description of the scene. Stays in the HTML while closed. */
  description: string;
  picture: Picture;
}

/** Scenes that open and close independently. All are closed initially. */
export interface ScenesData extends SectionData, SectionIntro {
  /** Three scenes, or a multiple of three. */
  items: readonly Scene[];
}
