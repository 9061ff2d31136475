import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { PosterProps } from "./Poster.tsx";

type Example = Pick<
  PosterProps,
  "picture" | "sizes" | "errorLabel" | "title" | "text" | "headingLevel" | "ratio"
>;

const variants = (language: ExampleLanguage, words: { title: string; text: string; long: string }) => {
  const { title, text, long } = words;
  const frame = {
    sizes: "22rem",
    errorLabel: labels[language].picture.imageError,
    headingLevel: 2,
    title,
    text,
  } as const;
  const bright = { ...frame, picture: picture("earrings", alt[language].earrings) };
  return {
    default: bright,
    titleOnly: { ...bright, text: undefined },
    link: { ...frame, picture: picture("lamp", alt[language].lamp) },
    wide: { ...bright, ratio: 3 / 2 },
    longText: { ...bright, title: long, text: `${text} ${long}`.repeat(4) },
  } satisfies Record<string, Example>;
};

export const examples = {
  zh: variants("zh", {
    title: "课堂上的第一件作品",
    text: "从草图到成品，一节课做完。",
    long: "把每一位学生的名字都刻在自己做的耳环背面，",
  }),
  en: variants("en", {
    title: "The first piece made in class",
    text: "From a sketch to a finished part in one lesson.",
    long: "Every student's name engraved on the back of the earrings they made; ",
  }),
} satisfies Examples<Example>;
