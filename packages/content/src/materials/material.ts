import type { MaterialVerdict, VerdictLevel } from "@lightmaker/ui";
import type { AuthoredLink, Words } from "../authoring.ts";
import type { PageMeta } from "../define.ts";
import type { ModelId } from "../products/facts.ts";
import type { TitledText } from "../products/product-model.ts";
import type { Scope } from "../products/scope.ts";
import type { PageId } from "../routes.ts";
import type { ForbiddenId } from "./forbidden.ts";

/** Materials with their own page, by the page's id. */
export type MaterialId = Extract<
  PageId,
  "wood" | "acrylic" | "paper" | "stone" | "fabric" | "glass" | "metal" | "aluminum" | "leather"
>;

/** Light by its wavelength. Glass and RF tubes emit the same (facts, "Sources of light"). */
export type Beam = "co2" | "diode" | "fiber";

/**
 * Effect of one kind of light on a material, with the reason. `partly` means yes under the condition that the reason
 * states.
 */
export interface BeamVerdict {
  /** Through the whole thickness. */
  readonly cut: VerdictLevel;
  /** Into the depth. */
  readonly engrave: VerdictLevel;
  /** Only on the surface: by a change of colour, or by removing a coating. */
  readonly mark: VerdictLevel;
  readonly reason: Words;
}

/** An object made of the material. Its picture is `materials/<material>/<object>`. */
export interface MaterialObject {
  readonly object: string;
  readonly title: Words;
  /** Alternative text of the picture. */
  readonly alt: Words;
}

/**
 * Limit of a model for the material: a quantity of `products/facts.ts`, alone or in words, or `onRequest` of
 * `products/specs.ts`.
 */
export interface ModelLimit {
  readonly model: ModelId;
  readonly value: Words | AuthoredLink;
}

/** A substance that people ask about in the check ("Can I laser this?"). */
export interface Substance {
  /** Id in Latin letters, for URLs: `/materials?check=<id>`. The search also finds it, with or without hyphens. */
  readonly id: string;
  readonly name: Words;
  /** Other names: messages for words of the page's language, `verbatim` for Latin names and abbreviations. */
  readonly also?: readonly Words[];
  /**
   * `allowed`: at least one of the maker's lasers cuts it. `mark`: can be engraved or marked, never cut through.
   * `never`: on the forbidden list; such substances are only in `forbidden.ts`. `unknown`: depends on its contents, so
   * visitors must ask first.
   */
  readonly verdict: MaterialVerdict;
  /** The only light that may be used, if the material allows several. */
  readonly only?: Beam;
  /** Reason, in one or two sentences that appear on no page. */
  readonly reason: Words;
}

/** Passages of a material's page that the documents use. */
export interface DocumentPassages {
  /** Effect of the light. */
  readonly reason: Words;
  /** Verdict for cutting, engraving and marking together, if the reason states a condition. */
  readonly verdict: VerdictLevel;
  /** Text below the starting points. */
  readonly note: Words;
  readonly preparation: TitledText;
  readonly kerf: TitledText;
  readonly fumes: TitledText;
  readonly finishing: TitledText;
  /** Text of the warning about look-alikes. */
  readonly never: Words;
}

/** A material: every fact and text of its page, and its part of the check. `pages/materials.ts` builds the page from it. */
export interface Material {
  readonly id: MaterialId;
  readonly meta: PageMeta;
  /** One line on the hub's card. */
  readonly card: Words;
  readonly banner: {
    readonly title: Words;
    readonly lead: Words;
    /** Alternative text of the picture `materials/<id>/banner`. */
    readonly alt: Words;
    /** Brightness of that picture: "light" for dark text on it, "dark" for light text. */
    readonly pictureTone: "light" | "dark";
  };
  /** The three blocks of the specification. Their pictures are `block-1` to `block-3`. */
  readonly blocks: Readonly<
    Record<"quality" | "process" | "applications", TitledText & { readonly alt: Words }>
  >;
  /** Effect of each light. */
  readonly beams: { readonly lead: Words } & Readonly<Record<Beam, BeamVerdict>>;
  /** The table of figures. */
  readonly figures: {
    readonly title: Words;
    readonly lead: Words;
    /** Meaning of the models' figures: the thickness that is cut, or the height that fits. */
    readonly limitsTitle: Words;
    readonly limits: readonly ModelLimit[];
    /** Heading of the starting points. Default: run a test grid first. */
    readonly startTitle?: Words;
    /** Starting points of a test grid. Without figures in the facts, how to find them. */
    readonly start: readonly (Pick<Scope, "sources" | "watts"> & {
      readonly label: Words;
      readonly value: Words;
      /** The only light that this applies to. The guides of other machines leave it out. */
      readonly only?: Beam;
    })[];
    /** Text below the table: these are starting points, and what the result depends on. */
    readonly note: Words;
  };
  /** Advice for work at the machine. */
  readonly practice: {
    readonly title: Words;
    readonly kerf: TitledText;
    readonly fumes: TitledText;
    readonly preparation: TitledText;
    readonly finishing: TitledText;
  };
  /**
   * Passages in the documents of some machines, where the page's are about all machines. Of several variants that fit a
   * machine, the first with a passage counts.
   */
  readonly inDocuments?: readonly (Scope & Partial<DocumentPassages>)[];
  /** Materials that look like this one and must not go in. Their names come from the list of forbidden materials. */
  readonly never: {
    readonly title: Words;
    readonly text: Words;
    readonly substances: readonly ForbiddenId[];
  };
  /** Twelve objects for the moving row. For wood, those of the specification, in its order. */
  readonly showcase: {
    readonly title: Words;
    readonly lead: Words;
    readonly objects: readonly MaterialObject[];
  };
  /** Objects that only the home page shows. */
  readonly samplesOnly?: readonly MaterialObject[];
  /** The two product cards, and why each series suits this material. */
  readonly products: {
    readonly title: Words;
    readonly morningLight: Words;
    readonly zhongtian: Words;
    /** Model that the first card shows and links to. The card still belongs to the series. */
    readonly model?: Extract<ModelId, "mark-m20">;
  };
  /** End of the page: the sample form, then another link. */
  readonly ask: {
    readonly title: Words;
    readonly lead: Words;
    readonly sample: Words;
    readonly other: AuthoredLink;
  };
  readonly substances: readonly Substance[];
}

export const defineMaterial = (material: Material): Material => material;
