"use client";

import type { KeyboardEvent, Ref } from "react";
import { Button } from "../../components/Button/index.ts";
import { Field } from "../../components/Field/index.ts";
import { FilterChips } from "../../components/FilterChips/index.ts";
import { Text } from "../../components/Text/index.ts";
import { TextInput } from "../../components/TextInput/index.ts";
import { useHydrated } from "../../hooks/useHydrated.ts";
import {
  currencies,
  figureNames,
  type InstalmentEntries,
  type InstalmentFigure,
  limits,
  type ReadEntries,
} from "./entries.ts";
import type { Formats } from "./format.ts";
import * as styles from "./InstalmentCalculator.css.ts";
import { fillTemplate, type InstalmentCalculatorLabels } from "./labels.ts";

interface InstalmentFieldsProps {
  entries: InstalmentEntries;
  faults: ReadEntries["faults"];
  /** Fields that have lost focus at least once. Their errors are then also shown while typing. */
  touched: ReadonlySet<InstalmentFigure>;
  onEntriesChange: (entries: InstalmentEntries) => void;
  onLeave: (name: InstalmentFigure) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onExample: () => void;
  onClear: () => void;
  formats: Formats;
  labels: InstalmentCalculatorLabels;
  ref: Ref<HTMLFieldSetElement>;
}

/** The fields for the visitor's figures. They are not in a form, so nothing can be submitted, not even before hydration. */
export function InstalmentFields({
  entries,
  faults,
  touched,
  onEntriesChange,
  onLeave,
  onKeyDown,
  onExample,
  onClear,
  formats,
  labels,
  ref,
}: InstalmentFieldsProps) {
  const live = useHydrated() ? "" : undefined;
  const units: Readonly<Partial<Record<InstalmentFigure, string>>> = labels.units;
  const errorOf = (name: InstalmentFigure) => {
    const fault = touched.has(name) ? faults[name] : undefined;
    if (!fault) return undefined;
    const { least, most } = limits[name];
    return fillTemplate(labels.faults[fault], { least: formats.number(least), most: formats.number(most) });
  };
  return (
    <fieldset className={styles.fields} onKeyDown={onKeyDown} ref={ref}>
      <legend className={styles.legend}>{labels.yours}</legend>
      <FilterChips
        className={styles.currency}
        items={currencies.map((value) => ({ value, label: labels.currencies[value] }))}
        labels={{ group: labels.currency }}
        onValueChange={(chosen) =>
          onEntriesChange({
            ...entries,
            currency: currencies.find((each) => each === chosen) ?? entries.currency,
          })
        }
        value={entries.currency}
        variant="segment"
      />
      <div className={styles.grid}>
        {figureNames.map((name) => (
          <Field
            error={errorOf(name)}
            hint={labels.hints[name]}
            key={name}
            label={
              <>
                {labels.figures[name]} <span className={styles.unit}>{units[name] ?? entries.currency}</span>
              </>
            }
          >
            <TextInput
              autoComplete="off"
              data-figure={name}
              inputMode={limits[name].whole ? "numeric" : "decimal"}
              maxLength={24}
              onBlur={() => onLeave(name)}
              onChange={({ target }) => onEntriesChange({ ...entries, [name]: target.value })}
              value={entries[name]}
            />
          </Field>
        ))}
      </div>
      <div className={styles.actions} data-live={live}>
        <Button onClick={onExample} variant="secondary">
          {labels.useExample}
        </Button>
        <Button onClick={onClear} variant="quiet">
          {labels.clear}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {labels.privacy}
      </Text>
    </fieldset>
  );
}
