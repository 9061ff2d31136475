import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { BannerProps } from "./Banner.tsx";

const zh = {
  labels: labels.zh.picture,
  eyebrow: "材料",
  title: "木材",
  lead: "椴木、胡桃、胶合板与中纤板。3 mm 一遍切穿，雕刻深浅由功率决定。",
  picture: picture("jewelry-box", "活铰链木盒，盖子上雕着花纹。"),
  actions: [
    { label: "寄材料来试", href: "#sample" },
    { label: "看机型", href: "#products" },
  ],
} satisfies BannerProps;

const en = {
  labels: labels.en.picture,
  eyebrow: "Materials",
  title: "Wood",
  lead: "Basswood, walnut, plywood and MDF. 3 mm in one pass; power sets the depth of an engraving.",
  picture: picture("jewelry-box", "A box with a living hinge and an engraved lid."),
  actions: [
    { label: "Send us a sample", href: "#sample" },
    { label: "See the machines", href: "#products" },
  ],
} satisfies BannerProps;

const bare = ({ picture: _, actions: __, ...props }: BannerProps): BannerProps => props;

export const examples: Examples<BannerProps, "default" | "wordsOnly" | "onCanvas" | "longText"> = {
  zh: {
    default: zh,
    wordsOnly: bare(zh),
    onCanvas: { ...zh, tone: "canvas" },
    longText: { ...zh, title: "木材、胶合板、中纤板与竹材的切割与雕刻", lead: zh.lead.repeat(4) },
  },
  en: {
    default: en,
    wordsOnly: bare(en),
    onCanvas: { ...en, tone: "canvas" },
    longText: {
      ...en,
      title: "Cutting and engraving wood, plywood, fibreboard and bamboo",
      lead: `${en.lead} `.repeat(4).trim(),
    },
  },
};
