export {
  type Analysis,
  type AnalysisOptions,
  analyse,
  type FileFinding,
  type Finding,
  type LayerMeasures,
  type LineFinding,
  mostPlaces,
  type Outline,
  type Place,
  type Severity,
  severityOf,
  usualOptions,
} from "./analyse.ts";
export { type CleanDrawing, type CleanLayer, type CleanShape, type CleanVertex, cleaned } from "./clean.ts";
export { type Cost, costOf, type Prices } from "./cost.ts";
export {
  type Box,
  type Chain,
  type Curve,
  type Drawing,
  type Extras,
  type FileUnit,
  type Layer,
  type Operation,
  operations,
  unitSizes,
} from "./drawing.ts";
export { DrawingError, type DrawingFault, limits } from "./errors.ts";
export { guessOperations } from "./guess.ts";
export { partsOf } from "./part-sizes.ts";
export { type LayerPath, type Preview, previewOf } from "./preview.ts";
export { readDrawing } from "./read.ts";
export { rescaled } from "./rescale.ts";
export { type Route, routeOf } from "./route.ts";
export { type Fit, fitOf, type Nesting, nest, type Size } from "./sheet.ts";
export {
  type Feed,
  type JobTime,
  type Motion,
  type Range,
  type TimeOptions,
  timeOfJob,
  timeOfRun,
} from "./time.ts";
