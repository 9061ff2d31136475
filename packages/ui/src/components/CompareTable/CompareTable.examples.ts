const source = {
  zh: { co2: "CO₂ 玻璃管", rf: "CO₂ 射频管" },
  en: { co2: "CO₂ glass tube", rf: "CO₂ RF tube" },
};

import type { Plate } from "../../data.ts";
import { alt } from "../../fixtures/alt.ts";
import { picture } from "../../fixtures/index.ts";
import { labels as pictureLabels } from "../../fixtures/labels.ts";
import { compareGroups, languageTag, machines, specLabels } from "../../fixtures/specs.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { CompareTableLabels, CompareTableProps } from "./CompareTable.types.ts";

type Example = Pick<
  CompareTableProps,
  | "caption"
  | "models"
  | "groups"
  | "language"
  | "labels"
  | "chosen"
  | "defaultChosen"
  | "defaultDifferencesOnly"
>;
type OwnLabels = Pick<
  CompareTableLabels,
  "choose" | "place" | "differencesOnly" | "noDifferences" | "notApplicable"
>;

function variants(
  language: ExampleLanguage,
  caption: string,
  own: OwnLabels,
  accessory: { label: string; value: string },
  long: string,
) {
  const models = machines(language).map(({ id, name }) => ({ id, name, href: `#${id}` }));
  const groups = compareGroups(language);
  const labels = {
    ...specLabels[language],
    ...own,
    imageError: pictureLabels[language].picture.imageError,
  };
  const base = { caption, models, groups, language: languageTag[language], labels };
  return {
    default: { ...base, defaultChosen: ["light-640", "light-960", "light-1390"] },
    pictured: {
      ...base,
      models: models.map((model, index) => {
        const file = index === 4 ? "desktop" : "cabinet";
        const { name } = model;
        const plate: Plate =
          index === 4
            ? { light: "rf", name, source: source[language].rf }
            : { light: "co2", name, source: source[language].co2 };
        return { ...model, picture: picture(file, alt[language][file]), plate };
      }),
      defaultChosen: ["light-640", "light-1390", "light-1610", "light-530-rf"],
    },
    differencesOnly: { ...base, defaultChosen: ["light-960", "light-1390"], defaultDifferencesOnly: true },
    controlled: { ...base, chosen: ["light-640", "light-960"] },
    nothingDiffers: {
      ...base,
      groups: [
        { rows: [{ label: accessory.label, values: models.map(() => accessory.value) }] },
        { rows: [{ label: accessory.value, values: models.map(() => null) }] },
      ],
    },
    longText: {
      ...base,
      models: models.map((model) => ({ ...model, name: `${model.name} ${long}` })),
      groups: groups.map((group) => ({
        ...group,
        rows: group.rows.map((row) => ({ ...row, label: `${row.label} ${long}` })),
      })),
    },
  } satisfies Record<string, Example>;
}

export const examples = {
  zh: variants(
    "zh",
    "机型对比",
    {
      choose: "选择 2 至 4 款机型",
      place: "机型 {index}",
      differencesOnly: "只看不同",
      noDifferences: "所选机型的各项参数都相同。",
      notApplicable: "不适用",
    },
    { label: "软件", value: "LightMaker Studio" },
    "教室与工作室版本",
  ),
  en: variants(
    "en",
    "Models compared",
    {
      choose: "Choose two to four models",
      place: "Model {index}",
      differencesOnly: "Only differences",
      noDifferences: "The chosen models are the same in every row.",
      notApplicable: "not applicable",
    },
    { label: "Software", value: "LightMaker Studio" },
    "for classrooms and studios",
  ),
} satisfies Examples<Example>;
