import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, space } from "../../styles/scale.ts";

export const root = style(
  inComponents({
    position: "relative",
    isolation: "isolate",
    display: "grid",
    gap: space.m,
    minInlineSize: 0,
  }),
);

export const frame = style(
  inComponents({
    display: "block",
    inlineSize: "100%",
    aspectRatio: "4 / 3",
    maxBlockSize: "34rem",
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    // A finger scrolls the page while the whole drawing is shown. Two fingers zoom.
    touchAction: "pan-y",
    selectors: {
      "&[data-zoomed]": { touchAction: "none", cursor: "grab" },
      "&[data-painted]": { backgroundColor: "transparent" },
      "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
    "@media": { print: { maxBlockSize: "120mm", breakInside: "avoid" } },
  }),
);

/** Fills the inside of the frame's border, below the frame. */
export const canvas = style(
  inComponents({
    position: "absolute",
    zIndex: -1,
    gridArea: "1 / 1 / 2 / 2",
    inset: "1px",
    inlineSize: "calc(100% - 2px)",
    blockSize: "calc(100% - 2px)",
    backgroundColor: vars.color.surface,
    "@media": { print: { display: "none" } },
  }),
);

/** Each operation has its own colour and its own pattern of line, so that neither is needed alone. */
export const lines = recipe({
  base: inComponents({
    fill: "none",
    strokeWidth: "1.5px",
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
    "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
  }),
  variants: {
    operation: {
      cut: inComponents({ stroke: vars.color.danger }),
      score: inComponents({ stroke: vars.color.accentText, strokeDasharray: "8 4" }),
      engrave: inComponents({
        stroke: vars.color.text,
        fill: vars.color.text,
        fillOpacity: 0.25,
        fillRule: "evenodd",
      }),
      ignore: inComponents({ stroke: vars.color.textMuted, strokeDasharray: "1 4" }),
    },
  },
});

export const mark = style(
  inComponents({
    fill: "none",
    stroke: vars.color.text,
    strokeWidth: "2px",
    vectorEffect: "non-scaling-stroke",
    "@media": { "(forced-colors: active)": { stroke: "Highlight" } },
  }),
);

export const controls = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.s,
    "@media": { print: { display: "none" } },
  }),
);

export const help = style(
  inComponents({
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    "@media": { print: { display: "none" } },
  }),
);
