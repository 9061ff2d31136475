"use client";

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { LiveRegion } from "../../components/LiveRegion/index.ts";
import { Section } from "../../components/Section/index.ts";
import { Text } from "../../components/Text/index.ts";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { type BlockRootProps, levelBelow } from "../root.ts";
import { SectionHeader } from "../SectionHeader/index.ts";
import {
  currencies,
  figureNames,
  type InstalmentEntries,
  type InstalmentFigure,
  isBlank,
  readEntries,
} from "./entries.ts";
import { formatResults, formatsFor } from "./format.ts";
import * as styles from "./InstalmentCalculator.css.ts";
import type { InstalmentCalculatorData } from "./InstalmentCalculator.data.ts";
import { InstalmentFields } from "./InstalmentFields.tsx";
import { InstalmentFormula } from "./InstalmentFormula.tsx";
import { InstalmentSums } from "./InstalmentSums.tsx";
import { fillTemplate, type InstalmentCalculatorLabels } from "./labels.ts";
import { calculate } from "./results.ts";

export interface InstalmentCalculatorProps
  extends InstalmentCalculatorData,
    Omit<BlockRootProps, "defaultValue"> {
  labels: InstalmentCalculatorLabels;
  /** BCP 47 language tag for the format of numbers. */
  language: string;
  /** Contents of the fields in controlled mode. Missing figures are empty; the default currency is CNY. */
  value?: Partial<InstalmentEntries>;
  /** Initial contents of the fields in uncontrolled mode. Default: empty. */
  defaultValue?: Partial<InstalmentEntries>;
  onValueChange?: (entries: InstalmentEntries) => void;
}

const blank: InstalmentEntries = {
  price: "",
  deposit: "",
  rate: "",
  term: "",
  jobs: "",
  margin: "",
  currency: "CNY",
};
const noneTouched: ReadonlySet<InstalmentFigure> = new Set();

/**
 * A calculator for an instalment plan: the monthly payment, the number of jobs needed to pay it, and the formula. It
 * calculates while the visitor types. While the fields are empty, and where no script runs, it shows a worked example. It
 * sends nothing over the network.
 */
export function InstalmentCalculator({
  title,
  lead,
  example,
  note,
  labels,
  language,
  value,
  defaultValue,
  onValueChange,
  headingLevel = 2,
  ...rest
}: InstalmentCalculatorProps) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [storedEntries, setEntries] = useControllableState<Partial<InstalmentEntries>>({
    value,
    defaultValue: defaultValue ?? blank,
    onChange: onValueChange && ((next) => onValueChange({ ...blank, ...next })),
  });
  const entries: InstalmentEntries = { ...blank, ...storedEntries };
  const [touched, setTouched] = useState(noneTouched);
  const [announcement, setAnnouncement] = useState({ message: "", turn: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the DOM once, at hydration.
  useLayoutEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement>("[data-figure]") ?? [])];
    const typed = Object.fromEntries(inputs.map(({ dataset, value }) => [dataset["figure"] ?? "", value]));
    const chosen = fields.current?.querySelector<HTMLInputElement>("[type=radio]:checked")?.value;
    const currency = currencies.find((each) => each === chosen) ?? entries.currency;
    const found: InstalmentEntries = { ...entries, ...typed, currency };
    if ([...figureNames, "currency" as const].some((name) => found[name] !== entries[name]))
      setEntries(found);
  }, []);

  const isExample = isBlank(entries);
  const { figures, faults } = isExample ? { figures: example, faults: {} } : readEntries(entries);
  const results = calculate({ figures });
  const formats = formatsFor(language, entries.currency);
  const formatted = formatResults(results, formats, labels);

  const announce = (message: string) => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 }));
  /** Announces the results when the visitor leaves a field, not on every key press. */
  const onFieldBlur = (name: InstalmentFigure) => {
    if (!touched.has(name)) setTouched(new Set([...touched, name]));
    if (!isExample && results.payment !== undefined && formatted.spoken !== announcement.message)
      announce(formatted.spoken);
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key !== "Enter" || !(target instanceof HTMLInputElement) || isExample) return;
    setTouched(new Set(figureNames));
    announce(formatted.spoken);
  };
  const replaceEntries = (next: InstalmentEntries, message: string) => {
    setEntries(next);
    setTouched(noneTouched);
    announce(message);
  };
  const useExample = () => {
    const typed = Object.fromEntries(figureNames.map((name) => [name, String(example[name])]));
    replaceEntries(
      { ...entries, ...typed },
      formatResults(calculate({ figures: example }), formats, labels).spoken,
    );
  };

  return (
    <Section {...rest} labelledBy={id}>
      <SectionHeader id={id} lead={lead} level={headingLevel} title={title} />
      <div className={styles.root}>
        <InstalmentFields
          entries={entries}
          faults={faults}
          formats={formats}
          labels={labels}
          onClear={() => replaceEntries({ ...blank, currency: entries.currency }, "")}
          onEntriesChange={setEntries}
          onExample={useExample}
          onKeyDown={onKeyDown}
          onLeave={onFieldBlur}
          ref={fields}
          touched={touched}
        />
        <div className={styles.panel} data-example={isExample ? "" : undefined}>
          <InstalmentSums
            example={
              isExample
                ? fillTemplate(labels.templates.example, {
                    price: formats.money(example.price),
                    deposit: formats.money(example.deposit),
                    rate: formats.number(example.rate),
                    term: formats.number(example.term),
                    jobs: formats.number(example.jobs),
                    margin: formats.money(example.margin),
                  })
                : undefined
            }
            headingLevel={levelBelow(headingLevel)}
            labels={labels}
            outcome={results}
            words={formatted}
          />
          <InstalmentFormula
            formats={formats}
            labels={labels}
            loan={results.loan}
            payment={results.payment}
          />
          <Text size="small" tone="muted">
            {note}
          </Text>
        </div>
      </div>
      <LiveRegion message={announcement.message} turn={announcement.turn} />
    </Section>
  );
}
