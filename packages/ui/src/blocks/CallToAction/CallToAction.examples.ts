import type { Examples } from "../../stories.ts";
import type { CallToActionProps } from "./CallToAction.tsx";

const zh = {
  title: "拿不准？寄一块材料来。",
  lead: "我们切一份样品，连同用到的参数一起寄回。",
  actions: [
    { label: "申请打样", href: "#sample" },
    { label: "联系我们", href: "#contact" },
  ],
} satisfies CallToActionProps;

const en = {
  title: "Not sure? Send us a piece.",
  lead: "We cut a sample and return it with the settings we used.",
  actions: [
    { label: "Request a sample", href: "#sample" },
    { label: "Contact us", href: "#contact" },
  ],
} satisfies CallToActionProps;

export const examples: Examples<CallToActionProps, "default" | "dark" | "longText"> = {
  zh: {
    default: zh,
    dark: { ...zh, tone: "dark" },
    longText: { ...zh, title: zh.title.repeat(4), lead: zh.lead.repeat(6) },
  },
  en: {
    default: en,
    dark: { ...en, tone: "dark" },
    longText: { ...en, title: `${en.title} `.repeat(4).trim(), lead: `${en.lead} `.repeat(6).trim() },
  },
};
