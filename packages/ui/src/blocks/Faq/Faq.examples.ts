import type { Examples } from "../../stories.ts";
import type { FaqProps } from "./Faq.tsx";

const plainZh = {
  title: "购买前常问的",
  lead: "没有提到的，我们的工程师会在两个工作日内回复。",
  items: [
    {
      id: "faq-thickness",
      question: "可以切多厚的亚克力？",
      answer: "浇铸板最厚 20 mm，其中 10 mm 以内一次切穿，更厚的分两遍切。",
    },
    {
      id: "faq-duct",
      question: "一定要接室外排烟吗？",
      answer: "少量雕刻不用，机内滤芯足够。连续切割木材或亚克力时，请接到室外。",
    },
    {
      id: "faq-tube",
      question: "激光管多久换一次？",
      answer: "请按 4,000 小时安排更换，额定最高 9,000 小时。功率越满，寿命越短。",
    },
    {
      id: "faq-pvc",
      question: "PVC 能切吗？",
      answer: "不能。PVC 受热放出氯化氢，伤人，也腐蚀导轨和镜片。",
    },
  ],
} satisfies FaqProps;
const zh = {
  ...plainZh,
  contact: { text: "还有别的问题？", link: { label: "问工程师", href: "#contact" } },
} satisfies FaqProps;

const plainEn = {
  title: "Asked before buying",
  lead: "What is not here, our engineers answer within two working days.",
  items: [
    {
      id: "faq-thickness",
      question: "How thick can acrylic be?",
      answer: "Cast sheet up to 20 mm. Up to 10 mm is cut in one pass, thicker sheet in two.",
    },
    {
      id: "faq-duct",
      question: "Does it have to be ducted to the outside?",
      answer:
        "Not for a little engraving; the built-in filter is enough. Lead it outside if you cut wood or acrylic all day.",
    },
    {
      id: "faq-tube",
      question: "How long does a tube last?",
      answer:
        "Plan to replace it after 4,000 hours; it is rated for up to 9,000. Full power shortens its life.",
    },
    {
      id: "faq-pvc",
      question: "Can it cut PVC?",
      answer: "No. Heated PVC gives off hydrogen chloride, which harms people and corrodes rails and lenses.",
    },
  ],
} satisfies FaqProps;
const en = {
  ...plainEn,
  contact: { text: "Something else?", link: { label: "Ask an engineer", href: "#contact" } },
} satisfies FaqProps;

export const examples: Examples<FaqProps, "default" | "onSurface" | "longText"> = {
  zh: {
    default: zh,
    onSurface: { ...plainZh, tone: "surface", resetKey: "light-530" },
    longText: {
      ...zh,
      title: zh.title.repeat(4),
      items: zh.items.map((item) => ({
        ...item,
        question: item.question.repeat(4),
        answer: item.answer.repeat(8),
      })),
    },
  },
  en: {
    default: en,
    onSurface: { ...plainEn, tone: "surface", resetKey: "light-530" },
    longText: {
      ...en,
      title: `${en.title} `.repeat(4).trim(),
      items: en.items.map((item) => ({
        ...item,
        question: `${item.question} `.repeat(4).trim(),
        answer: `${item.answer} `.repeat(8).trim(),
      })),
    },
  },
};
