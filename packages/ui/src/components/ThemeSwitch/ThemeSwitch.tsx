"use client";

import { type ComponentPropsWithRef, useId, useLayoutEffect } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { MonitorIcon } from "../../icons/monitor.ts";
import { MoonIcon } from "../../icons/moon.ts";
import { SunIcon } from "../../icons/sun.ts";
import { cx } from "../../styles/cx.ts";
import type { SingleIcon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./ThemeSwitch.css.ts";

/** Options of the switch. `system` follows the device's setting. */
export type ThemeChoice = "system" | "light" | "dark";

export interface ThemeSwitchLabels extends Readonly<Record<ThemeChoice, string>> {
  /** Accessible name of the group. */
  group: string;
}

export interface ThemeSwitchProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue" | "onChange"> {
  labels: ThemeSwitchLabels;
  /** Chosen theme. Set it to control the choice from outside. */
  value?: ThemeChoice;
  /** Initially chosen theme. Default: the choice that `themeBeforePaint` has read from storage, otherwise `system`. */
  defaultValue?: ThemeChoice;
  onValueChange?: (value: ThemeChoice) => void;
}

const choices: readonly { value: ThemeChoice; icon: SingleIcon }[] = [
  { value: "system", icon: MonitorIcon },
  { value: "light", icon: SunIcon },
  { value: "dark", icon: MoonIcon },
];

/**
 * Switch between system, light and dark theme: three native radio buttons. If the head contains the script
 * `themeBeforePaint`, the script applies and stores the choice, also before hydration. Otherwise, the parent must do so
 * in `onValueChange`.
 */
export function ThemeSwitch({
  labels,
  value: controlled,
  defaultValue,
  onValueChange,
  className,
  ...rest
}: ThemeSwitchProps) {
  const name = useId();
  const [value, setValue] = useControllableState<ThemeChoice>({
    value: controlled,
    defaultValue: defaultValue ?? "system",
    onChange: onValueChange,
  });

  const choose = useLatest(setValue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial choice is read once.
  useLayoutEffect(() => {
    if (defaultValue !== undefined) return;
    const root = document.documentElement;
    const read = () => {
      const choice = choices.find((one) => one.value === root.dataset["themeChoice"]);
      if (choice) choose.current(choice.value);
    };
    read();
    // A page may have a second switch, in the mobile menu.
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ["data-theme-choice"] });
    return () => observer.disconnect();
  }, []);

  return (
    <fieldset {...rest} className={cx(styles.root, className)} data-theme-switch="">
      <VisuallyHidden asChild>
        <legend>{labels.group}</legend>
      </VisuallyHidden>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option} title={labels[choice.value]}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => setValue(choice.value)}
            suppressHydrationWarning
          />
          <choice.icon />
          <VisuallyHidden>{labels[choice.value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
