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

/** A measured value: SI units and those used with the SI, as the table shows them, never converted. */
interface SheetQuantity {
  /** How the figures are meant: one figure, a range, bounds, versions to choose from, or length × width (× height). */
  shape: Quantity["shape"];
  figures: readonly number[];
  /** Symbol of the unit; empty for counts. */
  unit: Quantity["unit"];
}

/** One row of the table. */
interface SheetRow {
  /** The same in every language and for every model. */
  key: SpecKey;
  label: string;
  /** As readers see it; null where the value is given on request. */
  text: string | null;
  /** The quantities in the text, in the order they stand there. */
  quantities: readonly SheetQuantity[];
}

/**
 * A model's specification for programs, at `/products/<model>.json` and `/en/products/<model>.json`. `schemaVersion` changes
 * when something is taken away or means something else; what is added leaves it as it is.
 */
export interface SpecificationSheet {
  schemaVersion: 1;
  /** BCP 47 tag of all words. */
  language: string;
  /** The page for readers. */
  url: string;
  maker: string;
  model: {
    id: ModelId;
    name: string;
    series: SeriesId;
    /** What kind of machine it is. */
    kind: string;
    description: string;
  };
  /** The four figures the model is told apart by. */
  headline: readonly { label: string; text: string; quantities: readonly SheetQuantity[] }[];
  /** The whole table, in its order. */
  specifications: readonly SheetRow[];
  /** What can be bought with it. */
  accessories: readonly string[];
}

const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "quantity";

const isMessage = (words: Words): words is MessageDescriptor => !("kind" in words);

/** The quantities that words are or hold. */
function quantitiesOf(words: Words): readonly SheetQuantity[] {
  const held: readonly unknown[] = isMessage(words) ? Object.values(words.values ?? {}) : [words];
  return held.filter(isQuantity).map(({ shape, figures, unit }) => ({ shape, figures, unit }));
}

/**
 * A model's specification in one language, from the same data as its page.
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
