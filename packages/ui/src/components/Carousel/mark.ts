import { vars } from "../../styles/contract.css.ts";

/** A position mark: a line as thin as the light that runs over it. */
export const line = {
  blockSize: "2px",
  backgroundColor: vars.color.lineControl,
  // Told by their ground alone, marks would vanish where the system forces its colours.
  forcedColorAdjust: "none",
} as const;

/** The mark of the position that is shown. */
export const lit = {
  background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
} as const;

export const forcedColors = "(forced-colors: active)";
export const forcedLine = { backgroundColor: "GrayText" } as const;
export const forcedLit = { background: "Highlight" } as const;
