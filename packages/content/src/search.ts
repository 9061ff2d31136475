import { msg } from "@lingui/core/macro";
import type { Words } from "./authoring.ts";
import type { AuthoredBlock, Page } from "./define.ts";
import { pages } from "./pages/index.ts";
import { specificationSheet } from "./products/sheet.ts";
import { type Resolution, resolveWords } from "./resolve.ts";
import { type PageId, pagePath, routes } from "./routes.ts";
import { ancestorsOf, nameOf } from "./shell.ts";

/** Kind of a search result, by which results are grouped. The search also finds news, but only the API has those. */
export type SearchKind =
  | "product"
  | "material"
  | "application"
  | "specification"
  | "question"
  | "file"
  | "support"
  | "company";

/** A document of the search: a page, or a part of a page with its own URL. */
export interface SearchDocument {
  href: string;
  kind: SearchKind;
  title: string;
  /** Page that the document is part of. */
  place?: string;
  /** Other names. A match ranks almost like one in the title. They are never shown. */
  names: readonly string[];
  /** Subjects, in words that people search for. They are never shown. */
  keywords: readonly string[];
  /** Text, in passages; a result shows one of them. */
  passages: readonly string[];
}

/**
 * Other names that visitors use for a part of a page, separated by commas. Editors add the words of searches without
 * results.
 */
export const alsoCalled: Readonly<Record<string, Words>> = {
  "products#comparison": msg`型号对比,参数对比,比较型号`,
  "products#finder": msg`选型,哪款适合我,推荐机型`,
  "drawingCheck#check": msg`检查图纸,图纸能不能切,切多久,切割时间,报时间,出几件,轮廓闭合,重复的线,SVG,DXF`,
  "room#plan": msg`量场地,房间多大,摆得下吗,占地,门宽,进得去吗,电梯,楼梯,平面图,布局,厂房布置`,
  "settings#finder": msg`速度功率表,参数表,切割速度,雕刻参数,LightBurn`,
  "faq#tube-life": msg`激光管寿命,使用寿命,多久换管`,
  "faq#weak-extraction": msg`烟抽不干净,排烟不好,抽风弱`,
  "faq#computer": msg`电脑配置,系统要求,Mac`,
  "contactus#message": msg`留言,反馈,投诉`,
};

/** Keys of labels of controls and form fields, and of values for programs. Their words are not searched. */
const controls = new Set([
  "labels",
  "tools",
  "contact",
  "sheet",
  "id",
  "href",
  "current",
  // Of a model: its file, names inside of it, and what its arrows say.
  "file",
  "room",
  "node",
  "nodes",
  "dimensions",
]);

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === "object" && node !== null;
const isMessage = (node: object): boolean =>
  "id" in node && typeof node.id === "string" && ("message" in node || Object.keys(node).length === 1);

/**
 * Returns the readable text of authored data, in order: sentences and names, without pictures, links, figures and
 * controls.
 */
function passagesOf(node: unknown, read: (words: Words) => string): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => passagesOf(item, read));
  if (!isObject(node)) return [];
  if (isMessage(node) || node["kind"] === "verbatim") return [read(node as unknown as Words)];
  if ("kind" in node) return [];
  return Object.entries(node).flatMap(([key, value]) => (controls.has(key) ? [] : passagesOf(value, read)));
}

/** Returns the kind of a page, by its group in the menu. */
function kindOf(page: PageId): SearchKind {
  switch (ancestorsOf(page)[0] ?? page) {
    case "products":
      return "product";
    case "materials":
      return "material";
    case "applications":
      return "application";
    case "support":
      return "support";
    default:
      return "company";
  }
}

/** Splits the keywords of a page. */
const termsOf = (keywords: string): string[] =>
  keywords
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean);

/** Position of a block: on a page, or in one entry of a switcher. */
interface Place {
  readonly page: PageId;
  readonly kind: SearchKind;
  /** URL without an anchor. */
  readonly href: string;
  readonly name: string;
}

/** Search contents of a block: text that belongs to its page, and parts that are documents of their own. */
interface Findings {
  readonly own: readonly string[];
  readonly parts: readonly SearchDocument[];
}

/** Returns all search documents in one language: pages, models, tables, questions, substances and files. */
export function searchDocuments(resolution: Resolution): readonly SearchDocument[] {
  const ids = (Object.keys(routes) as PageId[]).filter((id) => !pages[id].unlisted);
  return ids.flatMap((id) => documentsOf(pages[id], resolution));
}

function documentsOf({ id, meta, blocks }: Page, resolution: Resolution): readonly SearchDocument[] {
  const title = resolveWords(meta.title, resolution);
  const name = resolveWords(nameOf(id) ?? meta.title, resolution);
  const href = pagePath(id, resolution.language);
  const kind = kindOf(id);
  const { own, parts } = findingsIn(blocks, { page: id, kind, href, name }, resolution);
  const keywords = termsOf(resolveWords(meta.keywords, resolution));
  const passages = [resolveWords(meta.description, resolution), ...own];
  return [{ href, kind, title, names: [name], keywords, passages }, ...parts];
}

function findingsIn(blocks: readonly AuthoredBlock[], place: Place, resolution: Resolution): Findings {
  const all = blocks.map((block) => findingsOf(block, place, resolution));
  return { own: all.flatMap(({ own }) => own), parts: all.flatMap(({ parts }) => parts) };
}

function findingsOf(block: AuthoredBlock, place: Place, resolution: Resolution): Findings {
  const read = (words: Words): string => resolveWords(words, resolution);
  const intro = (): string[] =>
    "title" in block ? passagesOf([block.title, "lead" in block && block.lead], read) : [];
  const part = (
    suffix: string,
    document: Omit<SearchDocument, "href" | "place" | "names" | "keywords">,
    names: readonly string[] = [],
  ): SearchDocument => {
    const also = alsoCalled[place.page + suffix];
    return {
      href: place.href + suffix,
      place: place.name,
      names,
      keywords: also ? termsOf(read(also)) : [],
      ...document,
    };
  };
  const anchor = block.anchor ? `#${block.anchor}` : "";

  switch (block.type) {
    case "faq":
      return {
        // A question without an anchor is found with its page.
        own: [
          ...intro(),
          ...passagesOf(
            block.items.filter(({ id }) => !id),
            read,
          ),
        ],
        parts: block.items.flatMap(({ id, question, answer }) =>
          id
            ? part(`#${read(id)}`, { kind: "question", title: read(question), passages: [read(answer)] })
            : [],
        ),
      };
    case "materialCheck":
      return {
        own: intro(),
        parts: block.items.map(({ id, name, synonyms, reason }) =>
          part(
            `?check=${read(id)}${anchor}`,
            { kind: "material", title: read(name), passages: [read(reason)] },
            [read(id), ...synonyms.map(read)],
          ),
        ),
      };
    case "downloads":
      return {
        own: intro(),
        parts: block.groups.flatMap(({ files }) =>
          files.map(({ name, text, version, system }) =>
            part(anchor, {
              kind: "file",
              title: read(name),
              passages: passagesOf([text, version, system], read),
            }),
          ),
        ),
      };
    case "specSection": {
      // The models' pages have these tables too, and are found by their other texts.
      if (place.page !== "specifications" || !block.anchor) return { own: intro(), parts: [] };
      const { model, specifications } = specificationSheet(block.anchor, resolution);
      const passages = specifications.flatMap(({ label, text }) => (text ? [`${label}: ${text}`] : []));
      return { own: [], parts: [part(anchor, { kind: "specification", title: model.name, passages })] };
    }
    case "models": {
      const entries = block.entries.map(({ model, name, note, spellings, blocks }) => {
        const suffix = `?model=${model}`;
        const inside = { ...place, href: place.href + suffix, name: read(name) };
        const { own, parts } = findingsIn(blocks, inside, resolution);
        const passages = [read(note), ...own];
        return [
          part(suffix, { kind: "product", title: read(name), passages }, spellings.map(read)),
          ...parts,
        ];
      });
      return { own: [], parts: entries.flat() };
    }
    case "form":
    case "uploadForm":
    case "finder":
    case "comparison":
    case "instalmentCalculator":
    case "settings":
    case "testGrid":
    case "drawingCheck":
    case "roomPlanner":
      // The rest of these blocks is for input or choice.
      return addressed(intro());
    default:
      return addressed(passagesOf(block, read));
  }

  /** A block with an anchor and a title is a document of its own. */
  function addressed([title, ...passages]: readonly string[]): Findings {
    const titled = "title" in block && block.title && title;
    if (!anchor || !titled) return { own: title ? [title, ...passages] : [], parts: [] };
    return { own: [], parts: [part(anchor, { kind: place.kind, title, passages })] };
  }
}
