import { alt } from "../../fixtures/alt.ts";
import { type FixturePicture, picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { LearningCarouselSlide } from "./LearningCarousel.data.ts";
import type { LearningCarouselProps } from "./LearningCarousel.tsx";

const slide =
  (language: ExampleLanguage) =>
  (name: FixturePicture, title: string, text: string): LearningCarouselSlide => ({
    title,
    text,
    picture: picture(name, alt[language][name]),
  });
const zhSlide = slide("zh");
const enSlide = slide("en");

const zh = {
  labels: labels.zh.carousel,
  title: "从第一节课学起",
  lead: "每一课都有图纸、参数与讲解，跟着做就能得到同样的成品。",
  slides: [
    zhSlide("coasters", "第一课：杯垫", "认识功率与速度，分清切割和雕刻。"),
    zhSlide("jewelry-box", "第二课：活铰链盒", "在木板上切出能弯的缝。"),
    zhSlide("lamp", "第三课：剪影灯", "把图案分成五层，一层一层装起来。"),
    zhSlide("earrings", "第四课：耳环", "木料与亚克力的拼接公差。"),
    zhSlide("swatches", "第五课：材料样片", "给自己的机器做一张参数表。"),
  ],
} satisfies LearningCarouselProps;

const en = {
  labels: labels.en.carousel,
  title: "Begin with the first lesson",
  lead: "Every lesson comes with its drawing, its settings and an explanation, so your part will match.",
  slides: [
    enSlide("coasters", "Lesson 1: coasters", "Power and speed, and what tells cutting from engraving."),
    enSlide("jewelry-box", "Lesson 2: living hinge", "Cuts that let a wooden board bend."),
    enSlide("lamp", "Lesson 3: silhouette lamp", "A picture in five layers, put together one by one."),
    enSlide("earrings", "Lesson 4: earrings", "How close wood and acrylic have to fit."),
    enSlide("swatches", "Lesson 5: material samples", "A table of settings for your own machine."),
  ],
} satisfies LearningCarouselProps;

const linked = (props: LearningCarouselProps): LearningCarouselProps => ({
  ...props,
  slides: props.slides.map((each) => ({ ...each, link: { label: each.title, href: "#lesson" } })),
});

export const examples: Examples<LearningCarouselProps, "default" | "linked" | "dark" | "longText"> = {
  zh: {
    default: zh,
    linked: linked(zh),
    dark: { ...zh, tone: "dark" },
    longText: {
      ...zh,
      slides: zh.slides.map((each) => ({
        ...each,
        title: each.title.repeat(4),
        text: each.text?.repeat(5) ?? "",
      })),
    },
  },
  en: {
    default: en,
    linked: linked(en),
    dark: { ...en, tone: "dark" },
    longText: {
      ...en,
      slides: en.slides.map((each) => ({
        ...each,
        title: `${each.title}, and what to do when the first try does not come out as drawn`,
        text: `${each.text} `.repeat(4).trim(),
      })),
    },
  },
};
