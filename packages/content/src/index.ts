export { brand } from "./brand.ts";
export { i18nFor } from "./catalogues.ts";
export type {
  Block,
  BlockType,
  BlockTypes,
  CheckedModel,
  ComparisonBlockData,
  DownloadsBlockFile,
  DrawingCheckBlockData,
  FinderBlockData,
  FormBlockData,
  FormId,
  FormPrefill,
  FormUpload,
  KnownSettings,
  ModelsBlockData,
  NewsListBlockData,
  Page,
  RoomLabel,
  RoomPlannerBlockData,
  RoomThing,
  SettingsBlockData,
  SettingsCardLabels,
  SettingsColumns,
  SettingsMachine,
  SettingsTableRow,
  SettingsTablesBlockData,
  SiteSearchBlockData,
} from "./define.ts";
export { cutFilesReadme } from "./documents/cut-files.ts";
export {
  type DocumentFile,
  documentFile,
  documentFiles,
  documentPath,
  release,
} from "./documents/files.ts";
export { paperOf, paperWords } from "./documents/index.ts";
export { type ResolvedPaper, resolvePaper } from "./documents/paper.ts";
export { type TestGrid, testGridOf } from "./documents/test-grids.ts";
export { type ChatWords, chatWords } from "./knowledge/words.ts";
export { pages } from "./pages/index.ts";
export type { SeriesId } from "./products/facts.ts";
export { feedIndex, feedModel, feedModels, type MadeDocument } from "./products/feed.ts";
export { type SpecificationSheet, specificationSheet } from "./products/sheet.ts";
export { type Resolution, type ResolvedPage, resolveData, resolvePage } from "./resolve.ts";
export {
  type CatalogueLanguage,
  catalogueLanguages,
  type Language,
  type LanguageLink,
  languageLinks,
  languageNames,
  languages,
  languageTag,
  modelAddress,
  modelIds,
  type PageId,
  pageAt,
  pagePath,
  routes,
} from "./routes.ts";
export { type SearchDocument, type SearchKind, searchDocuments } from "./search.ts";
export { settingsFile } from "./settings/settings-file.ts";
export {
  type LanguageOffer,
  linkByLabel,
  resolveNotice,
  resolveOffer,
  resolveShell,
  type Shell,
} from "./shell.ts";
export { breadcrumbs, type Crumb, type StructuredData, structuredData } from "./structured-data.ts";
