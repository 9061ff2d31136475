import { languageTag } from "@lightmaker/content/routes";
import { InstalmentCalculator } from "@lightmaker/ui";
import type { BlocksIn } from "./late-blocks.ts";
import type { Renderers } from "./registry.ts";

export const renderers: Renderers<BlocksIn<"calculator-blocks">> = {
  instalmentCalculator: (data, { language, root }) => (
    <InstalmentCalculator
      {...data}
      {...root}
      defaultValue={{ currency: language === "en" ? "USD" : "CNY" }}
      language={languageTag[language]}
    />
  ),
};
