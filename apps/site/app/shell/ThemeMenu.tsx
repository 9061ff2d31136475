import { Icon, ThemeSwitch, type ThemeSwitchLabels } from "@lightmaker/ui";
import { useId } from "react";
import * as styles from "./shell.css.ts";

/** Light, dark or as the device says, behind one button. A native popover, so it opens and chooses before React is live. */
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
