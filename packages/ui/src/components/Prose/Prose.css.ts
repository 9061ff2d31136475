import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { fontSize, fontWeight, space, width } from "../../styles/scale.ts";

/** All elements have the same distance, but a heading is closer to the following element than to the preceding one. */
export const root = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    rowGap: space.l,
    maxInlineSize: width.text,
    overflowWrap: "break-word",
    textWrap: "pretty",
  }),
);

type Rule = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];
const inRoot = (selector: string, rule: Rule) =>
  globalStyle(`${root} :where(${selector})`, { "@layer": { [components]: rule } });

globalStyle(`${root} > :is(h2, h3, h4):not(:first-child)`, {
  "@layer": { [components]: { marginBlockStart: space.xl } },
});
inRoot("blockquote", { display: "grid", rowGap: space.m });
/** Not a grid: a list item with `display: grid` has no marker. */
inRoot("li > * + *", { marginBlockStart: space.xs });
inRoot("ul, ol", { display: "grid", rowGap: space.xs, paddingInlineStart: space.xl });
inRoot("ul", { listStyle: "disc" });
inRoot("ol", { listStyle: "decimal" });
inRoot("li::marker", { color: vars.color.accentText });
inRoot("b, strong", { fontWeight: fontWeight.semibold });
inRoot("blockquote", {
  paddingInlineStart: space.l,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  color: vars.color.textMuted,
});
inRoot("hr", { inlineSize: "100%", border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
inRoot("code, kbd, pre", { fontFamily: vars.font.mono, fontSize: fontSize.small });
inRoot("pre", {
  overflowX: "auto",
  padding: space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  whiteSpace: "pre-wrap",
});
inRoot("sub, sup", { lineHeight: 0 });
inRoot("mark", { backgroundColor: vars.color.line, color: "inherit" });
inRoot("img", {
  display: "inline-block",
  borderRadius: vars.radius.picture,
  backgroundColor: vars.color.line,
});
inRoot("figure img", { display: "block" });
inRoot("figcaption", {
  marginBlockStart: space.s,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});

export const scroller = style(inComponents({ overflowX: "auto" }));

inRoot("table", { inlineSize: "100%", borderCollapse: "collapse", fontSize: fontSize.small });
inRoot("caption", { paddingBlockEnd: space.s, textAlign: "start", color: vars.color.textMuted });
inRoot("th, td", {
  minInlineSize: "6rem",
  padding: `${space.s} ${space.m} ${space.s} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
inRoot("th", { fontWeight: fontWeight.medium, color: vars.color.textMuted });
