import type { MaterialVerdict, VerdictLevel } from "@lightmaker/ui";
import type { AuthoredLink, Words } from "../authoring.ts";
import type { PageMeta } from "../define.ts";
import type { ModelId } from "../products/facts.ts";
import type { TitledText } from "../products/model.ts";
import type { PageId } from "../routes.ts";
import type { ForbiddenId } from "./forbidden.ts";

/** Materials with a page of their own, each by its page's id. */
export type MaterialId = Extract<
  PageId,
  "wood" | "acrylic" | "paper" | "stone" | "fabric" | "glass" | "metal" | "aluminum" | "leather"
>;

/** Light by its wavelength: glass and RF tubes give the same (facts, "Sources of light"). */
export type Beam = "co2" | "diode" | "fiber";

/** What one kind of light does to a material, and why. `partly` is a yes with the condition in the reason. */
export interface BeamVerdict {
  /** Through the whole thickness. */
  readonly cut: VerdictLevel;
  /** Into the depth. */
  readonly engrave: VerdictLevel;
  /** On the surface only: by its colour, or by removing a coat. */
  readonly mark: VerdictLevel;
  readonly reason: Words;
}

/** Something made of the material; its picture is `materials/<material>/<object>`. */
export interface MaterialObject {
  readonly object: string;
  readonly title: Words;
  /** What the picture shows, for people who do not see it. */
  readonly alt: Words;
}

/** How far a model reaches in the material: a quantity of `products/facts.ts`, alone or in words, or `onRequest` of `products/specs.ts`. */
export interface Reach {
  readonly model: ModelId;
  readonly value: Words | AuthoredLink;
}

/** A substance that people ask about, for "Can I laser this?". */
export interface Substance {
  /** Latin, for addresses: `/materials?check=<id>`. It is found by it as well, with hyphens or without. */
  readonly id: string;
  readonly name: Words;
  /** What else it is called: messages for words of the page's language, `verbatim` for Latin names and abbreviations. */
  readonly also?: readonly Words[];
  /**
   * `allowed`: one of our lasers cuts it. `mark`: engraved or marked, never cut through. `never`: on our list, so it stands in
   * `forbidden.ts` and nowhere else. `unknown`: what is in it decides, so it is asked first.
   */
  readonly verdict: MaterialVerdict;
  /** The one light it may be put under, where its material knows more of them. */
  readonly only?: Beam;
  /** Why, in a sentence or two that stand on no page. */
  readonly reason: Words;
}

/** A material: every fact and word of its page, and its part of the check. `pages/materials.ts` makes the page of it. */
export interface Material {
  readonly id: MaterialId;
  readonly meta: PageMeta;
  /** One line on the hub's card. */
  readonly card: Words;
  readonly banner: {
    readonly title: Words;
    readonly lead: Words;
    /** What `materials/<id>/banner` shows. */
    readonly alt: Words;
    /** Whether that picture is bright, so that black words stand on it, or dark. */
    readonly pictureTone: "light" | "dark";
  };
  /** The three blocks of the specification; their pictures are `block-1` to `block-3`. */
  readonly blocks: Readonly<
    Record<"quality" | "process" | "applications", TitledText & { readonly alt: Words }>
  >;
  /** What each light does to it. */
  readonly beams: { readonly lead: Words } & Readonly<Record<Beam, BeamVerdict>>;
  /** The table of figures. */
  readonly figures: {
    readonly title: Words;
    readonly lead: Words;
    /** What the models' figures are: the thickness that is cut, or the height that fits. */
    readonly reachTitle: Words;
    readonly reach: readonly Reach[];
    /** Where a test grid begins; without figures in the facts, how to find them. */
    readonly start: readonly {
      readonly label: Words;
      readonly value: Words;
      /** The one light it is true of; the guides of other machines leave it out. */
      readonly only?: Beam;
    }[];
    /** Below the table: that these are starting points, and what decides. */
    readonly note: Words;
  };
  /** What to know at the machine. */
  readonly practice: {
    readonly title: Words;
    readonly kerf: TitledText;
    readonly fumes: TitledText;
    /** The same in the guides of CO₂ machines, where only the marker does what `fumes` speaks of. */
    readonly fumesOnCo2?: TitledText;
    readonly preparation: TitledText;
    readonly finishing: TitledText;
  };
  /** What is taken for this material and must not go in; the substances are named from the list of the forbidden. */
  readonly never: {
    readonly title: Words;
    readonly text: Words;
    readonly substances: readonly ForbiddenId[];
  };
  /** Twelve things for the row that passes by; on wood those of the specification, in its order. */
  readonly showcase: {
    readonly title: Words;
    readonly lead: Words;
    readonly objects: readonly MaterialObject[];
  };
  /** Objects that only the home page shows. */
  readonly samplesOnly?: readonly MaterialObject[];
  /** The two cards of products, and why each series suits this material. */
  readonly products: {
    readonly title: Words;
    readonly morningLight: Words;
    readonly zhongtian: Words;
    /** The first card, which stays the series', shows and leads to this model. */
    readonly model?: Extract<ModelId, "mark-m20">;
  };
  /** The end of the page: the sample form, then another way on. */
  readonly ask: {
    readonly title: Words;
    readonly lead: Words;
    readonly sample: Words;
    readonly other: AuthoredLink;
  };
  readonly substances: readonly Substance[];
}

/** Declares a material. */
export const defineMaterial = (material: Material): Material => material;
