import type { Examples } from "../../stories.ts";
import type { TextBlocksProps } from "./TextBlocks.tsx";

const zh = {
  title: "加工木材之前",
  lead: "同一种木头，批次不同，结果就不同。先切测试格，再切正件。",
  items: [
    {
      title: "选料",
      paragraphs: [
        "胶合板能不能切透，取决于胶。室外用的酚醛胶碳化得厉害，选脲醛胶的椴木板更稳。",
        "含水率高的板材切缝发黑，先在室内放两天。",
      ],
    },
    { title: "防烟渍", paragraphs: ["表面贴一层美纹纸，切完撕掉，边缘不留黄痕。"] },
    {
      title: "厚度",
      paragraphs: ["Light 530 建议 15 mm，视木材与功率最多 20 mm，分多遍切，每遍之间清一次吹嘴。"],
    },
  ],
} satisfies TextBlocksProps;

const en = {
  title: "Before you cut wood",
  lead: "One kind of wood gives different results from batch to batch. Cut a test grid first.",
  items: [
    {
      title: "Choosing the sheet",
      paragraphs: [
        "Whether plywood cuts through is decided by its glue. Exterior phenolic glue chars; basswood ply with urea glue is steadier.",
        "Damp sheet leaves a black kerf. Let it lie indoors for two days.",
      ],
    },
    {
      title: "Keeping smoke off",
      paragraphs: ["Cover the face with masking tape and peel it off after the cut; the edge stays clean."],
    },
    {
      title: "Thickness",
      paragraphs: [
        "On Light 530, 15 mm is recommended and up to 20 mm possible, depending on wood and power, in several passes.",
      ],
    },
  ],
} satisfies TextBlocksProps;

export const examples: Examples<TextBlocksProps, "default" | "untitled" | "longText"> = {
  zh: {
    default: zh,
    untitled: { items: zh.items },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({
        title: item.title.repeat(10),
        paragraphs: item.paragraphs.map((paragraph) => paragraph.repeat(5)),
      })),
    },
  },
  en: {
    default: en,
    untitled: { items: en.items },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        title: `${item.title}, with everything that has been learnt about it so far`,
        paragraphs: item.paragraphs.map((paragraph) => `${paragraph} `.repeat(5).trim()),
      })),
    },
  },
};
