import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion, space } from "../../styles/scale.ts";
import { forcedColors } from "./position-mark.ts";

/** Space for the focus outline of a thumbnail, which the scroll container would cut off. */
const outline = "4px";

/** Visible before hydration, because an inline script (0.4 kB) handles the clicks. Hidden if scripting is disabled. */
export const thumbs = style(
  inComponents({
    display: "flex",
    gap: space.s,
    overflowX: "auto",
    overscrollBehaviorInline: "contain",
    scrollbarWidth: "thin",
    scrollbarColor: `${vars.color.lineControl} transparent`,
    marginBlockStart: `calc(${space.m} - ${outline})`,
    marginInline: `calc(-1 * ${outline})`,
    padding: outline,
    "@media": { "(scripting: none)": { display: "none" } },
  }),
);

export const item = style(inComponents({ flex: "0 0 clamp(4.5rem, 12%, 7.5rem)", minInlineSize: 0 }));

export const thumb = style(
  inComponents({
    display: "block",
    inlineSize: "100%",
    minBlockSize: "2.75rem",
    borderRadius: vars.radius.control,
    border: `2px solid ${vars.color.line}`,
    overflow: "hidden",
    transition: `border-color ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      [forcedColors]: { selectors: { "&[aria-current=true]": { borderColor: "Highlight" } } },
    },
    selectors: {
      "&:hover": { borderColor: vars.color.lineControl },
      "&[aria-current=true]": { borderColor: vars.color.accent },
    },
  }),
);
