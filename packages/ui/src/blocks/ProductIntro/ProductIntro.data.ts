import type { Figure, LinkData, Picture } from "../../data.ts";
import type { SectionData } from "../data.ts";

/** The opening of a product: what it looks like, what it is, and the four figures it is told apart by. */
export interface ProductIntroData extends SectionData {
  /** Name and kind: `Light 530, a desktop CO₂ laser`. */
  eyebrow: string;
  title: string;
  /** One line that says for whom or how large. */
  subtitle: string;
  description: string;
  /** Shown one after another, 4 s each; none leaves the carousel out. */
  pictures: readonly Picture[];
  figures: readonly [Figure, Figure, Figure, Figure];
  /** What a visitor who wants this product does next; the first is the primary one. */
  actions?: readonly LinkData[];
}
