import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels as pictureLabels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { FinderMatch, FinderQuestion } from "./Finder.data.ts";
import type { FinderProps } from "./Finder.tsx";

interface Words {
  title: string;
  lead: string;
  desktop: string;
  floor: string;
  fibre: string;
  material: readonly [question: string, wood: string, metal: string];
  size: readonly [question: string, small: string, large: string];
  cuts: string;
  reflects: string;
  marks: string;
  passes: string;
  fits: string;
  through: string;
  small: string;
  contact: string;
  labels: Omit<FinderProps["labels"], "imageError">;
  long: string;
}

function variants(language: ExampleLanguage, words: Words) {
  const yes = (reason: string): FinderMatch => ({ fit: "yes", reason });
  const partly = (reason: string): FinderMatch => ({ fit: "partly", reason });
  const no = (reason: string): FinderMatch => ({ fit: "no", reason });
  const [material, wood, metal] = words.material;
  const [size, small, large] = words.size;
  const questions: readonly FinderQuestion[] = [
    {
      name: "material",
      label: material,
      options: [
        { value: "wood", label: wood, matches: [yes(words.cuts), yes(words.cuts), no(words.passes)] },
        { value: "metal", label: metal, matches: [no(words.reflects), no(words.reflects), yes(words.marks)] },
      ],
    },
    {
      name: "size",
      label: size,
      options: [
        { value: "small", label: small, matches: [yes(words.fits), yes(words.fits), yes(words.fits)] },
        { value: "large", label: large, matches: [no(words.small), partly(words.through), no(words.small)] },
      ],
    },
  ];
  const base = {
    title: words.title,
    lead: words.lead,
    models: [
      {
        id: "light-530",
        name: "Light 530",
        note: words.desktop,
        href: "#light-530",
        picture: picture("desktop", alt[language].desktop),
      },
      {
        id: "light-640",
        name: "Light 640",
        note: words.floor,
        href: "#light-640",
        picture: picture("cabinet", alt[language].cabinet),
      },
      { id: "mark-m20", name: "Mark M20", note: words.fibre, href: "#mark-m20" },
    ],
    questions,
    contact: { label: words.contact, href: "#contact" },
    labels: { ...words.labels, imageError: pictureLabels[language].picture.imageError },
  } satisfies FinderProps;
  return {
    default: base,
    answered: { ...base, defaultAnswers: { material: "wood", size: "large" } },
    nothingFits: { ...base, defaultAnswers: { material: "metal", size: "large" }, tone: "surface" },
    controlled: { ...base, answers: { material: "wood" } },
    longText: {
      ...base,
      title: `${words.title}${words.long}`,
      defaultAnswers: { material: "wood", size: "large" },
      models: base.models.map((model) => ({
        ...model,
        name: `${model.name}${words.long}`,
        note: `${model.note}${words.long}`,
      })),
      questions: questions.map((question) => ({
        ...question,
        label: `${question.label}${words.long}`,
        options: question.options.map((option) => ({
          ...option,
          label: `${option.label}${words.long}`,
          matches: option.matches.map((match) => ({ ...match, reason: `${match.reason}${words.long}` })),
        })),
      })),
    },
  } as const satisfies Record<string, FinderProps>;
}

export const examples = {
  zh: variants("zh", {
    title: "哪台合用？",
    lead: "答一两题，就知道哪台放得下、切得动。",
    desktop: "桌面机",
    floor: "落地机",
    fibre: "光纤打标机",
    material: ["加工什么", "木材", "裸金属"],
    size: ["一件有多大", "名牌", "展板"],
    cuts: "能切也能刻。",
    reflects: "裸金属会把光反射回去。",
    marks: "打标、雕刻，不切板材。",
    passes: "木材几乎不吸收这种光。",
    fits: "放得下。",
    through: "板可以从后门穿过，分段切。",
    small: "放不下。",
    contact: "问我们",
    labels: {
      any: "都可以",
      reset: "重新选",
      yes: "合用",
      partly: "有条件",
      no: "不合用",
      start: "先答一题。",
      found: "{total} 款里，{yes} 款合用，{partly} 款有条件。",
      none: "没有一款全都合用。",
      compare: "放在一起比",
    },
    long: "（按材料、厚度和场地逐项判断）",
  }),
  en: variants("en", {
    title: "Which machine fits?",
    lead: "Answer a question or two and see what has room and what cuts.",
    desktop: "Desktop machine",
    floor: "Floor-standing machine",
    fibre: "Fibre marking machine",
    material: ["What do you work in?", "Wood", "Bare metal"],
    size: ["How large is a piece?", "Name plate", "Display panel"],
    cuts: "Cuts and engraves it.",
    reflects: "Bare metal throws the light back.",
    marks: "Marks and engraves, does not cut sheet.",
    passes: "Wood hardly takes in this light.",
    fits: "Has room for it.",
    through: "Sheet passes through the back door and is cut in steps.",
    small: "Too small.",
    contact: "Ask us",
    labels: {
      any: "Any",
      reset: "Start again",
      yes: "Fits",
      partly: "With a condition",
      no: "Does not fit",
      start: "Answer a question to begin.",
      found: "Of {total} machines {yes} fit, {partly} with a condition.",
      none: "None fits in every respect.",
      compare: "Compare these",
    },
    long: " judged by material, thickness and place",
  }),
} satisfies Examples<FinderProps>;
