import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  brand,
  i18nFor,
  type Language,
  languageNames,
  languageTag,
  paperOf,
  paperWords,
  type ResolvedPaper,
  release,
  resolveData,
  resolvePaper,
  resolveShell,
} from "@lightmaker/content";
import {
  type Faces,
  type FigureRow,
  openFaces,
  type PrintBlock,
  type PrintPaper,
} from "@lightmaker/documents";
import { formatValue, isConvertible, type SpecValue } from "@lightmaker/ui";

/** This script is bundled, so it resolves files by their package instead of its own location. */
const folderOf = (file: string): string => path.dirname(createRequire(import.meta.url).resolve(file));

const latin = (weight: "Regular" | "SemiBold"): Buffer =>
  readFileSync(path.join(folderOf("@lightmaker/documents/package.json"), `fonts/Geist-${weight}.ttf`));

/** The package of the Chinese font exports no path to this file. */
const han = (weight: "Regular" | "Medium"): Buffer =>
  readFileSync(path.join(folderOf("@embedpdf/fonts-sc"), `../fonts/NotoSansHans-${weight}.otf`));

const pictureOf = (address: string): Buffer =>
  readFileSync(path.join(folderOf("@lightmaker/media/files"), "../built", address.replace(/^\/media\//, "")));

let opened: Faces | undefined;

/** Returns the fonts of all documents. They are opened at the first call. */
export function faces(): Faces {
  opened ??= openFaces({
    latin: latin("Regular"),
    latinStrong: latin("SemiBold"),
    han: han("Regular"),
    hanStrong: han("Medium"),
  });
  return opened;
}

/** Formats a date as `2026 年 11 月 21 日` or `21 November 2026`. */
export function dateOf(date: string, language: Language): string {
  const formatted = new Intl.DateTimeFormat(language === "en" ? "en-GB" : languageTag[language], {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(date));
  return language === "zh" ? formatted.replaceAll(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, " ") : formatted;
}

/** Formats a value in both systems of units, as in the page's table. */
function figureRow(label: string, value: SpecValue, language: Language): FigureRow {
  const { specs } = resolveShell({ i18n: i18nFor(language), language, catalogue: language }).labels;
  const text = (system: "metric" | "imperial") => formatValue(value, languageTag[language], specs, system);
  return {
    label,
    metric: text("metric"),
    // A spelled-out Chinese unit needs no space before the next word.
    ...(isConvertible(value) && {
      imperial: text("imperial").replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ""),
    }),
  };
}

/** Converts specifications into rows of figures. All other blocks are printed unchanged. */
function printBlock(
  block: ResolvedPaper["chapters"][number]["blocks"][number],
  language: Language,
): PrintBlock {
  if (block.type !== "specSection") return block;
  const rows = block.groups.flatMap((group) => group.rows);
  return { type: "figures", rows: rows.map(({ label, value }) => figureRow(label, value, language)) };
}

/** Returns a document of a model in one language, ready for typesetting. */
export function printPaper(
  ...[kind, model, language]: [...Parameters<typeof paperOf>, Language]
): PrintPaper {
  const resolution = { i18n: i18nFor(language), language, catalogue: language };
  const { picture, chapters, ...paper } = resolvePaper(paperOf(kind, model), resolution);
  return {
    ...paper,
    ...(picture && { picture: { bytes: pictureOf(picture.src), alt: picture.alt } }),
    chapters: chapters.map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.map((block) => printBlock(block, language)),
    })),
    short: kind === "spec-sheet",
    language: languageTag[language],
    version: release.version,
    date: release.date,
    dateWritten: dateOf(release.date, language),
    languageName: languageNames[language],
    maker: brand.name,
    contact: `${brand.servicePhone} · ${brand.email}`,
    words: resolveData(paperWords, resolution),
  };
}
