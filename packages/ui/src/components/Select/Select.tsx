"use client";

import type { ComponentPropsWithRef } from "react";
import { ChevronDownIcon } from "../../icons/chevron-down.ts";
import { cx } from "../../styles/cx.ts";
import { control } from "../Field/Field.css.ts";
import { useFieldControl } from "../Field/Field.tsx";
import * as styles from "./Select.css.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "children" | "multiple" | "size"> {
  options: readonly SelectOption[];
  /** Text shown until the visitor chooses an option. It cannot be chosen itself. */
  placeholder?: string;
}

/**
 * A single choice from a list, with the browser's native picker. The remaining props and `ref` apply to the `select`.
 */
export function Select({ options, placeholder, className, defaultValue, ...rest }: SelectProps) {
  const initial = rest.value === undefined ? { defaultValue: defaultValue ?? (placeholder && "") } : {};
  return (
    <span className={cx(styles.root, className)}>
      <select {...rest} {...initial} {...useFieldControl(rest)} className={cx(control, styles.select)}>
        {placeholder ? (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className={styles.chevron} />
    </span>
  );
}
