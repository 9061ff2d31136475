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

const variants = (labels: Example["labels"], long: string) =>
  ({
    default: { width: 100, height: 40, layers, labels },
    marked: { width: 100, height: 40, layers, marks: [{ x: 72, y: 12 }], labels },
    place: { width: 100, height: 40, layers, marks: [{ x: 72, y: 12 }], shown: { x: 72, y: 12 }, labels },
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
