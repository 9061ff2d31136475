import { vars } from "../../styles/contract.css.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** Wraps on a phone, because a scrolling row could hide the current page. */
export const list = blockStyle({ display: "flex", flexWrap: "wrap", columnGap: space.xl });

export const link = blockStyle({
  position: "relative",
  display: "block",
  paddingBlock: space.m,
  minBlockSize: "2.75rem",
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  transition: `color ${duration.fast} ${easing}`,
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: "-1px",
    blockSize: "2px",
    background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
    transform: "scaleX(0)",
    transformOrigin: "left",
    transition: `transform ${duration.medium} ${easing}`,
  },
  selectors: {
    "&:hover": { color: vars.color.text },
    "&[aria-current]": { color: vars.color.text, fontWeight: fontWeight.medium },
    "&[aria-current]::after": { transform: "none" },
    "&:dir(rtl)::after": { transformOrigin: "right" },
  },
  "@media": {
    [reducedMotion]: { transition: "none", "::after": { transition: "none" } },
    // The line is a background, which forced colours remove.
    "(forced-colors: active)": { selectors: { "&[aria-current]::after": { background: "Highlight" } } },
  },
});
