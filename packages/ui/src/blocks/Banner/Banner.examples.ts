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

const lightZh = {
  ...zh,
  picture: picture("desktop", "浅灰背景前的白色桌面激光机。"),
  answers: [
    { light: "co2", source: "CO₂", text: "切割、雕刻、打标，可以" },
    { light: "diode", source: "蓝光二极管", text: "雕刻，可以；切割，看条件" },
    { light: "fibre", source: "光纤", text: "不行" },
  ],
  pictureTone: "light",
} as const;
const lightEn = {
  ...en,
  picture: picture("desktop", "A white desktop laser on light grey."),
  answers: [
    { light: "co2", source: "CO₂", text: "Cutting, engraving, marking: yes" },
    { light: "diode", source: "Blue diode", text: "Engraving: yes; cutting: with conditions" },
    { light: "fibre", source: "Fibre", text: "No" },
  ],
  pictureTone: "light",
} as const;
const darkZh = {
  ...zh,
  picture: picture("desktop-dark", "深色背景前的白色桌面激光机。"),
  pictureTone: "dark",
} as const;
const darkEn = {
  ...en,
  picture: picture("desktop-dark", "A white desktop laser on a dark ground."),
  pictureTone: "dark",
} as const;

const bare = ({ picture: _, actions: __, ...props }: BannerProps): BannerProps => props;

export const examples: Examples<
  BannerProps,
  "default" | "wordsOnly" | "compact" | "onCanvas" | "lightPicture" | "darkPicture" | "foot" | "longText"
> = {
  zh: {
    default: zh,
    wordsOnly: bare(zh),
    compact: { ...bare(zh), size: "compact" },
    onCanvas: { ...zh, tone: "canvas" },
    lightPicture: lightZh,
    darkPicture: darkZh,
    foot: {
      ...lightZh,
      place: "foot",
      title: "寄一块材料来试",
      lead: "收到样料后，我们切好寄回，并附上所用参数。",
    },
    longText: { ...zh, title: "木材、胶合板、中纤板与竹材的切割与雕刻", lead: zh.lead.repeat(4) },
  },
  en: {
    default: en,
    wordsOnly: bare(en),
    compact: { ...bare(en), size: "compact" },
    onCanvas: { ...en, tone: "canvas" },
    lightPicture: lightEn,
    darkPicture: darkEn,
    foot: {
      ...lightEn,
      place: "foot",
      title: "Send us a piece of your material",
      lead: "We cut it and send it back, with the settings that were used.",
    },
    longText: {
      ...en,
      title: "Cutting and engraving wood, plywood, fibreboard and bamboo",
      lead: `${en.lead} `.repeat(4).trim(),
    },
  },
};
