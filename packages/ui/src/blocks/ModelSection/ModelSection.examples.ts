import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import { model, modelLabels } from "../../fixtures/viewer-model.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { ModelSectionProps } from "./ModelSection.tsx";

type Example = Omit<ModelSectionProps, "viewer">;

const variants = (
  language: ExampleLanguage,
  words: Pick<Example, "title" | "lead" | "size" | "note"> & { buttons: readonly string[] },
) => {
  const { buttons, ...texts } = words;
  const [pictures = "", show = "", hide = "", failed = "", room = ""] = buttons;
  const { poster, ...data } = model[language];
  const shown: Example = {
    ...texts,
    ...data,
    pictures: [
      poster,
      picture("desktop", alt[language].desktop),
      picture("desktop-dark", alt[language]["desktop-dark"]),
    ],
    room: { glb: `https://example.com${data.file.src}`, usdz: "/machine.usdz", title: "Light 640" },
    labels: { ...modelLabels[language], ...labels[language].picture, pictures, show, hide, failed, room },
  };
  return {
    default: shown,
    dark: { ...shown, tone: "dark" } as const,
    longText: {
      ...shown,
      title: `${texts.title} `.repeat(4).trim(),
      lead: `${texts.lead ?? ""} `.repeat(6).trim(),
      parts: shown.parts.map((part) => ({ ...part, text: `${part.text} `.repeat(6).trim() })),
    },
  };
};

export const examples: Examples<Example, "default" | "dark" | "longText"> = {
  zh: variants("zh", {
    title: "转一圈，看清楚",
    lead: "上盖和门都能打开。",
    size: "外形 1450 × 950 × 1180 mm",
    note: "简化模型，按参数表的外形做成。",
    buttons: ["四周的照片", "看三维模型", "回到照片", "这里显示不了三维模型，请看照片。", "放进您的房间看"],
  }),
  en: variants("en", {
    title: "Walk round it",
    lead: "Lid and doors open.",
    size: "Outside 1450 × 950 × 1180 mm",
    note: "A simplified model with the outer size of the specification.",
    buttons: [
      "Pictures from all around",
      "View in 3D",
      "Back to the pictures",
      "The model cannot be shown here. The pictures show the same.",
      "See it in your room",
    ],
  }),
};
