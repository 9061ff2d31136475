import { type ComponentPropsWithRef, useId, useLayoutEffect } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useLatest } from "../../hooks/useLatest.ts";
import { cx } from "../../styles/cx.ts";
import { Icon, type IconName } from "../Icon/index.ts";
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

const choices: readonly { value: ThemeChoice; icon: IconName }[] = [
  { value: "system", icon: "monitor" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
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
          <Icon name={choice.icon} />
          <VisuallyHidden>{labels[choice.value]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}
