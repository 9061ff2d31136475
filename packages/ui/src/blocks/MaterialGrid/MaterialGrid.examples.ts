import { examples as pager } from "../../components/Pager/Pager.examples.ts";
import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { MaterialGridProps } from "./MaterialGrid.tsx";

function variants(language: ExampleLanguage, title: string, lead: string) {
  const {
    cells,
    labels: { pager: _, ...labels },
    imageError,
  } = pager[language].default;
  const base = {
    title,
    lead,
    items: cells.slice(0, 10).map((cell, index) => ({
      ...cell,
      ...(index % 2 === 0 && { href: `#material-${index}` }),
    })),
    labels: { ...labels, imageError },
  } satisfies MaterialGridProps;
  return {
    default: base,
    dark: { ...base, tone: "dark" },
    padded: { ...base, items: base.items.slice(0, 7) },
    controlled: { ...base, page: 1 },
    longText: {
      ...base,
      title: title.repeat(6),
      items: pager[language].longText.cells.slice(0, 10),
    },
  } as const satisfies Record<string, MaterialGridProps>;
}

export const examples = {
  zh: variants("zh", "能加工的材料", "每种材料的厚度和参数，在材料页里写得更细。"),
  en: variants("en", "Materials it works on", "Thickness and settings for each are on its own page. "),
} satisfies Examples<MaterialGridProps>;
