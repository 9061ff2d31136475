import { examples as table } from "../../components/CompareTable/CompareTable.examples.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { ComparisonProps } from "./Comparison.tsx";
import type { ComparisonToolLabels } from "./ComparisonTools.tsx";

function variants(
  language: ExampleLanguage,
  title: string,
  lead: string,
  tools: ComparisonToolLabels,
  long: string,
) {
  const { caption: _, ...shown } = table[language].pictured;
  const base = { ...shown, title, lead } satisfies ComparisonProps;
  return {
    default: base,
    onSurface: { ...base, tone: "surface" },
    withTools: { ...base, tools },
    longText: { ...base, title: `${title}${long}`, lead: `${lead}${long.repeat(4)}` },
  } as const satisfies Record<string, ComparisonProps>;
}

export const examples = {
  zh: variants(
    "zh",
    "对比机型",
    "勾选两到四款，逐行看差别。",
    {
      copyLink: "复制链接",
      copied: "链接已复制",
      copyFailed: "浏览器没有允许复制，请从地址栏复制",
      csv: "下载 CSV",
      fileName: "机型对比",
      print: "打印",
    },
    "，也可以只看不同的参数",
  ),
  en: variants(
    "en",
    "Compare models",
    "Tick two to four and read the differences row by row.",
    {
      copyLink: "Copy link",
      copied: "Link copied",
      copyFailed: "The browser did not allow it; copy the address from its bar",
      csv: "Download CSV",
      fileName: "comparison",
      print: "Print",
    },
    " Or hide what is the same",
  ),
} satisfies Examples<ComparisonProps>;
