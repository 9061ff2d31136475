import type { Examples } from "../../stories.ts";
import type { AccordionProps } from "./Accordion.tsx";

const zh = [
  { id: "thickness", title: "可以切多厚的亚克力？", content: "浇铸板最厚 20 mm，10 mm 以内一次切穿。" },
  {
    id: "duct",
    title: "需要外接排烟吗？",
    content: "机内净化器可以处理少量烟雾，连续切割木材时请接到室外。",
  },
  { id: "tube", title: "激光管能用多久？", content: "请按 4,000 小时计划，额定最高 9,000 小时。" },
];
const en = [
  {
    id: "thickness",
    title: "How thick can acrylic be?",
    content: "Cast sheet up to 20 mm; up to 10 mm in a single pass.",
  },
  {
    id: "duct",
    title: "Does it need a duct?",
    content: "The built-in filter takes a little smoke. For wood all day, lead it outside.",
  },
  {
    id: "tube",
    title: "How long does the tube last?",
    content: "Plan on 4,000 hours; it is rated for up to 9,000.",
  },
];

export const examples = {
  zh: {
    default: { items: zh, headingLevel: 3 },
    independent: { items: zh, headingLevel: 3, single: false, marker: "chevron" },
    openAtFirst: { items: zh, headingLevel: 3, defaultValue: ["duct"] },
    controlled: { items: zh, headingLevel: 3, value: ["thickness"] },
    longText: {
      headingLevel: 3,
      items: zh.map(({ title, content }) => ({ title: title.repeat(6), content: content.repeat(12) })),
    },
  },
  en: {
    default: { items: en, headingLevel: 3 },
    independent: { items: en, headingLevel: 3, single: false, marker: "chevron" },
    openAtFirst: { items: en, headingLevel: 3, defaultValue: ["duct"] },
    controlled: { items: en, headingLevel: 3, value: ["thickness"] },
    longText: {
      headingLevel: 3,
      items: en.map(({ title, content }) => ({
        title: `${title} `.repeat(6),
        content: `${content} `.repeat(12),
      })),
    },
  },
} satisfies Examples<AccordionProps>;
