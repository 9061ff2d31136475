import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { GalleryProps } from "./Gallery.tsx";

type Example = Pick<
  GalleryProps,
  "items" | "labels" | "headingLevel" | "columns" | "ratio" | "defaultOpenIndex"
>;

const shown = [
  "coasters",
  "jewelry-box",
  "lamp",
  "earrings",
  "swatches",
  "engraving",
  "head",
  "desktop",
] as const;

type Captions = Readonly<Partial<Record<FixturePicture, string>>>;

const variants = (
  language: ExampleLanguage,
  words: { title: string; open: string; close: string; captions: Captions; long: string },
) => {
  const { imageError, ...carousel } = labels[language].carousel;
  const frame = {
    headingLevel: 2,
    labels: {
      title: words.title,
      open: words.open,
      close: words.close,
      position: "{index} / {count}",
      carousel,
      imageError,
    },
  } as const;
  const items = shown.map((name) => {
    const caption = words.captions[name];
    return { picture: picture(name, alt[language][name]), ...(caption && { caption }) };
  });
  return {
    default: { ...frame, items },
    wide: { ...frame, items: items.slice(0, 3), columns: { base: 1, small: 3 }, ratio: 3 / 2 },
    longText: { ...frame, items: items.slice(0, 2).map((item) => ({ ...item, caption: words.long })) },
  } satisfies Record<string, Example>;
};

export const examples = {
  zh: variants("zh", {
    title: "作品",
    open: "看大图：{name}",
    close: "关闭大图",
    captions: {
      coasters: "椴木杯垫，3 mm，一次切穿",
      "jewelry-box": "首饰盒，活页切缝让木板弯成圆角",
      lamp: "夜灯，五层剪影",
      earrings: "胡桃木与亚克力耳环",
      swatches: "同一图样，九种功率",
    },
    long: "椴木杯垫，3 mm，一次切穿；花纹先雕后切，台面不动，所以线条和外轮廓完全对齐，边缘用细砂纸轻轻磨一遍就可以用了。".repeat(
      2,
    ),
  }),
  en: variants("en", {
    title: "Pieces",
    open: "Enlarge: {name}",
    close: "Close the large picture",
    captions: {
      coasters: "Basswood coasters, 3 mm, cut in one pass",
      "jewelry-box": "A box whose rows of cuts let the board bend round the corner",
      lamp: "A night light with five layers of silhouettes",
      earrings: "Earrings of walnut and acrylic",
      swatches: "One pattern at nine powers",
    },
    long: "Basswood coasters, 3 mm, cut in one pass. Engraved first and cut after on an unmoved bed, so pattern and outline meet exactly; a stroke of fine sandpaper along the edge, and they are ready. ".repeat(
      2,
    ),
  }),
} satisfies Examples<Example>;
