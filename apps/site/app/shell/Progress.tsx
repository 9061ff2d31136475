import { useNavigation } from "react-router";
import * as styles from "./shell.css.ts";

/** A thin line at the top while another page is on its way; the style lets it appear only when that takes a while. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.progress} data-progress="" aria-hidden="true" />;
}
