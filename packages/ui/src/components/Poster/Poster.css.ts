import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(
  inComponents({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    minInlineSize: 0,
    overflow: "clip",
    borderRadius: vars.radius.card,
    color: vars.color.onScrim,
    "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
  }),
);

/** Text and picture share one grid cell, so longer text makes the poster taller instead of overflowing. */
export const picture = style(
  inComponents({
    gridArea: "1 / 1",
    zIndex: -1,
    blockSize: "100%",
    "@media": { [reducedMotion]: { transition: "none" } },
    transition: `scale ${duration.slow} ${easing}`,
    selectors: { "a:hover > &, a:focus-visible > &": { scale: "1.02" } },
  }),
);

/** The scrim is solid up to the top of the text, whatever its number of lines, and fades out above it. */
export const words = style(
  inComponents({
    gridArea: "1 / 1",
    alignSelf: "end",
    display: "grid",
    gap: space.xs,
    padding: `${space["5xl"]} ${space.xl} ${space.xl}`,
    backgroundImage: `linear-gradient(to top, ${vars.color.scrim} calc(100% - ${space["5xl"]}), transparent)`,
    "@media": { "(forced-colors: active)": { background: "Canvas", paddingBlockStart: space.xl } },
  }),
);
