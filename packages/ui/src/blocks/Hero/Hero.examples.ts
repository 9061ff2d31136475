import { film } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { HeroProps } from "./Hero.tsx";

const zh = {
  labels: labels.zh.video,
  eyebrow: "桌面级与专业级激光设备",
  title: "一束光，\n把想法切成实物。",
  lead: "切割、雕刻、打标一机完成。学校、工作室与小型工厂，从开箱到第一件成品只需三十分钟。",
  film: film("激光头在椴木板上雕刻一朵八瓣花，火花落在纹样上。"),
  figures: [
    { value: "600", unit: "mm/s", label: "最高雕刻速度" },
    { value: "≤ 0.025", unit: "mm", label: "定位精度" },
    { value: "20", unit: "mm", label: "亚克力切割厚度" },
  ],
  actions: [
    { label: "看中天系列", href: "#radiance" },
    { label: "看晨光系列", href: "#aurora" },
  ],
} satisfies HeroProps;

const en = {
  labels: labels.en.video,
  eyebrow: "Desktop and professional laser machines",
  title: "One beam.\nYour idea, cut to size.",
  lead: "Cutting, engraving and marking in one machine for schools, studios and small workshops. First part within thirty minutes of unpacking.",
  film: film("The head engraves an eight-petalled flower into a basswood sheet."),
  figures: [
    { value: "600", unit: "mm/s", label: "Top engraving speed" },
    { value: "≤ 0.025", unit: "mm", label: "Positioning" },
    { value: "20", unit: "mm", label: "Acrylic, cut through" },
  ],
  actions: [
    { label: "See Radiance", href: "#radiance" },
    { label: "See Aurora", href: "#aurora" },
  ],
} satisfies HeroProps;

export const examples: Examples<HeroProps, "default" | "longText"> = {
  zh: {
    default: zh,
    longText: {
      ...zh,
      title: "从一张手绘草图，到一件可以拿在手里、边缘光洁的成品，中间只隔着一束光。",
      lead: zh.lead.repeat(3),
      figures: [...zh.figures, { value: "4000–9000", unit: "h", label: "玻璃管寿命，取决于使用功率与冷却" }],
    },
  },
  en: {
    default: en,
    longText: {
      ...en,
      title:
        "From a sketch on paper to a part in your hand with a clean, polished edge: one beam is all that lies between",
      lead: `${en.lead} `.repeat(3),
      figures: [
        ...en.figures,
        { value: "4,000–9,000", unit: "h", label: "Life of a glass tube, by power and cooling" },
      ],
    },
  },
};
