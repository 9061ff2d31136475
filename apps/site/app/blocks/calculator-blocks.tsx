import { languageTag } from "@lightmaker/content/routes";
import { InstalmentCalculator } from "@lightmaker/ui";
import type { CalculatorBlock, Renderers } from "./registry.ts";

/** What reckons for the visitor. */
export const renderers: Renderers<CalculatorBlock> = {
  instalmentCalculator: (data, { language, root }) => (
    <InstalmentCalculator
      {...data}
      {...root}
      defaultValue={{ currency: language === "en" ? "USD" : "CNY" }}
      language={languageTag[language]}
    />
  ),
};
