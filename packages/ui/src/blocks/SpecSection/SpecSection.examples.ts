import { languageTag, machines, specLabels } from "../../fixtures/specs.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { SpecSheet } from "./SpecSection.data.ts";
import type { SpecSectionProps } from "./SpecSection.tsx";

function variants(language: ExampleLanguage, title: string, note: string, sheet: SpecSheet, long: string) {
  const [machine] = machines(language);
  if (!machine) throw new Error("The fixtures have no machine.");
  const base = {
    title,
    caption: machine.name,
    groups: machine.groups,
    note,
    language: languageTag[language],
    labels: specLabels[language],
  } satisfies SpecSectionProps;
  return {
    default: base,
    onSurface: { ...base, tone: "surface" },
    dark: { ...base, tone: "dark" },
    withSheet: { ...base, sheet },
    longText: { ...base, title: `${title}${long}`, lead: long.repeat(3), note: note.repeat(4) },
  } as const satisfies Record<string, SpecSectionProps>;
}

export const examples = {
  zh: variants(
    "zh",
    "技术参数",
    "尺寸、重量和速度会因版本略有出入，以机器铭牌为准。",
    {
      print: "打印参数表",
      data: { label: "下载 JSON 数据", href: "#light-640.json" },
      contact: "LightMaker，400-000-0000，sales@example.com",
    },
    "，以及测量时的条件与误差",
  ),
  en: variants(
    "en",
    "Specifications",
    "Dimensions, weight and speed differ slightly between versions; the nameplate on the machine decides. ",
    {
      print: "Print spec sheet",
      data: { label: "Download as JSON", href: "#light-640.json" },
      contact: "LightMaker, 400-000-0000, sales@example.com",
    },
    " and the conditions under which they were measured",
  ),
} satisfies Examples<SpecSectionProps>;
