import { vars } from "../../styles/contract.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const view = blockStyle({ position: "relative", minInlineSize: 0 });

/** Works without scripts: the next picture shows at the edge. */
export const row = blockStyle({
  display: "flex",
  gap: space.s,
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  borderRadius: vars.radius.picture,
  "@media": { print: { flexWrap: "wrap", overflow: "visible" } },
  selectors: { "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } },
});

export const picture = blockStyle({
  flex: "none",
  inlineSize: "94%",
  scrollSnapAlign: "start",
  borderRadius: vars.radius.picture,
  overflow: "clip",
  "@media": { print: { inlineSize: "23%" } },
});

export const show = blockStyle({
  position: "absolute",
  insetInlineStart: space.l,
  insetBlockStart: space.l,
  "@media": { print: { display: "none" } },
});

export const failed = blockStyle({
  marginBlockStart: space.m,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
});

export const about = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.xl}`,
  marginBlockStart: space.l,
});

export const size = blockStyle({ fontVariantNumeric: "tabular-nums" });

export const note = blockStyle({ color: vars.color.textMuted, fontSize: fontSize.small });

export const room = blockStyle({ "@media": { print: { display: "none" } } });
