import { useId } from "react";
import { CompareTable, type CompareTableProps } from "../../components/CompareTable/index.ts";
import { Section } from "../../components/Section/index.ts";
import type { BlockRootProps } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import type { ComparisonData } from "./Comparison.data.ts";

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
    > {}

/** Models side by side under a heading, which also names the table. */
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
  headingLevel = 2,
  ...rest
}: ComparisonProps) {
  const id = useId();
  return (
    <Section {...rest} labelledBy={id}>
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
    </Section>
  );
}
