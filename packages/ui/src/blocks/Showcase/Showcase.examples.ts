import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { ShowcaseItem } from "./Showcase.data.ts";
import type { ShowcaseProps } from "./Showcase.tsx";

const item =
  (language: ExampleLanguage) =>
  (title: string, name: FixturePicture): ShowcaseItem => ({
    title,
    picture: picture(name, alt[language][name]),
  });
const zhItem = item("zh");
const enItem = item("en");

const zh = {
  labels: labels.zh.carousel,
  title: "用户做出来的",
  items: [
    zhItem("杯垫三件套", "coasters"),
    zhItem("剪影小夜灯", "lamp"),
    zhItem("活铰链首饰盒", "jewelry-box"),
    zhItem("胡桃木耳环", "earrings"),
    zhItem("九种材料样片", "swatches"),
    zhItem("八瓣花浮雕", "engraving"),
    zhItem("圆形纹样", "head"),
  ],
} satisfies ShowcaseProps;

const en = {
  labels: labels.en.carousel,
  title: "Made by our users",
  items: [
    enItem("Set of three coasters", "coasters"),
    enItem("Silhouette lamp", "lamp"),
    enItem("Box with a living hinge", "jewelry-box"),
    enItem("Walnut earrings", "earrings"),
    enItem("Samples of nine materials", "swatches"),
    enItem("Eight-petalled relief", "engraving"),
    enItem("Round pattern", "head"),
  ],
} satisfies ShowcaseProps;

/** Turns the example into one with continuous motion and a link on every item. */
const passing = (props: ShowcaseProps, label: string): ShowcaseProps => ({
  ...props,
  motion: "continuous",
  items: props.items.map((each) => ({ ...each, link: { label, href: "#how" } })),
});

export const examples: Examples<ShowcaseProps, "default" | "continuous" | "dark" | "longText"> = {
  zh: {
    default: zh,
    continuous: passing(zh, "看做法"),
    dark: { ...zh, tone: "dark" },
    longText: { ...zh, items: zh.items.map((each) => ({ ...each, title: each.title.repeat(8) })) },
  },
  en: {
    default: en,
    continuous: passing(en, "See how it is made"),
    dark: { ...en, tone: "dark" },
    longText: {
      ...en,
      items: en.items.map((each) => ({ ...each, title: `${each.title}, finished by hand with oil and wax` })),
    },
  },
};
