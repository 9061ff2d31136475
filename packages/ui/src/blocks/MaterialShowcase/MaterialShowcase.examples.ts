import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { MaterialShowcaseItem } from "./MaterialShowcase.data.ts";
import type { MaterialShowcaseProps } from "./MaterialShowcase.tsx";

const shown: readonly FixturePicture[] = [
  "coasters",
  "jewelry-box",
  "earrings",
  "lamp",
  "swatches",
  "engraving",
];

/** Starts every material with another sample picture, so that a change of tab is visible. */
function material(
  language: ExampleLanguage,
  name: string,
  titles: readonly string[],
  link: string,
  turn: number,
): MaterialShowcaseItem {
  const at = (index: number) => shown[(index + turn) % shown.length] ?? "coasters";
  return {
    name,
    background: picture(at(4), ""),
    samples: titles.map((_, index) => {
      const turned = (index + turn) % titles.length;
      return { title: titles[turned] ?? "", picture: picture(at(index), alt[language][at(index)]) };
    }),
    link: { label: link, href: `#material-${turn}` },
  };
}

const zhSamples = ["雕花杯垫", "活铰链首饰盒", "胡桃木耳环", "剪影小夜灯", "材料样片", "八瓣花浮雕"];
const enSamples = [
  "Engraved coasters",
  "Box with a living hinge",
  "Walnut earrings",
  "Silhouette lamp",
  "Material samples",
  "Eight-petalled relief",
];

const zh = {
  labels: labels.zh.picture,
  title: "它能加工什么",
  lead: "八类材料，各有六件做出来的东西。",
  materials: ["木材", "亚克力", "纸张", "石材", "布料", "玻璃", "金属", "铝"].map((name, index) =>
    material("zh", name, zhSamples, `${name}怎么加工`, index),
  ),
} satisfies MaterialShowcaseProps;

const en = {
  labels: labels.en.picture,
  title: "What it works on",
  lead: "Eight kinds of material, six finished things of each.",
  materials: ["Wood", "Acrylic", "Paper", "Stone", "Fabric", "Glass", "Metal", "Aluminium"].map(
    (name, index) => material("en", name, enSamples, `How to work ${name.toLowerCase()}`, index),
  ),
} satisfies MaterialShowcaseProps;

export const examples: Examples<MaterialShowcaseProps, "default" | "onCanvas" | "longText"> = {
  zh: {
    default: zh,
    onCanvas: { ...zh, tone: "canvas" },
    longText: {
      ...zh,
      materials: zh.materials.map((item) => ({
        ...item,
        name: `${item.name}与同类板材`,
        samples: item.samples.map((sample) => ({ ...sample, title: sample.title.repeat(4) })),
      })),
    },
  },
  en: {
    default: en,
    onCanvas: { ...en, tone: "canvas" },
    longText: {
      ...en,
      materials: en.materials.map((item) => ({
        ...item,
        name: `${item.name} and similar sheet`,
        samples: item.samples.map((sample) => ({
          ...sample,
          title: `${sample.title}, made by a reader in an afternoon`,
        })),
      })),
    },
  },
};
