import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

/** The label comes first in the source and is shown below the figure, as in `FigureList`. */
export const root = style(
  inComponents({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" }),
);

/** The final figure reserves the space, so nothing shifts while the animated figure is drawn over it. */
export const figure = style(
  inComponents({
    position: "relative",
    inlineSize: "fit-content",
    fontSize: fontSize.display,
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: "tabular-nums",
    letterSpacing: "-0.02em",
    lineHeight: 1.1,
  }),
);

/** Transparent while the animated figure is shown. It stays available to assistive technology and find-in-page. */
export const covered = style(inComponents({ opacity: 0 }));

export const running = style(inComponents({ position: "absolute", insetInlineEnd: 0, insetBlockStart: 0 }));

export const plus = style(inComponents({ color: vars.color.accentText }));

export const label = style(
  inComponents({
    marginBlockStart: space.s,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    textWrap: "balance",
  }),
);
