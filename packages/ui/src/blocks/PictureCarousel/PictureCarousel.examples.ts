import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { PictureCarouselProps } from "./PictureCarousel.tsx";

const zh = {
  labels: labels.zh.carousel,
  title: "同一束光，两种场景",
  slides: [
    {
      title: "工作台上",
      text: "一张 500 × 300 mm 的椴木板，一节课能做出全班的作品。",
      picture: picture("desktop-dark", "深色背景前的白色桌面激光机，内部亮着灯。"),
    },
    {
      title: "车间里",
      text: "整张板材从后门进，切好的零件从前门取。",
      picture: picture("cabinet", "落地式激光切割机。"),
    },
  ],
} satisfies PictureCarouselProps;

const en = {
  labels: labels.en.carousel,
  title: "One beam, two places",
  slides: [
    {
      title: "On the bench",
      text: "One sheet of basswood, 500 × 300 mm, holds a whole class's work.",
      picture: picture("desktop-dark", "A white desktop laser on a dark ground, lit inside."),
    },
    {
      title: "In the workshop",
      text: "Whole boards go in at the back, finished parts come out at the front.",
      picture: picture("cabinet", "A free-standing laser cutter."),
    },
  ],
} satisfies PictureCarouselProps;

export const examples: Examples<PictureCarouselProps, "default" | "autoplay" | "untitled" | "longText"> = {
  zh: {
    default: zh,
    autoplay: { ...zh, autoplay: true },
    untitled: { labels: zh.labels, slides: zh.slides },
    longText: {
      ...zh,
      slides: zh.slides.map((slide) => ({
        ...slide,
        title: slide.title.repeat(8),
        text: slide.text.repeat(5),
      })),
    },
  },
  en: {
    default: en,
    autoplay: { ...en, autoplay: true },
    untitled: { labels: en.labels, slides: en.slides },
    longText: {
      ...en,
      slides: en.slides.map((slide) => ({
        ...slide,
        title: `${slide.title}, as it looks on an ordinary working day`,
        text: `${slide.text} `.repeat(5).trim(),
      })),
    },
  },
};
