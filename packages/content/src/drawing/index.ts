export { toDxf } from "./dxf.ts";
export {
  cut,
  type Drawing,
  engrave,
  isCircle,
  type Layer,
  type Path,
  polygon,
  rectangle,
  roundedRectangle,
  type Shape,
} from "./shapes.ts";
export { textStrokes } from "./strokes.ts";
export { toSvg } from "./svg.ts";
export { testGrid } from "./test-grid.ts";
