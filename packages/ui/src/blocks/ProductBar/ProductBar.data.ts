import type { Figure, LinkData, Plate } from "../../data.ts";

/** Bar that stays on screen while a visitor reads about a product: its name, two figures and two ways on. */
export interface ProductBarData {
  plate: Plate;
  figures: readonly [Figure, Figure];
  /** The first one is the primary action. */
  actions: readonly [LinkData, LinkData];
}
