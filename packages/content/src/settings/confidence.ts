import type { Step } from "./formulas.ts";
import type { SettingsRow } from "./rows.ts";

/** How far a setting can be trusted before a test card. */
export type Confidence = "high" | "medium" | "low";

/**
 * Returns the confidence of a figure: high for the maker's own test, medium for what others use, one less
 * for a calculation, and always low for more than one calculation, another thickness, or a kind of tube that is not known.
 */
export function confidenceOf(
  origin: SettingsRow["origin"],
  steps: readonly Step[],
  tubeKnown = true,
): Confidence {
  if (!tubeKnown) return "low";
  if (steps.length === 0) return origin === "makerTest" ? "high" : "medium";
  const careful = steps.length > 1 || steps.some(({ kind }) => kind === "thickness");
  return origin === "makerTest" && !careful ? "medium" : "low";
}
