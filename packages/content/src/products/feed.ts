import type { FeedDocument, FeedIndex, FeedModel, FeedPicture } from "@lightmaker/feed";
import { msg } from "@lingui/core/macro";
import { spec, type Words } from "../authoring.ts";
import { brand } from "../brand.ts";
import { type PaperKind, release } from "../documents/files.ts";
import { formatFigures, plain, unitName } from "../quantity.ts";
import { type Resolution, resolveData, resolveWords } from "../resolve.ts";
import {
  feedPath,
  feedSchemaPath,
  type Language,
  languages,
  languageTag,
  modelAddress,
  pagePath,
} from "../routes.ts";
import { accessories } from "./accessories.ts";
import type { ModelId } from "./facts.ts";
import { productModels } from "./models/index.ts";
import type { HeadlineSpec, ProductModel } from "./product-model.ts";
import { isOnRequest } from "./specs.ts";

/** What changed in the products' data, latest first: for dealers, who show them on their own sites. Names of models, or all. */
const changes: readonly { date: string; models: readonly ModelId[]; text: Words }[] = [
  {
    date: "2026-11-26",
    models: [],
    text: msg`产品数据第一次公开：八个型号的文字、参数、图片和文件，中英文各一份。`,
  },
];

const titles: Readonly<Record<PaperKind, Words>> = {
  "user-manual": msg`用户手册`,
  "spec-sheet": msg`规格表`,
  "operation-guide": msg`操作指南`,
};

type Resolved = Resolution & { readonly language: Language };

/** The file of a document, as the build knows it after it was generated. */
export type MadeDocument = Pick<FeedDocument, "kind" | "href" | "type" | "bytes" | "sha256">;

const absolute = (href: string) => brand.origin + href;
const everyAddress = (srcSet: string) => srcSet.replaceAll(/(?<=^|, )\//g, `${brand.origin}/`);

/** Returns texts without the spaces that only a page needs, and pictures with absolute addresses. */
function forOtherSites<Data>(data: Data): Data {
  if (typeof data === "string") return plain(data) as Data;
  if (Array.isArray(data)) return data.map(forOtherSites) as Data;
  if (typeof data !== "object" || data === null) return data;
  const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, forOtherSites(value)]));
  if ("srcSet" in copy && typeof copy["src"] === "string")
    return { ...copy, src: absolute(copy["src"]), srcSet: everyAddress(copy["srcSet"] as string) } as Data;
  return copy as Data;
}

const lastChange = (id: ModelId): string =>
  changes.find(({ models }) => models.length === 0 || models.includes(id))?.date ?? release.date;

type Summary = Omit<FeedIndex["models"][number], "href">;

function summaryOf(model: ProductModel, resolution: Resolved): Omit<Summary, "revision"> {
  const { catalogue, language } = resolution;
  const text = (words: Words) => resolveWords(words, resolution);
  const figure = ({ label, value }: HeadlineSpec) => ({
    label: text(label),
    value: formatFigures(value, catalogue),
    ...(value.unit !== "" && { unit: unitName(value.unit, catalogue) }),
  });
  const [first, second, third, fourth] = model.specs;
  return {
    id: model.slug,
    series: model.series === "zhongtian" ? "zhongtian" : "morning-light",
    name: model.name,
    kind: text(model.machineType),
    title: text(model.title),
    description: text(model.description),
    page: absolute(modelAddress(pagePath(model.series, language), model.slug)),
    updated: lastChange(model.slug),
    headline: [figure(first), figure(second), figure(third), figure(fourth)],
    picture: resolveData(model.carousel[0], resolution) as FeedPicture,
  };
}

/**
 * Returns a model as dealers get it, in one language, from the same data as its page.
 *
 * @param made the model's documents in this language
 * @param revisionOf hash of a text, as the file's revision
 */
export function feedModel(
  model: ProductModel,
  resolution: Resolved,
  made: readonly MadeDocument[],
  revisionOf: (content: string) => string,
): FeedModel {
  const sections = (list: readonly (typeof model.solutions)[keyof typeof model.solutions][]) =>
    resolveData(list, resolution);
  const content = forOtherSites({
    language: languageTag[resolution.catalogue],
    ...summaryOf(model, resolution),
    subtitle: resolveWords(model.subtitle, resolution),
    pictures: resolveData(model.carousel, resolution) as FeedPicture[],
    solutions: sections(Object.values(model.solutions)),
    features: sections(Object.values(model.features)),
    specifications: [
      {
        rows: model.table.map(({ key, label, value }) => ({
          key,
          label: resolveWords(label, resolution),
          value: isOnRequest(value) ? null : resolveData(spec(value), resolution),
        })),
      },
    ],
    questions: model.faqs.map(({ question, answer }) => resolveData({ question, answer }, resolution)),
    accessories: model.accessories.map((id) => resolveWords(accessories[id].title, resolution)),
    documents: made.map(({ href, ...file }) => ({
      ...file,
      href: absolute(href),
      title: resolveWords(titles[file.kind], resolution),
      version: release.version,
      date: release.date,
    })),
  }) as Omit<FeedModel, "$schema" | "schemaVersion" | "revision">;
  return {
    $schema: absolute(feedSchemaPath),
    schemaVersion: 1,
    revision: revisionOf(JSON.stringify(content)),
    ...content,
  };
}

/** Returns the list of all models in one language, and what changed. */
export function feedIndex(models: readonly FeedModel[], resolution: Resolved): FeedIndex {
  const { language, catalogue } = resolution;
  return {
    $schema: absolute(feedSchemaPath),
    schemaVersion: 1,
    language: languageTag[catalogue],
    alternates: Object.fromEntries(
      languages
        .filter((other) => other !== language)
        .map((other) => [languageTag[other], absolute(feedPath("products", other))]),
    ),
    maker: brand.name,
    updated: changes[0]?.date ?? release.date,
    models: models.map((model) => ({
      id: model.id,
      series: model.series,
      name: model.name,
      kind: model.kind,
      title: model.title,
      description: model.description,
      page: model.page,
      updated: model.updated,
      revision: model.revision,
      headline: model.headline,
      picture: model.picture,
      href: absolute(feedPath(model.id as ModelId, language)),
    })),
    changes: changes.map(({ date, models: ids, text }) => ({
      date,
      models: [...ids],
      text: plain(resolveWords(text, resolution)),
    })),
  };
}

/** Models in the order of the feed. */
export const feedModels = productModels;
