import { vars } from "../../styles/contract.css.ts";

/** A position mark: a line as thin as `Beam`. */
export const positionMark = {
  blockSize: "2px",
  backgroundColor: vars.color.lineControl,
  // Forced colours would replace the background colour, and the marks would disappear.
  forcedColorAdjust: "none",
} as const;

/** The mark of the current position. */
export const currentMark = {
  background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
} as const;

export const forcedColors = "(forced-colors: active)";
export const forcedPositionMark = { backgroundColor: "GrayText" } as const;
export const forcedCurrentMark = { background: "Highlight" } as const;
