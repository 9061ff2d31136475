import { film } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { FilmSectionProps } from "./FilmSection.tsx";

const zh = {
  labels: labels.zh.video,
  title: "看一遍完整的加工过程",
  lead: "从放板、对焦到取件，两分钟，没有剪掉等待。",
  film: film("激光头在椴木板上雕刻一朵八瓣花。"),
} satisfies FilmSectionProps;

const en = {
  labels: labels.en.video,
  title: "Watch one job from start to finish",
  lead: "Laying the sheet, focusing, taking the part out: two minutes with no waiting cut away.",
  film: film("The head engraves an eight-petalled flower into a basswood sheet."),
} satisfies FilmSectionProps;

export const examples: Examples<FilmSectionProps, "default" | "autoplay" | "dark" | "longText"> = {
  zh: {
    default: zh,
    autoplay: { ...zh, autoplay: true },
    dark: { ...zh, tone: "dark" },
    longText: { ...zh, title: zh.title.repeat(4), lead: zh.lead.repeat(6) },
  },
  en: {
    default: en,
    autoplay: { ...en, autoplay: true },
    dark: { ...en, tone: "dark" },
    longText: { ...en, title: `${en.title} `.repeat(4).trim(), lead: `${en.lead} `.repeat(6).trim() },
  },
};
