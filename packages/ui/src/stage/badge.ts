import { vars } from "../styles/contract.css.ts";
import { fontSize, fontWeight } from "../styles/scale.ts";

/** Number in a circle: on a scene, and in the list beside it. */
export const badge = {
  display: "grid",
  placeItems: "center",
  inlineSize: "1.625rem",
  blockSize: "1.625rem",
  borderRadius: "50%",
  border: `1.5px solid ${vars.color.accentText}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
} as const;
