import type { Examples } from "../../stories.ts";
import type { TabsProps } from "./Tabs.tsx";

type Example = Pick<TabsProps, "items" | "labels" | "variant" | "orientation" | "defaultValue" | "value">;

const materialsZh = {
  labels: { list: "材料" },
  items: [
    { value: "wood", label: "木材", panel: "椴木板 3 mm 一次切穿，雕刻对比清楚。" },
    { value: "acrylic", label: "亚克力", panel: "切面透亮，20 mm 浇铸板也能切。" },
    { value: "paper", label: "纸张", panel: "卡纸、瓦楞纸和牛皮纸，边缘不发黄。" },
    { value: "stone", label: "石材", panel: "石板与砖面雕刻，深浅由功率决定。" },
  ],
} satisfies Example;

const materialsEn = {
  labels: { list: "Materials" },
  items: [
    {
      value: "wood",
      label: "Wood",
      panel: "Cuts 3 mm basswood in one pass and engraves with clear contrast.",
    },
    { value: "acrylic", label: "Acrylic", panel: "Leaves a clear edge, in cast sheet up to 20 mm." },
    {
      value: "paper",
      label: "Paper",
      panel: "Card, corrugated board and kraft paper without yellowed edges.",
    },
    { value: "stone", label: "Stone", panel: "Engraves slate and brick; power sets the depth." },
  ],
} satisfies Example;

const many = (example: Example, names: readonly string[]): Example => ({
  ...example,
  items: names.map((name, index) => ({
    value: String(index),
    label: name,
    panel: `${name}: ${example.items[index % example.items.length]?.panel}`,
  })),
  defaultValue: String(names.length - 2),
});
const manyZh = many(materialsZh, ["木材", "亚克力", "纸张", "石材", "布料", "玻璃", "金属", "铝材", "皮革"]);
const manyEn = many(materialsEn, [
  "Wood",
  "Acrylic",
  "Paper",
  "Stone",
  "Fabric",
  "Glass",
  "Metal",
  "Aluminum",
  "Leather",
]);

export const examples = {
  zh: {
    default: materialsZh,
    chip: { ...materialsZh, variant: "chip" },
    many: manyZh,
    controlled: { ...materialsZh, value: "paper" },
    vertical: { ...materialsZh, orientation: "vertical", defaultValue: "acrylic" },
    longText: {
      labels: { list: "材料" },
      items: materialsZh.items.map((item) => ({
        ...item,
        label: `${item.label}的切割与雕刻参数说明`,
        panel: item.panel.repeat(8),
      })),
    },
  },
  en: {
    default: materialsEn,
    chip: { ...materialsEn, variant: "chip" },
    many: manyEn,
    controlled: { ...materialsEn, value: "paper" },
    vertical: { ...materialsEn, orientation: "vertical", defaultValue: "acrylic" },
    longText: {
      labels: { list: "Materials" },
      items: materialsEn.items.map((item) => ({
        ...item,
        label: `Cutting and engraving settings for ${item.label.toLowerCase()}`,
        panel: `${item.panel} `.repeat(8),
      })),
    },
  },
} satisfies Examples<Example>;
