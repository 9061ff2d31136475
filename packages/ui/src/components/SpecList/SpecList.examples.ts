import type { Examples } from "../../stories.ts";
import type { SpecListProps } from "./SpecList.tsx";

type Example = Pick<SpecListProps, "items" | "columns">;

const variants = (items: SpecListProps["items"], long: SpecListProps["items"]) =>
  ({
    default: { items },
    twoColumns: { items, columns: 2 },
    single: { items: items.slice(0, 1) },
    longText: { items: long, columns: 2 },
  }) as const satisfies Record<string, Example>;

export const examples = {
  zh: variants(
    [
      { label: "激光功率", value: "40–150 W" },
      { label: "工作幅面", value: "至 1600 × 1000 mm" },
      { label: "最高速度", value: "1000 mm/s" },
      { label: "Z 轴行程", value: "至 230 mm" },
    ],
    [
      { label: "支持的文件格式", value: "DXF、AI、SVG、PLT、DST、BMP、JPG、PNG" },
      { label: "可加工材料", value: "木材、亚克力、纸张、布料、皮革、石材、玻璃、橡胶、双色板" },
      { label: "Light 530 RF 射频管的额定寿命（按每天工作八小时计）", value: "15 000 h 以上" },
    ],
  ),
  en: variants(
    [
      { label: "Laser power", value: "40–150 W" },
      { label: "Work area", value: "up to 1600 × 1000 mm" },
      { label: "Top speed", value: "1000 mm/s" },
      { label: "Z travel", value: "up to 230 mm" },
    ],
    [
      { label: "File formats", value: "DXF, AI, SVG, PLT, DST, BMP, JPG, PNG" },
      {
        label: "Materials",
        value: "wood, acrylic, paper, textiles, leather, stone, glass, rubber, two-colour sheet",
      },
      { label: "Rated life of the Light 530 RF tube at eight hours a day", value: "15,000 h or more" },
    ],
  ),
} satisfies Examples<Example>;
