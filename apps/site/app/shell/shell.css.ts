import { fontWeight, space, vars } from "@lightmaker/ui";
import { style } from "@vanilla-extract/css";

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  fontSize: "1.125rem",
  fontWeight: fontWeight.semibold,
  letterSpacing: "-0.01em",
});

export const mark = style({ inlineSize: "1.5rem", blockSize: "1.5rem" });

export const beam = style({ stroke: vars.color.accent });

export const spot = style({ fill: vars.color.beamEnd });
