import { examples as table } from "../../components/CompareTable/CompareTable.examples.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { ComparisonProps } from "./Comparison.tsx";

function variants(language: ExampleLanguage, title: string, lead: string, long: string) {
  const { caption: _, ...shown } = table[language].pictured;
  const base = { ...shown, title, lead } satisfies ComparisonProps;
  return {
    default: base,
    onSurface: { ...base, tone: "surface" },
    longText: { ...base, title: `${title}${long}`, lead: `${lead}${long.repeat(4)}` },
  } as const satisfies Record<string, ComparisonProps>;
}

export const examples = {
  zh: variants("zh", "对比机型", "勾选两到四款，逐行看差别。", "，也可以只看不同的参数"),
  en: variants(
    "en",
    "Compare models",
    "Tick two to four and read the differences row by row.",
    " Or hide what is the same",
  ),
} satisfies Examples<ComparisonProps>;
