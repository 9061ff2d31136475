import { Icon, ThemeSwitch, type ThemeSwitchLabels } from "@lightmaker/ui";
import { useId } from "react";
import * as styles from "./shell.css.ts";

/** Menu for the light, dark or system theme. A native popover, so it opens and works before hydration. */
export function ThemeMenu({ labels }: { labels: ThemeSwitchLabels }) {
  const id = useId();
  return (
    <div className={styles.themeMenu}>
      <button type="button" popoverTarget={id} className={styles.themeButton} aria-label={labels.group}>
        <Icon name="sun" />
      </button>
      <div id={id} popover="auto" className={styles.themePanel}>
        <ThemeSwitch labels={labels} />
      </div>
    </div>
  );
}
