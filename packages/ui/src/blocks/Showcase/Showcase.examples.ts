import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { ShowcaseItem } from "./Showcase.data.ts";
import type { ShowcaseProps } from "./Showcase.tsx";

const item = (title: string, name: FixturePicture): ShowcaseItem => ({
  title,
  picture: picture(name, title),
});

const zh = {
  labels: labels.zh.carousel,
  title: "用户做出来的",
  items: [
    item("杯垫三件套", "coasters"),
    item("剪影小夜灯", "lamp"),
    item("活铰链首饰盒", "jewelry-box"),
    item("胡桃木耳环", "earrings"),
    item("九种材料样片", "swatches"),
    item("八瓣花浮雕", "engraving"),
    item("圆形纹样", "head"),
  ],
} satisfies ShowcaseProps;

const en = {
  labels: labels.en.carousel,
  title: "Made by our users",
  items: [
    item("Set of three coasters", "coasters"),
    item("Silhouette lamp", "lamp"),
    item("Box with a living hinge", "jewelry-box"),
    item("Walnut earrings", "earrings"),
    item("Samples of nine materials", "swatches"),
    item("Eight-petalled relief", "engraving"),
    item("Round pattern", "head"),
  ],
} satisfies ShowcaseProps;

export const examples: Examples<ShowcaseProps, "default" | "dark" | "longText"> = {
  zh: {
    default: zh,
    dark: { ...zh, tone: "dark" },
    longText: { ...zh, items: zh.items.map((each) => ({ ...each, title: each.title.repeat(8) })) },
  },
  en: {
    default: en,
    dark: { ...en, tone: "dark" },
    longText: {
      ...en,
      items: en.items.map((each) => ({ ...each, title: `${each.title}, finished by hand with oil and wax` })),
    },
  },
};
