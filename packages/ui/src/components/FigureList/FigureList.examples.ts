import type { Examples } from "../../stories.ts";
import type { FigureListProps } from "./FigureList.tsx";

type Example = Pick<FigureListProps, "figures" | "orientation" | "align">;

const variants = (figures: FigureListProps["figures"], long: FigureListProps["figures"]) =>
  ({
    default: { figures },
    vertical: { figures, orientation: "vertical" },
    end: { figures, orientation: "vertical", align: "end" },
    longText: { figures: long },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    [
      { value: "600", unit: "mm/s", label: "最高雕刻速度" },
      { value: "≤ 0.025", unit: "mm", label: "定位精度" },
      { value: "20", unit: "mm", label: "亚克力切割厚度" },
    ],
    [
      {
        value: "15 000–20 000",
        unit: "h",
        label: "射频管额定寿命，按每天工作八小时约五到七年，玻璃管请按四千小时计划更换",
      },
      { value: "8", label: "适用材料门类，从椴木到双色板" },
    ],
  ),
  en: variants(
    [
      { value: "600", unit: "mm/s", label: "top engraving speed" },
      { value: "≤ 0.025", unit: "mm", label: "positioning accuracy" },
      { value: "20", unit: "mm", label: "acrylic cut through" },
    ],
    [
      {
        value: "15,000–20,000",
        unit: "h",
        label:
          "rated life of the RF tube, five to seven years at eight hours a day; plan on 4,000 h for glass",
      },
      { value: "8", label: "families of material, from basswood to two-colour sheet" },
    ],
  ),
} satisfies Examples<Example>;
