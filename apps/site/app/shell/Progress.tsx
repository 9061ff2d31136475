import { useNavigation } from "react-router";
import * as styles from "./shell.css.ts";

/** Thin progress line at the top while another page loads. Its style shows it only when that takes a while. */
export function Progress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.progress} data-progress="" aria-hidden="true" />;
}
