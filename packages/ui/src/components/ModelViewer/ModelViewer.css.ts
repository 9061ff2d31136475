import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

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

export const view = style(inComponents({ display: "grid", gap: space.m, minInlineSize: 0 }));

export const stage = style(
  inComponents({
    position: "relative",
    isolation: "isolate",
    overflow: "clip",
    aspectRatio: "3 / 2",
    borderRadius: vars.radius.picture,
    border: `1px solid ${vars.color.line}`,
    // A little off the surface, so that white and dark machines stand out in both themes.
    backgroundColor: `color-mix(in srgb, ${vars.color.surface} 86%, ${vars.color.text})`,
    cursor: "grab",
    // A finger that moves up or down scrolls the page.
    touchAction: "pan-y",
    userSelect: "none",
    selectors: {
      "&:active": { cursor: "grabbing" },
      "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
    },
  }),
);

export const canvas = style(
  inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    touchAction: "pan-y",
  }),
);

const over = { position: "absolute", pointerEvents: "none" } as const;

export const poster = style(inComponents({ ...over, inset: 0, blockSize: "100%" }));

export const progress = style(
  inComponents({
    ...over,
    insetInlineStart: 0,
    insetBlockEnd: 0,
    blockSize: "4px",
    backgroundColor: vars.color.accent,
    "@media": {
      [reducedMotion]: { transition: "none" },
      "(forced-colors: active)": { backgroundColor: "Highlight" },
    },
    transition: `inline-size ${duration.medium} ${easing}`,
  }),
);

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

const badge = {
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

/** Number on the model. It only shows; the list's buttons choose. */
export const mark = style(
  inComponents({
    ...badge,
    ...atPlace,
    transform: "translate(-50%, -50%)",
    selectors: {
      "&[data-behind]": { borderStyle: "dashed", color: vars.color.textMuted },
      "&[data-chosen]": {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        backgroundColor: "Canvas",
        borderColor: "CanvasText",
        selectors: { "&[data-chosen]": { backgroundColor: "Highlight", color: "HighlightText" } },
      },
    },
  }),
);

export const status = style(
  inComponents({
    minBlockSize: "1lh",
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    selectors: { "&:empty": { display: "none" } },
  }),
);

export const controls = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: space.s,
    "@media": { print: { display: "none" } },
  }),
);

export const openings = style(inComponents({ display: "flex", flexWrap: "wrap", gap: space.s }));

export const control = style(inComponents({ paddingInline: space.m }));

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

export const help = style(
  inComponents({
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    "@media": { print: { display: "none" } },
  }),
);

export const parts = style(
  inComponents({
    display: "grid",
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
