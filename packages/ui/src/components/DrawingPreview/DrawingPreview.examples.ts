import type { Examples } from "../../stories.ts";
import type { DrawingPreviewProps } from "./DrawingPreview.tsx";

type Example = Pick<DrawingPreviewProps, "width" | "height" | "layers" | "marks" | "shown" | "labels">;

const layers: Example["layers"] = [
  { data: "M12 20L52 20L52 30L12 30Z", operation: "engrave" },
  { data: "M60 4L60 36", operation: "score" },
  { data: "M0 0L100 0L100 40L0 40Z", operation: "cut" },
  { data: "M72 12L88 12L88 28L72 28L72 12.6", operation: "cut" },
  { data: "M30 8L40 8", operation: "ignore" },
];

/** Squares and rings in rows, in millimetres. Too many for an SVG that answers at once. */
const cells = (shape: (x: number, y: number) => string, first: number) =>
  Array.from({ length: 1200 }, (_, index) =>
    shape(first + (index % 60) * 10, first + Math.floor(index / 60) * 20),
  ).join("");
const dense: Example["layers"] = [
  {
    data: cells(
      (x, y) =>
        `M${x} ${y}L${x + 7} ${y}L${x + 7} ${y + 7}L${x} ${y + 7}ZM${x + 2} ${y + 2}L${x + 5} ${y + 2}L${x + 5} ${y + 5}L${x + 2} ${y + 5}Z`,
      10,
    ),
    operation: "engrave",
  },
  { data: cells((x, y) => `M${x} ${y}L${x + 8} ${y + 5}`, 18), operation: "score" },
  {
    data: cells((x, y) => `M${x} ${y}C${x} ${y + 4} ${x + 6} ${y + 4} ${x + 6} ${y}Z`, 12),
    operation: "cut",
  },
];

const variants = (labels: Example["labels"], long: string) =>
  ({
    default: { width: 100, height: 40, layers, labels },
    marked: { width: 100, height: 40, layers, marks: [{ x: 72, y: 12 }], labels },
    place: { width: 100, height: 40, layers, marks: [{ x: 72, y: 12 }], shown: { x: 72, y: 12 }, labels },
    dense: { width: 620, height: 420, layers: dense, marks: [{ x: 310, y: 210 }], labels },
    longText: { width: 100, height: 40, layers, labels: { ...labels, help: labels.help + long } },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    {
      drawing: "图纸，100 × 40 mm",
      zoomIn: "放大",
      zoomOut: "缩小",
      whole: "看全图",
      help: "按住 Ctrl 滚动，或者用两指缩放；放大后拖动。键盘：加号、减号缩放，方向键移动，0 看全图。",
    },
    "图纸只在您的浏览器里打开，不上传；关掉这一页，它就不在了。",
  ),
  en: variants(
    {
      drawing: "Drawing, 100 × 40 mm",
      zoomIn: "Zoom in",
      zoomOut: "Zoom out",
      whole: "Whole drawing",
      help: "Zoom with Ctrl and the wheel, or with two fingers; then drag. Keyboard: plus and minus zoom, arrows move, 0 shows the whole drawing.",
    },
    " The drawing is opened in your browser only and is not uploaded; close the page and it is gone.",
  ),
} satisfies Examples<Example>;
