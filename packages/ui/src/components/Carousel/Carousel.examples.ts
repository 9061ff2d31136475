import { picture } from "../../fixtures/index.ts";
import type { Examples } from "../../stories.ts";
import type { CarouselProps } from "./Carousel.types.ts";

interface Example extends Omit<CarouselProps, "children"> {
  /** Text of each slide. The story shows it in large type on a plain background. */
  slides: readonly string[];
}

const labelsZh = {
  carousel: "作品图集",
  previous: "上一张",
  next: "下一张",
  pause: "暂停轮播",
  play: "播放轮播",
  goTo: "转到第 {index} 张",
  slideOf: "第 {index} 张，共 {count} 张",
};
const labelsEn = {
  carousel: "Pieces made on the machine",
  previous: "Previous slide",
  next: "Next slide",
  pause: "Pause slides",
  play: "Play slides",
  goTo: "Go to slide {index}",
  slideOf: "Slide {index} of {count}",
};
const slidesZh = ["木制耳环", "花瓶装饰", "开瓶器", "酒架", "皮具工具"];
const slidesEn = ["Wood earrings", "Vase decoration", "Bottle opener", "Wine rack", "Leather tool"];

/** Decorative thumbnails: the accessible name of each button is its label. */
const small = ["earrings", "jewelry-box", "lamp", "coasters", "swatches"] as const;

const variants = (labels: Example["labels"], slides: readonly string[], long: string) => ({
  default: { labels, slides },
  peeking: { labels, slides, slideWidth: "min(80%, 20rem)" },
  autoplay: { labels, slides, autoplay: 600, loop: true },
  manySlides: { labels, slides: [...slides, ...slides, ...slides], slideWidth: "25%" },
  thumbs: { labels, slides, thumbs: small.map((name) => picture(name, "")), loop: true },
  single: { labels, slides: slides.slice(0, 1) },
  longText: { labels, slides: slides.map((slide) => `${slide} ${long}`) },
});

export const examples = {
  zh: variants(
    labelsZh,
    slidesZh,
    "，材料、厚度、功率、速度与完成时间都写在同一行里，方便照着做一遍。".repeat(3),
  ),
  en: variants(labelsEn, slidesEn, "with material, thickness, power, speed and time on one line. ".repeat(3)),
} satisfies Examples<Example>;
