import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { Examples } from "../../stories.ts";
import type { StepsProps } from "./Steps.tsx";

const zh = {
  labels: labels.zh.picture,
  title: "从想法到成品，四步",
  lead: "第一次用的人，按这四步走，三十分钟内切出第一件。",
  steps: [
    { title: "有个想法", text: "草图、照片、一句话都行", picture: picture("swatches", "九块材料样片。") },
    { title: "画成图纸", text: "描摹位图，闭合轮廓，1:1 毫米", picture: picture("desktop", "桌面激光机。") },
    {
      title: "放料开切",
      text: "相机对位，自动对焦，按下开始",
      picture: picture("engraving", "激光雕刻木板。"),
    },
    { title: "取出成品", text: "边缘不用打磨，拼起来就能用", picture: picture("lamp", "点亮的木制剪影灯。") },
  ],
} satisfies StepsProps;

const en = {
  labels: labels.en.picture,
  title: "From idea to object in four steps",
  lead: "Follow them the first time and the first part is cut within thirty minutes.",
  steps: [
    {
      title: "Have an idea",
      text: "A sketch, a photo or one sentence",
      picture: picture("swatches", "Nine samples."),
    },
    {
      title: "Make it a drawing",
      text: "Trace it, close the outlines, 1:1 in mm",
      picture: picture("desktop", "A desktop laser."),
    },
    {
      title: "Lay the sheet and cut",
      text: "Place by camera, autofocus, press start",
      picture: picture("engraving", "A laser engraving wood."),
    },
    {
      title: "Take it out",
      text: "No sanding; press the parts together",
      picture: picture("lamp", "A lit silhouette lamp made of wood."),
    },
  ],
} satisfies StepsProps;

const bare = (props: StepsProps): StepsProps => ({
  ...props,
  steps: props.steps.map(({ picture: _, ...step }) => step),
});

export const examples: Examples<StepsProps, "default" | "wordsOnly" | "besidePicture" | "longText"> = {
  zh: {
    default: zh,
    wordsOnly: bare(zh),
    besidePicture: { ...bare(zh), picture: picture("engraving", "激光雕刻木板。"), tone: "surface" },
    longText: {
      ...zh,
      steps: zh.steps.map((step) => ({ ...step, title: step.title.repeat(4), text: step.text.repeat(6) })),
    },
  },
  en: {
    default: en,
    wordsOnly: bare(en),
    besidePicture: { ...bare(en), picture: picture("engraving", "A laser engraving wood."), tone: "surface" },
    longText: {
      ...en,
      steps: en.steps.map((step) => ({
        ...step,
        title: `${step.title} before anything else is done`,
        text: `${step.text}. `.repeat(6).trim(),
      })),
    },
  },
};
