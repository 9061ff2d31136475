import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { SolutionTabsProps } from "./SolutionTabs.tsx";

const zh = {
  labels: labels.zh.picture,
  title: "从展台到工位",
  lead: "同一台机器，在不同的地方做不同的事。",
  items: [
    {
      title: "首饰小样",
      description: "胡桃木与亚克力叠切，一张 A4 板排下二十对耳环。",
      picture: picture("earrings", "一对胡桃木与亚克力耳环。"),
    },
    {
      title: "包装打样",
      description: "活铰链让平板弯成盒身，当天就能把样盒交到客户手里。",
      picture: picture("jewelry-box", "活铰链木盒，盖子上雕着花纹。"),
    },
    {
      title: "餐具与杯垫",
      description: "浅雕花纹，再切外形，一次装夹完成。",
      picture: picture("coasters", "三只雕刻花纹的杯垫。"),
    },
    {
      title: "灯具",
      description: "剪影层层叠起，光从缝里透出来。",
      picture: picture("lamp", "点亮的木制剪影灯。"),
    },
    {
      title: "材料样册",
      description: "九种材料同一图案，客户自己比较效果。",
      picture: picture("swatches", "九块不同材料的雕刻样片。"),
    },
  ],
} satisfies SolutionTabsProps;

const en = {
  labels: labels.en.picture,
  title: "From the counter to the bench",
  lead: "The same machine, at work in different places.",
  items: [
    {
      title: "Jewellery",
      description: "Walnut and acrylic cut in layers: twenty pairs of earrings from one A4 sheet.",
      picture: picture("earrings", "A pair of walnut and acrylic earrings."),
    },
    {
      title: "Packaging samples",
      description: "A living hinge bends flat board into a box; the sample is with the client the same day.",
      picture: picture("jewelry-box", "A box with a living hinge and an engraved lid."),
    },
    {
      title: "Tableware",
      description: "A shallow engraving first, then the outline, without moving the sheet.",
      picture: picture("coasters", "Three engraved coasters."),
    },
    {
      title: "Lamps",
      description: "Silhouettes in layers, with the light coming through the gaps.",
      picture: picture("lamp", "A lit silhouette lamp made of wood."),
    },
    {
      title: "Sample books",
      description: "One pattern on nine materials, so that clients compare for themselves.",
      picture: picture("swatches", "Nine engraved samples of different materials."),
    },
  ],
} satisfies SolutionTabsProps;

export const examples: Examples<SolutionTabsProps, "default" | "dark" | "longText"> = {
  zh: {
    default: zh,
    dark: { ...zh, tone: "dark" },
    longText: {
      ...zh,
      items: zh.items.map((item) => ({
        ...item,
        title: item.title.repeat(4),
        description: item.description.repeat(6),
      })),
    },
  },
  en: {
    default: en,
    dark: { ...en, tone: "dark" },
    longText: {
      ...en,
      items: en.items.map((item) => ({
        ...item,
        title: `${item.title} for workshops and studios`,
        description: `${item.description} `.repeat(6).trim(),
      })),
    },
  },
};
