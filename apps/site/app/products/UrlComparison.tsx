import type { ComparisonBlockData } from "@lightmaker/content";
import { Comparison, type ComparisonProps } from "@lightmaker/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "../startup/InlineScript.tsx";
import { modelsBySpelling } from "./model-in-url.ts";
import { compareParameters, comparisonBeforePaint, comparisonInUrl, writeToUrl } from "./url-state.ts";

/** Comparison with its models in the URL, so that it can be shared and is restored by the back button. */
export function UrlComparison({
  spellings,
  ...comparison
}: ComparisonBlockData & Pick<ComparisonProps, "labels" | "language" | "id" | "headingLevel">) {
  const { search } = useLocation();
  const first = comparison.defaultChosen ?? [];
  const [chosen, setChosen] = useState(first);
  const models = modelsBySpelling(
    comparison.models.map(({ id }, index) => ({ id, spellings: spellings[index] ?? [] })),
  );
  const latest = useRef({ models, first });
  latest.current = { models, first };

  // Reads `location`, because the visitor may have changed the models before hydration. Such changes are already in the URL.
  useLayoutEffect(() => {
    const { models, first } = latest.current;
    for (const name of comparisonInUrl(search, models).unknown) console.warn("Product not found", name);
    const { known } = comparisonInUrl(location.search, models);
    setChosen(known.length > 0 ? known : first);
  }, [search]);

  return (
    <>
      <Comparison
        {...comparison}
        chosen={chosen}
        data-comparison=""
        data-sheet="comparison"
        onChosenChange={(ids) => {
          setChosen(ids);
          writeToUrl(compareParameters(ids), "comparison");
        }}
      />
      <InlineScript code={comparisonBeforePaint(models)} />
    </>
  );
}
