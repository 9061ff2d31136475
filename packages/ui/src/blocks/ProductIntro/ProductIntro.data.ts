import type { Figure, LinkData, Picture, Plate } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The opening of a product: pictures, description and four key figures. */
export interface ProductIntroData extends SectionData {
  /** Name and kind, for example `Light 530, a desktop CO₂ laser`. */
  eyebrow: string;
  title: string;
  /** One line with the audience or the size. */
  subtitle: string;
  description: string;
  /** Pictures of a carousel, 4 s each. If empty, there is no carousel. */
  pictures: readonly Picture[];
  /** Data plate of one machine, which then holds the figures. Omit for a series. */
  plate?: Plate;
  figures: readonly [Figure, Figure, Figure, Figure];
  /** Links for visitors who want the product; the first one is the primary action. */
  actions?: readonly LinkData[];
}
