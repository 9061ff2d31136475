import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { ProductCardsProps } from "./ProductCards.tsx";

const zh = {
  labels: labels.zh.picture,
  title: "两个系列，从桌面到车间",
  lead: "按幅面选：桌面放得下的选晨光，整张板材进机的选中天。",
  cards: [
    {
      name: "中天系列",
      alias: "Radiance",
      text: "落地式大幅面，四种台面。后门打开，板材长度不受限制。",
      picture: picture("cabinet", "白色落地式激光切割机，琥珀色上盖里亮着工作灯。"),
      specs: [
        { label: "激光功率", value: "40–150 W" },
        { label: "最大幅面", value: "1600 × 1000 mm" },
        { label: "最高速度", value: "1000 mm/s" },
        { label: "Z 轴行程", value: "150–230 mm" },
      ],
      link: { label: "了解更多", href: "#radiance" },
    },
    {
      name: "晨光系列",
      alias: "Aurora",
      text: "放得上桌的激光加工中心，课堂与工作室首选。",
      picture: picture("desktop", "白色桌面激光机，透过前盖可见激光头与木板。"),
      specs: [
        { label: "激光功率", value: "20–60 W" },
        { label: "最大幅面", value: "500 × 300 mm" },
        { label: "最高速度", value: "600 mm/s" },
        { label: "定位精度", value: "≤ 0.025 mm" },
      ],
      link: { label: "了解更多", href: "#aurora" },
    },
  ],
} satisfies ProductCardsProps;

const en = {
  labels: labels.en.picture,
  title: "Two series, from the desk to the workshop",
  lead: "Choose by size of sheet: Aurora stands on a desk, Radiance takes whole boards.",
  cards: [
    {
      name: "Radiance",
      alias: "Zhongtian",
      text: "Free-standing, in four table sizes. With the back door open, boards of any length pass through.",
      picture: picture("cabinet", "A white free-standing laser cutter with an amber lid, lit inside."),
      specs: [
        { label: "Laser power", value: "40–150 W" },
        { label: "Largest area", value: "1600 × 1000 mm" },
        { label: "Top speed", value: "1000 mm/s" },
        { label: "Z travel", value: "150–230 mm" },
      ],
      link: { label: "Learn more", href: "#radiance" },
    },
    {
      name: "Aurora",
      alias: "Morning Light",
      text: "A laser workshop that fits on a desk, for classrooms and studios.",
      picture: picture("desktop", "A white desktop laser; head and sheet are seen through its front lid."),
      specs: [
        { label: "Laser power", value: "20–60 W" },
        { label: "Largest area", value: "500 × 300 mm" },
        { label: "Top speed", value: "600 mm/s" },
        { label: "Positioning", value: "≤ 0.025 mm" },
      ],
      link: { label: "Learn more", href: "#aurora" },
    },
  ],
} satisfies ProductCardsProps;

export const examples: Examples<ProductCardsProps, "default" | "longText"> = {
  zh: {
    default: zh,
    longText: {
      ...zh,
      cards: zh.cards.map((card, index) => ({
        ...card,
        text: card.text.repeat(index === 0 ? 5 : 1),
        specs: card.specs.map((spec) => ({ label: `${spec.label}（取决于型号）`, value: spec.value })),
      })),
    },
  },
  en: {
    default: en,
    longText: {
      ...en,
      cards: en.cards.map((card, index) => ({
        ...card,
        text: `${card.text} `.repeat(index === 0 ? 5 : 1).trim(),
        specs: card.specs.map((spec) => ({ label: `${spec.label}, by model`, value: spec.value })),
      })),
    },
  },
};
