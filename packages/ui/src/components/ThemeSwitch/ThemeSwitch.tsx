import { type ComponentPropsWithRef, useId, useLayoutEffect } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { cx } from "../../styles/cx.ts";
import { Icon, type IconName } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./ThemeSwitch.css.ts";

/** What the visitor may choose; `system` follows the device. */
export type ThemeChoice = "system" | "light" | "dark";

export interface ThemeSwitchLabels extends Readonly<Record<ThemeChoice, string>> {
  /** Name of the group of three. */
  group: string;
}

export interface ThemeSwitchProps
  extends Omit<ComponentPropsWithRef<"fieldset">, "children" | "defaultValue" | "onChange"> {
  labels: ThemeSwitchLabels;
  /** The choice, when the owner keeps the state. */
  value?: ThemeChoice;
  /** The choice at first. Default: what `themeBeforePaint` found stored, else `system`. */
  defaultValue?: ThemeChoice;
  onValueChange?: (value: ThemeChoice) => void;
}

const choices: readonly { value: ThemeChoice; icon: IconName }[] = [
  { value: "system", icon: "monitor" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
];

/**
 * System, light or dark as three native radio buttons. With `themeBeforePaint` in the head the choice is applied and
 * stored by that script, also before React; without it, the owner does so in `onValueChange`.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it begins with is asked for once.
  useLayoutEffect(() => {
    if (defaultValue !== undefined) return;
    const root = document.documentElement;
    const read = () => {
      const choice = choices.find((one) => one.value === root.dataset["themeChoice"]);
      if (choice) choose.current(choice.value);
    };
    read();
    // A page may have a second switch, in the menu of small windows.
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
          <Icon name={choice.icon} />
          <VisuallyHidden>{labels[choice.value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
