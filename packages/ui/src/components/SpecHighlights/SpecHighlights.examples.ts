import type { Examples } from "../../stories.ts";
import type { SpecHighlightsProps } from "./SpecHighlights.tsx";

type Example = Pick<SpecHighlightsProps, "figures">;
type Labels = readonly [string, string, string, string];

const variants = ([power, thickness, area, speed]: Labels, weight: string, about: string, long: string) =>
  ({
    default: {
      figures: [
        { value: "40/60", unit: "W", label: power },
        { value: "20", unit: "mm", label: thickness },
        { value: "500 × 300", unit: "mm", label: area },
        { value: "600", unit: "mm/s", label: speed },
      ],
    },
    large: {
      figures: [
        { value: "100/130/150", unit: "W", label: power },
        { value: "1600 × 1000", unit: "mm", label: area },
        { value: "1000", unit: "mm/s", label: speed },
        { value: about, unit: "kg", label: weight },
      ],
    },
    longText: {
      figures: [
        { value: "0.01–0.05", unit: "mm", label: `${thickness} ${long}` },
        { value: "≤ 0.03 × 0.03", unit: "mm", label: `${area} ${long}` },
        { value: "12000", unit: "mm/s", label: speed },
        { value: "200+", label: `${weight} ${long}` },
      ],
    },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    ["激光功率", "亚克力切割厚度", "工作幅面", "最高速度"],
    "整机重量",
    "约 300",
    "（按说明书保养、在室温二十度下测得）",
  ),
  en: variants(
    ["laser power", "acrylic cut through", "work area", "top speed"],
    "weight",
    "about 300",
    "maintained as the manual says and measured at twenty degrees",
  ),
} satisfies Examples<Example>;
