import type { Examples } from "../../stories.ts";
import type { LimitsProps } from "./Limits.tsx";

const zh = {
  tone: "dark",
  title: "能做什么，做不了什么",
  can: {
    title: "能做",
    items: [
      { name: "切亚克力", text: "最厚 20 mm，满功率、多遍切割。" },
      { name: "切木材", text: "建议 15 mm 以内，最厚 20 mm。" },
      { name: "刻玻璃和石材", text: "只刻表面。" },
    ],
  },
  cannot: {
    title: "做不了",
    items: [
      {
        name: "裸金属",
        text: "光大多被反射。",
        link: { label: "看 Mark M20", href: "/products/morning-light?model=mark-m20" },
      },
      { name: "切玻璃和石材", text: "表面磨砂，切不断。" },
      { name: "PVC 和人造革", text: "放出氯化氢，伤人也伤机器。" },
    ],
  },
} satisfies LimitsProps;

const en = {
  tone: "dark",
  title: "What it can do, and what it cannot",
  can: {
    title: "Can",
    items: [
      { name: "Cut acrylic", text: "Up to 20 mm, at full power in several passes." },
      { name: "Cut wood", text: "15 mm recommended, up to 20 mm." },
      { name: "Engrave glass and stone", text: "On the surface only." },
    ],
  },
  cannot: {
    title: "Cannot",
    items: [
      {
        name: "Bare metal",
        text: "Most of the light is reflected.",
        link: { label: "See Mark M20", href: "/en/products/morning-light?model=mark-m20" },
      },
      { name: "Cut glass and stone", text: "The surface turns matt; nothing is cut through." },
      {
        name: "PVC and imitation leather",
        text: "They give off hydrogen chloride, which harms people and machine.",
      },
    ],
  },
} satisfies LimitsProps;

const long = (props: LimitsProps, times: number): LimitsProps => ({
  ...props,
  title: `${props.title} ${props.title}`,
  lead: props.cannot.items.map(({ text }) => text).join(" "),
  can: {
    ...props.can,
    items: props.can.items.map(({ name, text }) => ({
      name: `${name} `.repeat(times).trim(),
      text: `${text} `.repeat(times).trim(),
    })),
  },
});

export const examples: Examples<LimitsProps, "default" | "light" | "longText"> = {
  zh: { default: zh, light: { ...zh, tone: "canvas" }, longText: long(zh, 4) },
  en: { default: en, light: { ...en, tone: "canvas" }, longText: long(en, 4) },
};
