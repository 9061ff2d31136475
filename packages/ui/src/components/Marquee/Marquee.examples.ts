import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { MarqueeProps } from "./Marquee.tsx";

interface Example extends Omit<MarqueeProps, "children"> {
  /** Items of the row: links with a picture and a name. */
  items: readonly { name: string; href: string; picture: ReturnType<typeof picture> }[];
  /** Text shown if a picture could not be loaded. */
  imageError: string;
}

const names: Readonly<Record<ExampleLanguage, Readonly<Partial<Record<FixturePicture, string>>>>> = {
  zh: {
    earrings: "木制耳环",
    "jewelry-box": "首饰盒",
    lamp: "小夜灯",
    coasters: "杯垫",
    swatches: "材料样片",
  },
  en: {
    earrings: "Wood earrings",
    "jewelry-box": "Jewelry box",
    lamp: "Night light",
    coasters: "Coasters",
    swatches: "Material samples",
  },
};

const text = {
  zh: {
    labels: { marquee: "作品展示", pause: "暂停滚动", play: "继续滚动" },
    imageError: "图片加载失败",
    long: "，椴木与胡桃木拼合，手工上油打蜡，背面刻着编号",
  },
  en: {
    labels: { marquee: "Finished work", pause: "Stop the row", play: "Let the row move" },
    imageError: "This picture could not be loaded",
    long: " of basswood and walnut, oiled and waxed by hand, numbered on the back",
  },
};

const variants = (language: ExampleLanguage) => {
  const { long, ...rest } = text[language];
  const items = (Object.entries(names[language]) as [FixturePicture, string][]).map(([id, name]) => ({
    name,
    href: `#${id}`,
    picture: picture(id, alt[language][id]),
  }));
  const all = { ...rest, items };
  return {
    default: all,
    fast: { ...all, speed: 2000 },
    fewItems: { ...all, items: items.slice(0, 2) },
    longText: { ...all, items: items.map((each) => ({ ...each, name: each.name + long })) },
  };
};

export const examples = { zh: variants("zh"), en: variants("en") } satisfies Examples<Example>;
