import type { MessageDescriptor } from "@lingui/core";
import type { Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { plain, type Quantity } from "../quantity.ts";
import { type Resolution, resolveWords } from "../resolve.ts";
import { type Language, languageTag, pagePath } from "../routes.ts";
import { accessories } from "./accessories.ts";
import type { ModelId, SeriesId } from "./facts.ts";
import { productModels } from "./models/index.ts";
import { isOnRequest, type SpecKey } from "./specs.ts";

/** A measured value in the units of the table (SI units and units accepted with the SI), never converted. */
interface SheetQuantity {
  /** Meaning of the figures: one figure, a range, bounds, versions to choose from, or length × width (× height). */
  shape: Quantity["shape"];
  figures: readonly number[];
  /** Symbol of the unit; empty for counts. */
  unit: Quantity["unit"];
}

/** One row of the table. */
interface SheetRow {
  /** Key of the row, the same in every language and for every model. */
  key: SpecKey;
  label: string;
  /** Text as readers see it; null if the value is given on request. */
  text: string | null;
  /** Quantities in the text, in text order. */
  quantities: readonly SheetQuantity[];
}

/**
 * Machine-readable specification of a model, at `/products/<model>.json` and `/en/products/<model>.json`.
 * `schemaVersion` changes when something is removed or changes its meaning, but not when something is added.
 */
export interface SpecificationSheet {
  schemaVersion: 1;
  /** BCP 47 tag of all texts. */
  language: string;
  /** URL of the page for readers. */
  url: string;
  maker: string;
  model: {
    id: ModelId;
    name: string;
    series: SeriesId;
    /** Kind of machine. */
    kind: string;
    description: string;
  };
  /** The four figures that characterise the model. */
  headline: readonly { label: string; text: string; quantities: readonly SheetQuantity[] }[];
  /** The full table, in its order. */
  specifications: readonly SheetRow[];
  /** Accessories that can be bought with it. */
  accessories: readonly string[];
}

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "quantity";

const isMessage = (words: Words): words is MessageDescriptor => !("kind" in words);

/** Returns the quantities that words consist of or contain. */
function quantitiesOf(words: Words): readonly SheetQuantity[] {
  const held: readonly unknown[] = isMessage(words) ? Object.values(words.values ?? {}) : [words];
  return held.filter(isQuantity).map(({ shape, figures, unit }) => ({ shape, figures, unit }));
}

/**
 * Returns a model's specification in one language, from the same data as its page.
 * @throws RangeError when there is no such model
 */
export function specificationSheet(
  slug: string,
  resolution: Resolution & { readonly language: Language },
): SpecificationSheet {
  const model = productModels.find((each) => each.slug === slug);
  if (!model) throw new RangeError(`There is no model "${slug}", so it has no specification.`);
  const text = (words: Words) => plain(resolveWords(words, resolution));
  return {
    schemaVersion: 1,
    language: languageTag[resolution.catalogue],
    url: `${brand.origin}${pagePath(model.series, resolution.language)}?model=${model.slug}`,
    maker: brand.name,
    model: {
      id: model.slug,
      name: model.name,
      series: model.series,
      kind: text(model.machineType),
      description: text(model.description),
    },
    headline: model.specs.map(({ label, value }) => ({
      label: text(label),
      text: text(value),
      quantities: quantitiesOf(value),
    })),
    specifications: model.table.map(({ key, label, value }) => ({
      key,
      label: text(label),
      ...(isOnRequest(value)
        ? { text: null, quantities: [] }
        : { text: text(value), quantities: quantitiesOf(value) }),
    })),
    accessories: model.accessories.map((id) => text(accessories[id].title)),
  };
}
