import { style } from "@vanilla-extract/css";
import { badge } from "../../stage/badge.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";

/** Stage and list of parts: beside each other where there is room. */
export const root = style(
  inComponents({
    display: "grid",
    gap: space["2xl"],
    alignItems: "start",
    minInlineSize: 0,
    "@media": { [above.large]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 2fr)" } },
  }),
);

const over = { position: "absolute", pointerEvents: "none" } as const;

export const poster = style(inComponents({ ...over, inset: 0, blockSize: "100%" }));

export const lines = style(
  inComponents({ ...over, inset: 0, inlineSize: "100%", blockSize: "100%", overflow: "visible" }),
);

export const arrow = style(inComponents({ stroke: vars.color.text, strokeWidth: "1.25px", opacity: 0.8 }));

export const arrowHead = style(inComponents({ fill: vars.color.text, stroke: "none" }));

export const lead = style(
  inComponents({ stroke: vars.color.accentText, strokeWidth: "1.25px", strokeDasharray: "2 3" }),
);

/** At the place that `translate` says, with its middle. */
const atPlace = { ...over, inset: "0 auto auto 0" } as const;

export const measure = style(
  inComponents({
    ...atPlace,
    transform: "translate(-50%, -50%)",
    paddingInline: space.s,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: fontSize.small,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "@media": { "(forced-colors: active)": { backgroundColor: "Canvas", color: "CanvasText" } },
  }),
);

export const openings = style(inComponents({ display: "flex", flexWrap: "wrap", gap: space.s }));

/** A button that stays pressed shows it by its ground, and by its outline in forced colours. */
export const toggle = style(
  inComponents({
    selectors: {
      "&[aria-pressed=true]": { borderColor: vars.color.accentText, color: vars.color.accentText },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
      },
    },
  }),
);

export const parts = style(
  inComponents({
    display: "grid",
    // Names beside each other stand on one line.
    alignItems: "start",
    gap: space.l,
    margin: 0,
    padding: 0,
    listStyle: "none",
    minInlineSize: 0,
    "@media": {
      [above.small]: { gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))" },
      [above.large]: { gridTemplateColumns: "minmax(0, 1fr)" },
    },
  }),
);

export const part = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.m,
    rowGap: space.xs,
    alignItems: "center",
  }),
);

export const number = style(inComponents(badge));

/** Name of a part: plain beside pictures, a button beside the model. */
export const name = style(
  inComponents({ fontWeight: fontWeight.medium, minBlockSize: "1.75rem", overflowWrap: "anywhere" }),
);

export const choose = style(
  inComponents({
    justifySelf: "start",
    minBlockSize: "1.75rem",
    paddingInline: 0,
    fontWeight: fontWeight.medium,
    textAlign: "start",
    overflowWrap: "anywhere",
    textDecorationLine: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.25em",
    selectors: {
      "&:hover": { color: vars.color.accentText },
      "&[aria-pressed=true]": { color: vars.color.accentText, textDecorationThickness: "2px" },
      "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
    "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
  }),
);

export const text = style(
  inComponents({
    gridColumn: 2,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);
