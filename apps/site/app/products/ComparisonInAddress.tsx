import type { ComparisonBlockData } from "@lightmaker/content";
import { Comparison, type ComparisonProps } from "@lightmaker/ui";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "../startup/InlineScript.tsx";
import { askedComparison, comparing, comparisonBeforePaint, keepInAddress } from "./address.ts";
import { plainSpelling } from "./spelling.ts";

/** A comparison whose models stand in the address, so that it can be passed on and is there again on the way back. */
export function ComparisonInAddress({
  spellings,
  ...comparison
}: ComparisonBlockData & Pick<ComparisonProps, "labels" | "language" | "id" | "headingLevel">) {
  const { search } = useLocation();
  const first = comparison.defaultChosen ?? [];
  const [chosen, setChosen] = useState(first);
  const models = Object.fromEntries(
    comparison.models.flatMap(({ id }, index) =>
      [id, ...(spellings[index] ?? [])].map((each) => [plainSpelling(each), id]),
    ),
  );
  const latest = useRef({ models, first });
  latest.current = { models, first };

  // By the browser's own address: what a visitor ticked before React was live has been written there already.
  useLayoutEffect(() => {
    const { models, first } = latest.current;
    for (const name of askedComparison(search, models).unknown) console.warn("Product not found", name);
    const { known } = askedComparison(location.search, models);
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
          keepInAddress(comparing(ids), "comparison");
        }}
      />
      <InlineScript code={comparisonBeforePaint(models)} />
    </>
  );
}
