import { style } from "@vanilla-extract/css";
import { vars } from "../styles/contract.css.ts";
import { inComponents } from "../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../styles/scale.ts";
import { badge } from "./badge.ts";

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

/** Number on the scene, with its middle at the place that `translate` says. It only shows. */
export const mark = style(
  inComponents({
    ...badge,
    ...over,
    inset: "0 auto auto 0",
    transform: "translate(-50%, -50%)",
    // Number and sign stand beside each other.
    gridAutoFlow: "column",
    placeContent: "center",
    selectors: {
      "&[hidden]": { display: "none" },
      "&[data-behind]": { borderStyle: "dashed", color: vars.color.textMuted },
      "&[data-state=met]": { borderColor: vars.color.text },
      "&[data-state=broken]": { borderColor: vars.color.danger, color: vars.color.danger },
      // The plan's signs, so that colour is not needed.
      "&[data-state=open]::after": { content: "?" },
      "&[data-state=broken]::after": { content: "!" },
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

export const control = style(inComponents({ paddingInline: space.m }));

export const help = style(
  inComponents({
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    "@media": { print: { display: "none" } },
  }),
);
