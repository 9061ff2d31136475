import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels } from "../../fixtures/labels.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { PictureChoiceProps } from "./PictureChoice.tsx";

type Example = Pick<
  PictureChoiceProps,
  "options" | "name" | "label" | "hint" | "error" | "required" | "controlId" | "errorLabel"
>;

interface Words {
  label: string;
  hint: string;
  error: string;
  notes: readonly [string, string, string];
  advise: string;
  long: string;
}

const variants = (language: ExampleLanguage, { label, hint, error, notes, advise, long }: Words) => {
  const names = ["Light 530", "Light 1390", "Mark M20"] as const;
  const shown = ["desktop", "head", "engraving"] as const;
  const options = [
    ...names.map((name, index) => ({
      value: name,
      label: name,
      note: notes[index] ?? "",
      picture: picture(shown[index] ?? "desktop", alt[language][shown[index] ?? "desktop"]),
    })),
    { value: "advise", label: advise },
  ];
  const group = {
    name: "model",
    label,
    options,
    required: true,
    errorLabel: labels[language].picture.imageError,
  };
  return {
    default: { ...group, hint },
    invalid: { ...group, hint, error, controlId: "model" },
    longText: {
      ...group,
      label: `${label} ${long}`,
      options: options.map((option) => ({ ...option, label: `${option.label} ${long}` })),
    },
  } as const satisfies Record<string, Example>;
};

export const examples = {
  zh: variants("zh", {
    label: "想试的机型",
    hint: "没定下来也没关系。",
    error: "请选择机型",
    notes: ["CO₂ 玻璃管，500 × 300 mm", "CO₂ 玻璃管，1300 × 900 mm", "光纤，150 × 150 mm"],
    advise: "请帮我推荐",
    long: "这一项的文字特别长，用来看它怎样换行",
  }),
  en: variants("en", {
    label: "Model you want to try",
    hint: "It does not have to be decided yet.",
    error: "Choose a model",
    notes: ["CO₂ glass tube, 500 × 300 mm", "CO₂ glass tube, 1300 × 900 mm", "Fibre, 150 × 150 mm"],
    advise: "Please advise me",
    long: "with a text that is so long that it must break into lines",
  }),
} satisfies Examples<Example>;
