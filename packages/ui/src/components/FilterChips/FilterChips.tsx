import type { RecipeVariants } from "@vanilla-extract/recipes";
import { type ComponentPropsWithRef, useId, useLayoutEffect, useRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useMergedRef } from "../../hooks/useMergedRef.ts";
import { cx } from "../../styles/cx.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./FilterChips.css.ts";

/** One choice of a filter. */
export interface FilterChip {
  /** Names the choice in `value`; unique within its group. */
  value: string;
  label: string;
  /** How many things the choice leaves; set small after the label. */
  count?: number;
}

export interface FilterChipsLabels {
  /** Name of the group, for people who do not see it. */
  group: string;
}

export interface FilterChipsProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue" | "name" | "onChange"> {
  items: readonly FilterChip[];
  /** Name of the choice in a form that is sent without scripts; made up unless given. */
  name?: string | undefined;
  /** The choice, when the owner keeps the state. */
  value?: string | undefined;
  /** The choice at first; the first one unless given. */
  defaultValue?: string | undefined;
  /** Called with the `value` of a new choice, also with one made before React was live. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `chip` for filters that wrap, `segment` for two or three short choices in one frame. */
  variant?: NonNullable<RecipeVariants<typeof styles.root>>["variant"];
  labels: FilterChipsLabels;
}

/**
 * One choice of a few, all in sight. Native radio buttons: they answer before React, and the choice made then is taken
 * over.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM is read once, when React takes over.
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
