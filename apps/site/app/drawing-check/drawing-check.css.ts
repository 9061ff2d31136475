import { above, fontSize, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const withoutScripts = "(scripting: none)";

export const header = style({ display: "grid", gap: space.l, marginBlockEnd: space["2xl"] });
export const onScreen = style({ "@media": { print: { display: "none" } } });

export const start = style({
  display: "grid",
  gap: space.xl,
  maxInlineSize: width.text,
  "@media": { [withoutScripts]: { display: "none" }, print: { display: "none" } },
});

export const needsScript = style({
  display: "none",
  "@media": { [withoutScripts]: { display: "grid", gap: space.l } },
});

export const fields = style({
  display: "grid",
  gap: space.l,
  "@media": { [above.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.m,
  "@media": { print: { display: "none" } },
});

export const report = style({
  display: "grid",
  gap: space["3xl"],
  marginBlockStart: space["3xl"],
  minInlineSize: 0,
});

export const part = style({ display: "grid", gap: space.l, minInlineSize: 0 });

export const columns = style({
  display: "grid",
  gap: space["2xl"],
  minInlineSize: 0,
  "@media": {
    [above.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "start" },
  },
});

export const scroller = style({ overflowX: "auto", position: "relative" });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.m} ${space.l} ${space.m} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

/** A model's name stays on few lines on a phone. */
globalStyle(`${table} tbody th`, { minInlineSize: "7.5rem" });
