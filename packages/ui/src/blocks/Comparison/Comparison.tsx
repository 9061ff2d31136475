"use client";

import { useId, useRef } from "react";
import { CompareTable, type CompareTableProps } from "../../components/CompareTable/index.ts";
import { Section } from "../../components/Section/index.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import type { ComparisonData } from "./Comparison.data.ts";
import { type ComparisonToolLabels, ComparisonTools } from "./ComparisonTools.tsx";

export interface ComparisonProps
  extends ComparisonData,
    BlockRootProps,
    Pick<
      CompareTableProps,
      | "language"
      | "labels"
      | "chosen"
      | "onChosenChange"
      | "differencesOnly"
      | "defaultDifferencesOnly"
      | "onDifferencesOnlyChange"
      | "units"
      | "defaultUnits"
      | "onUnitsChange"
    > {
  /** Labels of the buttons below the table: copy the address, save, print. Without them there are no buttons. */
  tools?: ComparisonToolLabels | undefined;
}

/** A comparison of models in a table, under a heading that also names the table. */
export function Comparison({
  title,
  lead,
  models,
  groups,
  chosen,
  defaultChosen,
  onChosenChange,
  differencesOnly,
  defaultDifferencesOnly,
  onDifferencesOnlyChange,
  units,
  defaultUnits,
  onUnitsChange,
  language,
  labels,
  tools,
  headingLevel = 2,
  ref,
  ...rest
}: ComparisonProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const merged = useMergedRef(section, ref);
  return (
    <Section {...rest} labelledBy={id} ref={merged}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <CompareTable
        caption={title}
        chosen={chosen}
        defaultChosen={defaultChosen}
        defaultDifferencesOnly={defaultDifferencesOnly}
        defaultUnits={defaultUnits}
        differencesOnly={differencesOnly}
        groups={groups}
        labels={labels}
        language={language}
        models={models}
        onChosenChange={onChosenChange}
        onDifferencesOnlyChange={onDifferencesOnlyChange}
        onUnitsChange={onUnitsChange}
        units={units}
      />
      {tools ? <ComparisonTools labels={tools} section={section} /> : null}
    </Section>
  );
}
