import type { Examples } from "../../stories.ts";
import type { DisclosureProps } from "./Disclosure.tsx";

const zh = { summary: "使用场景：校园创客空间", children: "一台机器、一节课，二十个学生各做完一件作品。" };
const en = {
  summary: "In a school workshop",
  children: "One machine and one lesson: twenty pupils each finish a piece.",
};

export const examples = {
  zh: {
    default: zh,
    heading: { ...zh, headingLevel: 3, marker: "plus" },
    openAtFirst: { ...zh, defaultOpen: true },
    controlled: { ...zh, open: false },
    longText: { summary: zh.summary.repeat(6), children: zh.children.repeat(20) },
  },
  en: {
    default: en,
    heading: { ...en, headingLevel: 3, marker: "plus" },
    openAtFirst: { ...en, defaultOpen: true },
    controlled: { ...en, open: false },
    longText: { summary: `${en.summary} `.repeat(6), children: `${en.children} `.repeat(20) },
  },
} satisfies Examples<DisclosureProps>;
