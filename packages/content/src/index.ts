export { brand } from "./brand.ts";
export { i18nFor } from "./catalogues.ts";
export type {
  Block,
  BlockType,
  BlockTypes,
  ComparisonBlockData,
  FinderBlockData,
  FormBlockData,
  FormId,
  FormPrefill,
  FormUpload,
  ModelsBlockData,
  NewsListBlockData,
  Page,
} from "./define.ts";
export { pages } from "./pages/index.ts";
export type { SeriesId } from "./products/facts.ts";
export { type SpecificationSheet, specificationSheet } from "./products/sheet.ts";
export { type Resolution, type ResolvedPage, resolvePage } from "./resolve.ts";
export {
  type CatalogueLanguage,
  catalogueLanguages,
  type Language,
  type LanguageLink,
  languageLinks,
  languages,
  languageTag,
  type PageId,
  pageAt,
  pagePath,
  routes,
} from "./routes.ts";
export {
  type LanguageOffer,
  linkByLabel,
  resolveNotice,
  resolveOffer,
  resolveShell,
  type Shell,
} from "./shell.ts";
export { breadcrumbs, type Crumb, type StructuredData, structuredData } from "./structured-data.ts";
