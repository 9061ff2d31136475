import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { CardGridItem } from "./CardGrid.data.ts";
import type { CardGridProps } from "./CardGrid.tsx";

const card = (
  title: string,
  text: string,
  link: string,
  name: FixturePicture,
  index: number,
): CardGridItem => ({
  title,
  text,
  picture: picture(name, ""),
  link: { label: link, href: `#application-${index}` },
});

const zh = {
  labels: labels.zh.picture,
  title: "用在哪里",
  lead: "六个行业，同一套流程：画图、对位、加工。",
  cards: [
    card("教育", "一节课完成设计到成品，封闭机身，开盖即停。", "看教育应用", "desktop", 0),
    card("创意", "小批量礼品、包装与招牌，不开模。", "看创意应用", "earrings", 1),
    card("艺术", "剪纸、镶嵌、屏风与灯箱。", "看艺术应用", "lamp", 2),
    card("医疗", "器械标识经得起消毒，UDI 码清晰可读。", "看医疗应用", "head", 3),
    card("电子", "钢网、标签、面板文字与柔性板掩膜。", "看电子应用", "swatches", 4),
    card("建筑", "等高线地形与细窗棂立面，切缝补偿到 0.1 mm。", "看建筑应用", "jewelry-box", 5),
  ],
} satisfies CardGridProps;

const en = {
  labels: labels.en.picture,
  title: "Where it is used",
  lead: "Six fields, one way of working: draw, place, cut.",
  cards: [
    card(
      "Education",
      "From drawing to object in one lesson, enclosed, stopping when opened.",
      "Education",
      "desktop",
      0,
    ),
    card(
      "Creative",
      "Gifts, packaging and signs in small batches, without tooling.",
      "Creative",
      "earrings",
      1,
    ),
    card("Art", "Paper cuts, inlay, screens and light boxes.", "Art", "lamp", 2),
    card("Medical", "Marks that survive sterilisation, UDI codes that read.", "Medical", "head", 3),
    card("Electronics", "Stencils, labels, panel legends, flex-circuit masks.", "Electronics", "swatches", 4),
    card(
      "Architecture",
      "Layered topography and façades with fine mullions, kerf compensated.",
      "Architecture",
      "jewelry-box",
      5,
    ),
  ],
} satisfies CardGridProps;

const bare = (props: CardGridProps): CardGridProps => ({
  ...props,
  cards: props.cards.map(({ picture: _, ...item }) => item),
});

const noted = (props: CardGridProps, note: string): CardGridProps => ({
  ...props,
  cards: props.cards.slice(0, 3).map((item) => ({ ...item, note })),
});

export const examples: Examples<
  CardGridProps,
  "default" | "wordsOnly" | "twoColumns" | "withNotes" | "longText"
> = {
  zh: {
    default: zh,
    wordsOnly: bare(zh),
    twoColumns: { ...zh, columns: 2, tone: "surface", cards: zh.cards.slice(0, 2) },
    withNotes: noted(zh, "雕刻，60 W。测试起点：10 %，600 mm/s。"),
    longText: {
      ...zh,
      cards: zh.cards.map((item) => ({ ...item, title: item.title.repeat(9), text: item.text.repeat(4) })),
    },
  },
  en: {
    default: en,
    wordsOnly: bare(en),
    twoColumns: { ...en, columns: 2, tone: "surface", cards: en.cards.slice(0, 2) },
    withNotes: noted(en, "Engraved at 60 W. Begin the test at 10 %, 600 mm/s."),
    longText: {
      ...en,
      cards: en.cards.map((item) => ({
        ...item,
        title: `${item.title} and all that is done in neighbouring fields`,
        text: `${item.text} `.repeat(4).trim(),
      })),
    },
  },
};
