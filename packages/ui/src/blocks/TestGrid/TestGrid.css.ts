import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";

const forced = "(forced-colors: active)";

/** The plate is wider than the answer: it is what the finger touches. */
export const columns = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5.5fr)",
      columnGap: space["4xl"],
      alignItems: "start",
    },
    [withoutScripts]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const plate = blockStyle({ minInlineSize: 0 });

/** The section's heading is above; this says what the squares do. */
export const choose = blockStyle({
  padding: 0,
  marginBlockEnd: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});

export const table = blockStyle({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
});

export const corner = blockStyle({ inlineSize: "3.5rem", padding: 0 });

const title = {
  paddingBlock: space.xs,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  textAlign: "start",
  verticalAlign: "bottom",
} as const;

export const axis = blockStyle(title);

export const unit = blockStyle({ fontWeight: fontWeight.regular, color: vars.color.textMuted });

export const head = blockStyle({
  ...title,
  textAlign: "center",
  fontFamily: vars.font.mono,
  fontVariantNumeric: "tabular-nums",
  selectors: { "tbody &": { paddingInlineEnd: space.s, textAlign: "end", verticalAlign: "middle" } },
  // Five speeds such as “12,000” beside each other in 320 px.
  "@media": {
    "(width <= 22.5em)": { fontFamily: vars.font.body, fontSize: fontSize.micro, letterSpacing: "-0.02em" },
  },
});

/** Without a gap, so that the squares are one sheet. */
export const cell = blockStyle({
  padding: 0,
  "@media": { [withoutScripts]: { padding: space.s, border: `1px solid ${vars.color.line}` } },
});

export const square = blockStyle({
  position: "relative",
  display: "block",
  aspectRatio: "1",
  overflow: "clip",
  cursor: "pointer",
  "@media": { [withoutScripts]: { display: "none" } },
});

/** A part of the sprite; its frame clips the rest. */
export const part = blockStyle({
  position: "absolute",
  maxInlineSize: "none",
  blockSize: "auto",
});

/** Engraved area of a square without a picture. */
export const shade = blockStyle({
  position: "absolute",
  inset: "16%",
  backgroundColor: vars.color.text,
  "@media": { [forced]: { forcedColorAdjust: "none", backgroundColor: "CanvasText" } },
});

/** Transparent over its square, so that the whole square is the radio button. */
export const radio = blockStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
  zIndex: 1,
});

/** Frame of the chosen square: two lines, so that one of them is seen on any material. */
export const ring = blockStyle({
  position: "absolute",
  inset: 0,
  selectors: {
    ":hover > &": { boxShadow: `inset 0 0 0 2px ${vars.color.onScrim}` },
    ":checked + &": {
      border: `3px solid ${vars.color.onScrim}`,
      boxShadow: `inset 0 0 0 3px ${vars.color.accent}`,
    },
    ":focus-visible + &": { outline: `3px solid ${vars.color.focus}`, outlineOffset: "-6px" },
  },
  "@media": {
    [forced]: {
      border: "1px solid CanvasText",
      selectors: {
        ":checked + &": { forcedColorAdjust: "none", border: "5px solid Highlight" },
        ":focus-visible + &": { outlineColor: "Highlight" },
      },
    },
  },
});

const disc = {
  borderRadius: "50%",
  backgroundColor: vars.color.scrim,
  color: vars.color.onScrim,
  padding: "2px",
} as const;

export const tick = blockStyle({ ...disc, position: "absolute", insetBlockEnd: "6%", insetInlineEnd: "6%" });
export const sign = blockStyle(disc);

/** The table's text without scripts: with them the answer beside the plate says more. */
export const word = blockStyle({
  display: "none",
  fontSize: fontSize.small,
  "@media": { [withoutScripts]: { display: "block" }, print: { display: "block" } },
});

export const legend = blockStyle({
  marginBlockStart: space.m,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  "@media": { [withoutScripts]: { display: "none" } },
});

export const key = blockStyle({ display: "flex", alignItems: "center", gap: space.s });

export const side = blockStyle({ display: "grid", alignContent: "start", gap: space["2xl"] });

export const answer = blockStyle({
  display: "grid",
  gap: space.xl,
  "@media": { [withoutScripts]: { display: "none" } },
});

/** The edge in macro: 12.5 mm of a sheet. No wider than its part of the sprite has pixels for. */
export const edge = blockStyle({
  position: "relative",
  maxInlineSize: "21rem",
  "@media": { [above.small]: { maxInlineSize: "31rem" } },
  aspectRatio: "1000 / 375",
  borderRadius: vars.radius.picture,
  overflow: "clip",
});

/** As high as the longest verdict, so that nothing below jumps from square to square. */
export const words = blockStyle({
  display: "grid",
  alignContent: "start",
  gap: space.s,
  minBlockSize: "7.5rem",
});

export const verdict = blockStyle({
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
});

/** Equal columns: a figure of another length moves nothing. */
export const figures = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: space.l,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  containerType: "inline-size",
});

blockGlobalStyle(`${figures} > div`, { justifyContent: "flex-end" });
blockGlobalStyle(`${figures} dd`, { fontSize: "min(2.25rem, 5.5cqi)", whiteSpace: "normal" });

export const foot = blockStyle({ display: "grid", justifyItems: "start", gap: space.m });
