import { type FormLanguage, formLanguages, languageOfPath, languagePrefix } from "@lightmaker/api/languages";

/**
 * Every page of the site with its path, without a language prefix (specification, section 2; decisions 5). Links use
 * page ids, so each path is defined only here.
 */
export const routes = {
  home: "/",
  products: "/products",
  morningLight: "/products/morning-light",
  zhongtian: "/products/zhongtian",
  accessories: "/products/accessories",
  applications: "/applications",
  education: "/applications/education",
  creative: "/applications/creative",
  art: "/applications/art",
  medical: "/applications/medical",
  electronics: "/applications/electronics",
  architecture: "/applications/architecture",
  materials: "/materials",
  wood: "/materials/wood",
  acrylic: "/materials/acrylic",
  paper: "/materials/paper",
  stone: "/materials/stone",
  fabric: "/materials/fabric",
  glass: "/materials/glass",
  metal: "/materials/metal",
  aluminum: "/materials/aluminum",
  leather: "/materials/leather",
  support: "/support",
  software: "/support/software",
  machine: "/support/machine",
  downloads: "/support/downloads",
  faq: "/support/faq",
  specifications: "/support/specifications",
  warranty: "/support/warranty",
  maintenance: "/support/maintenance",
  safety: "/support/safety",
  settings: "/support/settings",
  settingsLight530: "/support/settings/light-530",
  settingsLight530Rf: "/support/settings/light-530-rf",
  settingsLight640: "/support/settings/light-640",
  settingsLight960: "/support/settings/light-960",
  settingsLight1390: "/support/settings/light-1390",
  settingsLight1610: "/support/settings/light-1610",
  settingsWood: "/support/settings/wood",
  settingsAcrylic: "/support/settings/acrylic",
  drawingCheck: "/support/drawing-check",
  room: "/support/room",
  about: "/about",
  company: "/about/company",
  service: "/about/service",
  sample: "/about/sample",
  finance: "/about/finance",
  news: "/about/news",
  contact: "/contact",
  contactus: "/contact/contactus",
  partner: "/contact/partner",
  privacy: "/privacy",
  terms: "/terms",
  /** Result pages of a form that is posted without JavaScript. */
  sent: "/sent",
  notSent: "/not-sent",
  /** Served with status 404 for every path that is not listed here. */
  notFound: "/404",
} as const;

export type PageId = keyof typeof routes;

/** Languages with URLs and an entry in the language switch, the default first. */
export const languages = formLanguages;
/** A language that visitors can choose. */
export type Language = FormLanguage;

/** Languages with a catalogue. The German one contains the Chinese texts until it is translated (decisions 1). */
export const catalogueLanguages = [...languages, "de"] as const;
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** BCP 47 tag for `<html lang>` and `hreflang`. */
export const languageTag: Record<CatalogueLanguage, string> = { zh: "zh-Hans", en: "en", de: "de" };

/** Names of languages as their speakers write them; never translated. */
export const languageNames: Record<Language, string> = { zh: "中文", en: "English" };

/** Returns the path of a page in one language: Chinese at `/…`, English at `/en/…` (decisions 2). */
export function pagePath(id: PageId, language: Language): string {
  const path = routes[id];
  return path === "/" ? languagePrefix[language] || "/" : languagePrefix[language] + path;
}

/**
 * Returns the language and the page of a path. A trailing slash makes no difference. An unknown path gives the 404 page
 * of its language.
 */
export function pageAt(pathname: string): { id: PageId; language: Language } {
  const language = languageOfPath(pathname);
  const path = pathname.slice(languagePrefix[language].length).replace(/\/+$/, "") || "/";
  const found = Object.entries(routes).find(([, route]) => route === path);
  return { id: (found?.[0] ?? "notFound") as PageId, language };
}

/** One language in the language switch. */
export interface LanguageLink {
  code: Language;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  /** The language's own name. */
  label: string;
  href: string;
}

/** Returns links to the same page in every language of the switch. */
export function languageLinks(page: PageId): LanguageLink[] {
  return languages.map((code) => ({
    code,
    tag: languageTag[code],
    label: languageNames[code],
    href: pagePath(page, code),
  }));
}

/** Canonical ids of the models (decisions 7), in the order of the switchers. They are part of URLs: `?model=`, `.json`. */
export const modelIds = [
  "light-530",
  "light-blue-530",
  "light-530-rf",
  "mark-m20",
  "light-640",
  "light-960",
  "light-1390",
  "light-1610",
] as const;

/** URL parameter that chooses a model on its series' page (decisions 7). */
export const modelParameter = "model";

/** Returns the address of a model on its series' page, from that page's path or absolute URL. */
export const modelAddress = (page: string, model: (typeof modelIds)[number]): string =>
  `${page}?${modelParameter}=${model}`;

/** Returns the suffix that turns the path of the products page into that of one model's JSON. */
export const sheetSuffix = (model: (typeof modelIds)[number] | ":model"): string => `/${model}.json`;

/** Path of the JSON file with the texts of the chat window. */
export const chatWordsPath = (language: Language): string => `${languagePrefix[language]}/chat.json`;

/** Path of a machine's model for Quick Look on iPhones, written when the site is built. */
export const usdzPath = (model: string): string => `/models/${model}.usdz`;

/** Returns the path of a model's specification as JSON; `:model` gives the route pattern. */
export const sheetPath = (model: (typeof modelIds)[number] | ":model", language: Language): string =>
  pagePath("products", language) + sheetSuffix(model);

/** Folder of the product feed. Other sites may read everything in it (api/server/http/security-headers.ts). */
const feedFolder = "/feed";

/** Returns the path of a file of the feed for dealers: the list of products, or a model. `:name` gives the route pattern. */
export const feedPath = (
  name: (typeof modelIds)[number] | "products" | ":name",
  language: Language,
): string =>
  name === ":name"
    ? `${feedFolder}${languagePrefix[language]}/:name`
    : `${feedFolder}${languagePrefix[language]}/${name}.json`;

/** Path of the JSON Schema of the feed. */
export const feedSchemaPath = `${feedFolder}/products-1.schema.json`;

/** URL parameter that opens the search with its value, on any page. */
export const searchParameter = "q";

/** Path of the JSON file with all search documents in one language. */
export const searchPath = (language: Language): string => `${languagePrefix[language]}/search.json`;
