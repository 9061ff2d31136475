export {
  type Axis,
  type CardSpec,
  type Cell,
  type LayerSetting,
  mostCells,
  mostValues,
  type TestCard,
  testCard,
} from "../drawing/test-card.ts";
export type { Process } from "../products/cuts.ts";
export { type Air, type Answer, answerTo, type Provenance, type Settings, type Unknown } from "./answer.ts";
export { cardFor } from "./card.ts";
export type { Confidence } from "./confidence.ts";
export { type Found, findSettings } from "./find.ts";
export { powerFactor, type Step, thicknessFactor } from "./formulas.ts";
export { libraryFor } from "./library-for.ts";
export type { LightBurnSetting } from "./lightburn/cut-setting.ts";
export { type Library, type LibraryEntry, toClb } from "./lightburn/library.ts";
export {
  type Project,
  type ProjectLayer,
  projectOfCard,
  projectOfDrawing,
  toLbrn2,
} from "./lightburn/project.ts";
export { type Listed, neighboursOf, settingsOfMaterial, settingsOfModel, sheetThicknesses } from "./lists.ts";
export { processes, type Query, type Refusal, verdictOf } from "./query.ts";
export { type RowId, rowIds, rows, type SettingsRow } from "./rows.ts";
export { settingsFile } from "./settings-file.ts";
export { type StudioFile, type StudioSetting, studioFile } from "./studio-file.ts";
export { studioSchema } from "./studio-schema.ts";
export { type SubstanceId, substanceIds, substances } from "./substances.ts";
export {
  airNames,
  confidenceNames,
  focusOnSurface,
  nameOf,
  processNames,
  provenanceWords,
  refusalWords,
  safetyWords,
  unknownWords,
  watchWords,
} from "./words.ts";
