/**
 * Settings without texts, small enough for a browser: figures, test cards, and the writers of their files. The texts are
 * in `index.ts`, which brings all materials with it and belongs into the build.
 */
export { toDxf } from "../drawing/dxf.ts";
export { toPdf } from "../drawing/pdf.ts";
export { toSvg } from "../drawing/svg.ts";
export {
  type Axis,
  type CardSpec,
  type LayerSetting,
  mostCells,
  mostValues,
  type TestCard,
  testCard,
} from "../drawing/test-card.ts";
export { type Answer, answerTo } from "./answer.ts";
export { cardFor } from "./card.ts";
export { toClb } from "./lightburn/library.ts";
export { projectOfCard, projectOfDrawing, toLbrn2 } from "./lightburn/project.ts";
export { processes, type Query, verdictOf } from "./query.ts";
export { type SubstanceId, substanceIds } from "./substances.ts";
