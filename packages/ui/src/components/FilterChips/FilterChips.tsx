"use client";

import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, useId, useLayoutEffect, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./FilterChips.css.ts";

/** One option of a filter. */
export interface FilterChip {
  /** Value of the option. It must be unique within the group. */
  value: string;
  label: string;
  /** Number of results for this option, shown in small type after the label. */
  count?: number;
}

export interface FilterChipsLabels {
  /** Accessible name of the group. */
  group: string;
}

export interface FilterChipsProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue" | "name" | "onChange"> {
  items: readonly FilterChip[];
  /** Name of the field in the form data, for forms that are submitted without scripts. Default: generated. */
  name?: string | undefined;
  /** Chosen value. Set it to control the choice from outside. */
  value?: string | undefined;
  /** Initially chosen value. Default: the first option. */
  defaultValue?: string | undefined;
  /** Called with the newly chosen `value`, also for a choice made before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `chip` for filters that wrap, `segment` for two or three short options in one frame. */
  variant?: NonNullable<RecipeVariants<typeof styles.root>>["variant"];
  labels: FilterChipsLabels;
}

/**
 * A single choice from a few visible options. The native radio buttons work before hydration, and React adopts a choice
 * made then.
 */
export function FilterChips({
  items,
  name: given,
  value: controlled,
  defaultValue,
  onValueChange,
  variant = "chip",
  labels,
  className,
  ref,
  ...rest
}: FilterChipsProps) {
  const generated = useId();
  const name = given ?? generated;
  const root = useRef<HTMLFieldSetElement>(null);
  const merged = useMergedRef(root, ref);
  const [value, setValue] = useControllableState({
    value: controlled,
    defaultValue: defaultValue ?? items[0]?.value ?? "",
    onChange: onValueChange,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, on hydration.
  useLayoutEffect(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen) setValue(chosen.value);
  }, []);

  return (
    <fieldset {...rest} ref={merged} className={cx(styles.root({ variant }), className)}>
      <VisuallyHidden asChild>
        <legend>{labels.group}</legend>
      </VisuallyHidden>
      {items.map((item) => (
        <label key={item.value} className={styles.option({ variant })}>
          <input
            type="radio"
            name={name}
            value={item.value}
            className={styles.radio}
            checked={item.value === value}
            onChange={() => setValue(item.value)}
            suppressHydrationWarning
          />
          {item.label}
          {item.count === undefined ? null : (
            <>
              {" "}
              <span className={styles.count}>{item.count}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
