import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";

/** The fields, with the results beside them. */
export const root = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: `clamp(${space["2xl"]}, 5vw, ${space["5xl"]})`,
      alignItems: "start",
    },
    [withoutScripts]: { gridTemplateColumns: "minmax(0, 44rem)" },
  },
});

/** Hidden without scripts: only the worked example is shown then. */
export const fields = blockStyle({
  display: "grid",
  gap: space.xl,
  minInlineSize: 0,
  "@media": { [withoutScripts]: { display: "none" } },
});

export const legend = blockStyle({
  paddingInline: 0,
  paddingBlockEnd: space.m,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.semibold,
});

export const currency = blockStyle({ justifySelf: "start", maxInlineSize: "100%" });

export const grid = blockStyle({
  display: "grid",
  gap: `${space.xl} ${space.l}`,
  alignItems: "start",
  "@media": { [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const unit = blockStyle({
  fontFamily: vars.font.mono,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
});

/** Reserves its space but stays hidden until hydration. */
export const actions = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space.m,
  visibility: "hidden",
  selectors: { "&[data-live]": { visibility: "visible" } },
});

export const panel = blockStyle({
  display: "grid",
  gap: space.xl,
  minInlineSize: 0,
  padding: `clamp(${space.xl}, 3vw, ${space["2xl"]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: {
    "[data-tone=surface] &": { backgroundColor: vars.color.canvas },
    "&[data-example]": { borderStyle: "dashed", borderColor: vars.color.lineControl },
  },
});

export const sums = blockStyle({ display: "grid", gap: space.m, minInlineSize: 0 });

export const list = blockStyle({ display: "grid" });

export const main = blockStyle({
  display: "grid",
  gap: space.xs,
  paddingBlock: space.m,
});

export const name = blockStyle({ fontSize: fontSize.small, color: vars.color.textMuted });

export const payment = blockStyle({
  fontSize: fontSize.figure,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
  lineHeight: 1.15,
  overflowWrap: "anywhere",
});

export const row = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `${space.xs} ${space.l}`,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A shortfall is red; its name differs too, so the colour is not the only sign. */
export const value = blockStyle({
  minInlineSize: 0,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  selectors: { "&[data-short]": { color: vars.color.danger } },
});

export const formula = blockStyle({
  display: "grid",
  gap: space.m,
  minInlineSize: 0,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const lines = blockStyle({ display: "grid", gap: space.xs });

/** Left to right in every language, as in mathematics. */
export const line = blockStyle({
  direction: "ltr",
  textAlign: "start",
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

/** Raised without a larger distance between the lines. */
blockGlobalStyle(`${line} sup`, { fontSize: "0.75em", lineHeight: 0 });

export const letters = blockStyle({
  display: "grid",
  gap: `${space.xs} ${space.xl}`,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  "@media": { [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const letter = blockStyle({
  display: "grid",
  gridTemplateColumns: "1.5em minmax(0, 1fr)",
  alignItems: "baseline",
});
