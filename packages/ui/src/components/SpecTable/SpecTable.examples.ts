import { languageTag, machines, specLabels } from "../../fixtures/specs.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { SpecTableProps } from "./SpecTable.tsx";

type Example = Pick<
  SpecTableProps,
  "caption" | "groups" | "headingLevel" | "language" | "labels" | "units" | "defaultUnits"
>;

function variants(language: ExampleLanguage, plain: { label: string; value: string }, long: string) {
  const [machine] = machines(language);
  if (!machine) throw new Error("The fixtures have no machine.");
  const table = {
    caption: machine.name,
    groups: machine.groups,
    headingLevel: 2,
    language: languageTag[language],
    labels: specLabels[language],
  } as const;
  const [first, second] = machine.groups;
  if (!first || !second) throw new Error("The machine of the fixtures has fewer than two groups.");
  return {
    default: table,
    oneGroup: { ...table, groups: [{ rows: [...first.rows, ...second.rows] }] },
    inches: { ...table, defaultUnits: "imperial" },
    controlled: { ...table, units: "metric" },
    withoutQuantities: { ...table, groups: [{ rows: [plain] }] },
    longText: {
      ...table,
      caption: `${table.caption} ${long}`,
      groups: [
        {
          title: long,
          rows: first.rows.map((row) => ({
            ...row,
            label: `${row.label} ${long}`,
            ...(typeof row.value === "string" && { value: `${row.value} ${long}` }),
          })),
        },
      ],
    },
  } as const satisfies Record<string, Example>;
}

export const examples = {
  zh: variants(
    "zh",
    { label: "对焦方式", value: "自动对焦" },
    "（在室温二十度、按说明书保养、使用原厂镜片的条件下测得）",
  ),
  en: variants(
    "en",
    { label: "Focusing", value: "autofocus" },
    "measured at twenty degrees, maintained as the manual says, with the lenses it came with",
  ),
} satisfies Examples<Example>;
