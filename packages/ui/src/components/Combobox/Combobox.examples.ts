import type { ExampleLanguage, Examples } from "../../stories.ts";
import type { ComboboxOption, ComboboxProps } from "./Combobox.tsx";

const names: Record<ExampleLanguage, readonly string[]> = {
  zh: ["椴木", "桦木", "胡桃木", "亚克力", "毛毡", "卡纸", "软木"],
  en: ["Basswood", "Birch", "Walnut", "Acrylic", "Felt", "Card", "Cork"],
};

const labels: Record<ExampleLanguage, ComboboxProps["labels"]> = {
  zh: { options: "材料", open: "列出全部材料" },
  en: { options: "Materials", open: "List all materials" },
};

const placeholder: Record<ExampleLanguage, string> = { zh: "例如：椴木", en: "For example: birch" };

function variants(language: ExampleLanguage) {
  const options: ComboboxOption[] = names[language].map((label) => ({ id: label, label }));
  const base = {
    options,
    labels: labels[language],
    name: "material",
    placeholder: placeholder[language],
  } satisfies ComboboxProps;
  return {
    default: base,
    filled: { ...base, defaultValue: options[0]?.label ?? "" },
    longText: {
      ...base,
      options: options.map(({ id, label }) => ({ id, label: `${label} `.repeat(14).trim() })),
    },
  } as const satisfies Record<string, ComboboxProps>;
}

export const examples = { zh: variants("zh"), en: variants("en") } satisfies Examples<ComboboxProps>;
