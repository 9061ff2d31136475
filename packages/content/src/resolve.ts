import { type CardSource, cardIds, cardSource, filmSource, pictureSource } from "@lightmaker/media";
import type { Film, LinkData, Picture, SpecQuantity, SpecValue } from "@lightmaker/ui";
import type { I18n, MessageDescriptor } from "@lingui/core";
import type {
  AuthoredFilm,
  AuthoredLink,
  AuthoredPicture,
  AuthoredSpec,
  FiguresOf,
  PageAddress,
  Verbatim,
  Words,
} from "./authoring.ts";
import { brand } from "./brand.ts";
import type { Block, Page, PageMeta } from "./define.ts";
import { type ModelId, models } from "./products/facts.ts";
import {
  bindUnits,
  closeUp,
  formatFigures,
  formatInSentence,
  formatQuantity,
  plain,
  type Quantity,
  unitName,
} from "./quantity.ts";
import { type CatalogueLanguage, type Language, languageNames, pagePath } from "./routes.ts";

/** Settings for resolving authored content into one language. */
export interface Resolution {
  /** Loaded with the catalogue of `catalogue`. */
  readonly i18n: I18n;
  /** Language of the URLs. */
  readonly language: Language;
  /**
   * Language of words and number formats. Differs from `language` only for catalogues without their own URLs, such as
   * German.
   */
  readonly catalogue: CatalogueLanguage;
}

/** Words of a page's head in one language. */
export interface ResolvedMeta {
  /** Title with the brand suffix. */
  title: string;
  description: string;
  keywords: string;
}

/** A page in one language: plain JSON with everything that the browser needs to show it. */
export interface ResolvedPage extends ResolvedMeta {
  id: Page["id"];
  /** Heads of the models that have an address on this page, by canonical id. */
  models?: Partial<Record<ModelId, ResolvedMeta>>;
  unlisted: boolean;
  /** Social card: picture in previews of links to the page. */
  card: CardSource;
  blocks: Block[];
}

type Node =
  | Verbatim
  | FiguresOf
  | Quantity
  | AuthoredPicture
  | AuthoredFilm
  | AuthoredLink
  | AuthoredSpec
  | PageAddress;

/** Placeholders that only the browser can fill (`{index}`, `{count}`). They are kept as written. */
const forTheBrowser = {
  index: "{index}",
  count: "{count}",
  name: "{name}",
  page: "{page}",
  value: "{value}",
};

export const isQuantity = (value: unknown): value is Quantity =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "quantity";

/** Words inside a message are objects. Any other value is already text. */
const isWords = (value: unknown): value is Words => typeof value === "object" && value !== null;

/** Resolves words into one language, together with quantities and other words inside a message. */
export function resolveWords(words: Words, resolution: Resolution): string {
  const { i18n, catalogue } = resolution;
  if (!("kind" in words)) {
    const values = Object.entries(words.values ?? {}).map(([name, value]) => [
      name,
      isQuantity(value)
        ? formatInSentence(value, catalogue)
        : isWords(value)
          ? resolveWords(value, resolution)
          : value,
    ]);
    const { id, message } = words;
    const text = bindUnits(
      i18n._(id, { ...forTheBrowser, ...Object.fromEntries(values) }, message ? { message } : {}),
    );
    return catalogue === "en" ? text : closeUp(text);
  }
  switch (words.kind) {
    case "verbatim":
      return words.text;
    case "figures":
      return formatFigures(words.quantity, catalogue);
    case "quantity":
      return formatQuantity(words, catalogue);
    case "address":
      return pagePath(words.page, resolution.language) + words.suffix;
  }
}

function resolveNode(node: Node, resolution: Resolution): unknown {
  switch (node.kind) {
    case "picture":
      return {
        ...pictureSource(node.id),
        alt: resolveWords(node.alt, resolution),
      };
    case "film": {
      const { poster, captions, ...film } = filmSource(node.id);
      return {
        ...film,
        poster: { ...poster, alt: resolveWords(node.alt, resolution) },
        captions: captions.map((track) => ({
          ...track,
          label: isLanguage(track.language) ? languageNames[track.language] : track.language,
        })),
      };
    }
    case "link":
      return resolveLink(node, resolution);
    case "spec":
      return resolveSpec(node.value, resolution);
    default:
      return resolveWords(node, resolution);
  }
}

/**
 * Resolves quantities into figures, so that the reader can choose the units. In a message, the placeholders `{0}`,
 * `{1}` and so on stand for them.
 */
function resolveSpec(value: AuthoredSpec["value"], resolution: Resolution): SpecValue {
  const { catalogue } = resolution;
  if (hasUnits(value)) return specQuantity(value, catalogue);
  if ("kind" in value)
    return value.kind === "link" ? resolveLink(value, resolution) : resolveWords(value, resolution);
  const quantities = Object.entries(value.values ?? {}).filter((entry): entry is [string, Quantity] =>
    hasUnits(entry[1]),
  );
  if (quantities.length === 0) return resolveWords(value, resolution);
  const places = Object.fromEntries(quantities.map(([name], index) => [name, `{${index}}`]));
  return {
    text: resolveWords({ ...value, values: { ...value.values, ...places } }, resolution),
    quantities: quantities.map(([, quantity]) => specQuantity(quantity, catalogue)),
  };
}

/** True for a quantity that can be shown in other units. A percentage is text. */
const hasUnits = (value: unknown): value is Quantity => isQuantity(value) && value.unit !== "%";

const specQuantity = (quantity: Quantity, catalogue: CatalogueLanguage): SpecQuantity => ({
  figures: quantity.figures,
  unit: unitName(quantity.unit, catalogue),
  shape: quantity.shape,
});

const resolveLink = (node: AuthoredLink, resolution: Resolution): LinkData => ({
  label: resolveWords(node.label, resolution),
  href: "page" in node ? pagePath(node.page, resolution.language) + node.suffix : node.href,
});

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

/** Type that authored data resolves to: the inverse of Authored. */
export type Resolved<Data> = Data extends AuthoredPicture
  ? Picture
  : Data extends AuthoredFilm
    ? Film
    : Data extends AuthoredLink
      ? LinkData
      : Data extends AuthoredSpec
        ? SpecValue
        : Data extends Words
          ? string
          : Data extends readonly (infer Item)[]
            ? Resolved<Item>[]
            : Data extends object
              ? { [Key in keyof Data]: Resolved<Data[Key]> }
              : Data;

/** Keys that Lingui's macro writes. Data of a block may also have an `id`, but always together with other keys. */
const messageKeys = new Set(["id", "message", "values", "comment", "context"]);
const isMessage = (node: object): node is MessageDescriptor =>
  "id" in node && typeof node.id === "string" && Object.keys(node).every((key) => messageKeys.has(key));

function resolveAny(node: unknown, resolution: Resolution): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveAny(item, resolution));
  if (typeof node !== "object" || node === null) return node;
  if ("kind" in node) return resolveNode(node as Node, resolution);
  if (isMessage(node)) return resolveWords(node, resolution);
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const resolved = resolveAny(value, resolution);
      return [key, key === "title" && typeof resolved === "string" ? bindNames(resolved) : resolved];
    }),
  );
}

/** Names of models that have spaces, the longest first. */
const names = Object.values(models)
  .map(({ name }) => name)
  .sort((a, b) => b.length - a.length);
const namesInText = new RegExp(names.join("|"), "g");

/** Keeps a model's name on one line: in the large type of a heading, a break in it is seen at once. */
const bindNames = (text: string): string =>
  text.replaceAll(namesInText, (name) => name.replaceAll(" ", "\u00a0"));

/** Resolves any authored data recursively into plain JSON of one language. */
export function resolveData<Data>(data: Data, resolution: Resolution): Resolved<Data> {
  // The recursion handles the same cases as the type.
  return resolveAny(data, resolution) as Resolved<Data>;
}

/** Returns the social card of the page's section, or that of the home page if the section has none. */
function cardOf({ id }: Page): CardSource {
  const [, part] = pagePath(id, "zh").split("/");
  return cardSource(cardIds.find((card) => card === `social/${part}`) ?? "social/home");
}

function resolveMeta({ title, description, keywords }: PageMeta, resolution: Resolution): ResolvedMeta {
  // Search engines and previews show these as they are, so they get plain spaces.
  const text = (words: Words) => plain(resolveWords(words, resolution));
  return { title: text(title) + brand.titleSuffix, description: text(description), keywords: text(keywords) };
}

/**
 * Resolves a page into one language. Pure: the same page and catalogue give the same data.
 * @throws MissingAssetError when a picture or film is not in the media manifest
 */
export function resolvePage(page: Page, resolution: Resolution): ResolvedPage {
  return {
    id: page.id,
    ...resolveMeta(page.meta, resolution),
    ...(page.models && {
      models: Object.fromEntries(
        Object.entries(page.models).map(([model, meta]) => [model, resolveMeta(meta, resolution)]),
      ),
    }),
    unlisted: page.unlisted ?? false,
    card: cardOf(page),
    // The mapped type Authored<Block> guarantees that resolving returns a Block.
    blocks: page.blocks.map((block) => resolveAny(block, resolution) as Block),
  };
}
