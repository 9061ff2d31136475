"use client";

import { type RefObject, useId } from "react";
import { Select } from "../Select/index.ts";
import { UnitSwitch } from "../UnitSwitch/UnitSwitch.tsx";
import * as styles from "./CompareControls.css.ts";
import type { CompareTableProps } from "./CompareTable.types.ts";
import { maxModels, minModels, withModelAt } from "./selection.ts";

interface CompareControlsProps
  extends Pick<CompareTableProps, "models" | "labels" | "units" | "defaultUnits" | "onUnitsChange"> {
  ref: RefObject<HTMLDivElement | null>;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  differencesOnly: boolean;
  onDifferencesOnlyChange: (differencesOnly: boolean) => void;
  /** `true` if at least one value can be converted to other units. */
  switchable: boolean;
}

/**
 * Controls to choose the models, to hide equal rows and to select the units. The native controls hold the state, and
 * the styles of the table follow it, so everything works before hydration. On phones, two lists replace the checkboxes.
 */
export function CompareControls({
  ref,
  models,
  labels,
  chosen,
  onChoose,
  differencesOnly,
  onDifferencesOnlyChange,
  switchable,
  ...units
}: CompareControlsProps) {
  const id = useId();
  return (
    <div className={styles.controls} ref={ref}>
      <fieldset className={styles.chooser} data-chooser="">
        <legend className={styles.legend}>{labels.choose}</legend>
        {models.map((model) => {
          const checked = chosen.includes(model.id);
          return (
            <label className={styles.choice} key={model.id}>
              <input
                checked={checked}
                className={styles.box}
                disabled={checked ? chosen.length <= minModels : chosen.length >= maxModels}
                onChange={() =>
                  onChoose(checked ? chosen.filter((one) => one !== model.id) : [...chosen, model.id])
                }
                suppressHydrationWarning
                type="checkbox"
                value={model.id}
              />
              {model.name}
            </label>
          );
        })}
      </fieldset>
      <div className={styles.places}>
        {chosen.slice(0, minModels).map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its number.
          <div className={styles.place} key={index}>
            <label className={styles.legend} htmlFor={`${id}${index}`}>
              {labels.place.replaceAll("{index}", String(index + 1))}
            </label>
            <Select
              data-place={index}
              id={`${id}${index}`}
              onChange={(event) => onChoose(withModelAt(chosen, index, event.target.value))}
              options={models.map((model) => ({ value: model.id, label: model.name }))}
              suppressHydrationWarning
              value={value}
            />
          </div>
        ))}
      </div>
      <div className={styles.switches}>
        <label className={styles.differences}>
          <input
            checked={differencesOnly}
            className={styles.box}
            data-differences=""
            onChange={(event) => onDifferencesOnlyChange(event.target.checked)}
            suppressHydrationWarning
            type="checkbox"
          />
          {labels.differencesOnly}
        </label>
        {switchable ? <UnitSwitch {...units} labels={labels} /> : null}
      </div>
    </div>
  );
}
