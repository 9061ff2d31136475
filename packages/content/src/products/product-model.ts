import type { AuthoredPicture, Words } from "../authoring.ts";
import type { Quantity } from "../quantity.ts";
import type { AccessoryId } from "./accessories.ts";
import type { ModelId, SeriesId } from "./facts.ts";
import type { MaterialSample } from "./samples.ts";
import type { SpecRow } from "./specs.ts";

/** A heading and the text below it. */
export interface TitledText {
  readonly title: Words;
  readonly description: Words;
}

/** Text about a part of the machine with the picture that shows it. The two belong together. */
export interface PicturedText extends TitledText {
  readonly picture: AuthoredPicture;
}

/** One of the four figures that characterise a model. */
export interface HeadlineSpec {
  readonly value: Quantity;
  readonly label: Words;
}

export interface Question {
  readonly question: Words;
  readonly answer: Words;
  /** Answer in the machine's manual, if the page's is for buyers. `false`: the manual leaves the question out. */
  readonly inManual?: Words | false;
}

/** A small table that helps to decide: one row per piece or material, with up to three columns. */
export interface DecisionTable {
  readonly title: Words;
  readonly lead: Words;
  /** Heading of the column with the names of the rows. */
  readonly head: Words;
  readonly columns: readonly Words[];
  readonly rows: readonly { readonly name: Words; readonly cells: readonly Words[] }[];
  readonly note?: Words;
}

/** Questions that buyers settle before they order, under one heading. */
export interface BuyersNotes {
  readonly title: Words;
  readonly items: readonly { readonly title: Words; readonly paragraphs: readonly Words[] }[];
}

/**
 * A product model as listed in section 3 of the specification. `slug` is also the `id`, `name1` is `machineType`, and
 * `Specs` is `table`.
 */
export interface ProductModel {
  /** Canonical slug (decisions 7); also the value of `?model=`. */
  readonly slug: ModelId;
  readonly series: SeriesId;
  /** As written on the machine; the same in every language. */
  readonly name: string;
  /** Kind of machine, shown after the name. */
  readonly machineType: Words;
  readonly title: Words;
  readonly subtitle: Words;
  readonly description: Words;
  /** Four headline figures. */
  readonly specs: readonly [HeadlineSpec, HeadlineSpec, HeadlineSpec, HeadlineSpec];
  /** The machine from outside, from the front, close up, and at work: 1200 × 600. */
  readonly carousel: readonly [AuthoredPicture, AuthoredPicture, AuthoredPicture, AuthoredPicture];
  /** Headings above `solutions` and `features`, each model's own. */
  readonly headings: Readonly<Record<"solutions" | "features", Words>>;
  readonly solutions: Readonly<Record<"cuttingSystem" | "controlCenter" | "accessories", PicturedText>>;
  readonly features: Readonly<Record<"airFilter" | "safety" | "creation" | "ganyq", PicturedText>>;
  readonly banner: PicturedText;
  /** Accessories that can be bought with it (specification, section 2). */
  readonly accessories: readonly AccessoryId[];
  /** Materials that it processes, best known first. */
  readonly materials: readonly MaterialSample[];
  /** The full table. */
  readonly table: readonly SpecRow[];
  /** Shown below the full table, where that leaves questions open. */
  readonly decision?: DecisionTable;
  readonly notes?: BuyersNotes;
  readonly faqs: readonly Question[];
}
