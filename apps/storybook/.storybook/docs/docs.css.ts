// Not from "@lightmaker/ui": vanilla-extract would evaluate all components for this file, and give none of them its styles then.
import { above, fontSize, fontWeight, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

// Unlayered, like the styles of the package's users.
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3xl"],
  fontSize: fontSize.body,
  lineHeight: 1.6,
});

export const purpose = style({ fontSize: fontSize.h4, maxInlineSize: "44rem" });

export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  minInlineSize: 0,
});

export const heading = style({
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
  scrollMarginBlockStart: space.xl,
});

export const pair = style({
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [above.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const list = style({ display: "grid", gap: space.s, alignContent: "start" });
export const mark = style({ flex: "none", marginBlockStart: "0.3em" });
export const entry = style({ display: "flex", gap: space.m });
export const good = style({ color: vars.color.success });
export const bad = style({ color: vars.color.danger });
export const rule = style({
  display: "grid",
  alignContent: "start",
  gap: space.s,
  padding: space.l,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderBlockStart: "3px solid currentColor",
  borderRadius: vars.radius.field,
});
export const plain = style({ color: vars.color.text });

export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.m} ${space.l} ${space.m} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "baseline",
});
// The name in the first column is what one copies.
globalStyle(`${table} th[scope=row] code`, { whiteSpace: "nowrap" });
// A name stays whole: a column is as wide as its longest.
globalStyle(`${table} :is(th, td) code`, { overflowWrap: "normal" });
// On a phone each row is a block.
globalStyle(`${table} :is(tbody, tr, th, td)`, { "@media": { "(width < 700px)": { display: "block" } } });
globalStyle(`${table} thead`, { "@media": { "(width < 700px)": { display: "none" } } });
globalStyle(`${table} th`, { fontWeight: fontWeight.medium });
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: fontSize.small });

export const tokens = style({ fontSize: fontSize.small, overflowX: "auto" });
export const token = style({ display: "grid", whiteSpace: "nowrap" });

export const code = style({ fontFamily: vars.font.mono, fontSize: fontSize.small, overflowWrap: "anywhere" });
export const whole = style({ selectors: { "&&&": { whiteSpace: "nowrap" } } });
export const key = style({
  display: "inline-block",
  paddingInline: space.s,
  marginInlineEnd: space.xs,
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: "4px",
});
export const swatch = style({
  display: "inline-block",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  marginInlineEnd: space.s,
  verticalAlign: "middle",
  border: `1px solid ${vars.color.lineControl}`,
  borderRadius: "4px",
});
/** The table of controls is as long as the list of props: it scrolls, so that advice and examples stay near. */
export const controls = style({
  maxBlockSize: "27rem",
  overflow: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
});
globalStyle(`${controls} > .docblock-argstable-wrapper, ${controls} .docblock-argstable`, { marginBlock: 0 });
// Columns of a fixed width, so that long data do not push the controls out.
globalStyle(`${controls} .docblock-argstable.docblock-argstable`, { tableLayout: "fixed", marginInline: 0 });
globalStyle(`${controls} .docblock-argstable td:last-child > *`, {
  maxInlineSize: "100%",
  overflowX: "auto",
});
globalStyle(`${controls} .docblock-argstable :is(td, th):is(td, th):is(td, th)`, {
  overflowWrap: "break-word",
});
// Two of the colours of Storybook's code have less than 4.5:1 on a light page. Dark blocks, as below examples, keep their own.
const inCode = ":root .prismjs.prismjs.prismjs:not([data-code=dark] *, .sbdocs-preview *)";
globalStyle(`${inCode} :is(.attr-name, .property)`, { color: vars.color.danger });
globalStyle(`${inCode} .class-name`, { color: vars.color.lightFibre });
export const summary = style({ cursor: "pointer", fontWeight: fontWeight.medium });
export const transcript = style({
  marginBlockStart: space.m,
  padding: space.l,
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
});
export const choices = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space.m}` });
export const muted = style({ color: vars.color.textMuted });

/** The line below the title: state, version, import. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  marginBlockStart: space.l,
});
export const changeList = style({
  display: "grid",
  gap: space.s,
  paddingInlineStart: space.xl,
  listStyle: "disc",
});
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const link = style({ color: vars.color.accentText, textDecoration: "underline" });
export const cards = style({
  display: "grid",
  gap: space.l,
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
});
export const card = style({
  display: "grid",
  alignContent: "start",
  gap: space.s,
  padding: space.l,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  ":hover": { borderColor: vars.color.accent },
});

export const picture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  justifyItems: "start",
  minBlockSize: "6rem",
  padding: space.l,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  borderRadius: "6px",
});

/** A page of frames uses the width of the window. */
export const frames = style({
  marginBlockStart: space.xl,
  display: "grid",
  gap: space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
});
export const sideBySide = style({
  "@media": { "(width >= 720px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  overflow: "clip",
});
export const frameTitle = style({
  fontSize: fontSize.h4,
  fontWeight: fontWeight.semibold,
  marginBlockEnd: space.s,
});
globalStyle(`.sbdocs-content:has(${frames})`, { maxInlineSize: "none" });
globalStyle(`.sbdocs:has(${frames}) aside.sbdocs`, { display: "none" });

// Storybook's lines of the list of contents are white bars in a dark theme.
globalStyle(":root .toc-wrapper .toc-list.toc-list.toc-list", {
  borderInlineStart: `1px solid ${vars.color.line}`,
});

// Written pages look like those of components: Storybook's own headings are thin and ruled, its text is smaller, its code has a gap
// on both sides.
const written = (names: string) => `:root .sbdocs-content :is(${names}):not(.sb-unstyled *)`;
globalStyle(written("h2, h3"), {
  marginBlock: `${space["2xl"]} ${space.l}`,
  paddingBlock: 0,
  border: 0,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
});
globalStyle(written("h3"), { fontSize: fontSize.h4, marginBlockStart: space.xl });
globalStyle(written("p, li, td"), { fontSize: fontSize.body, lineHeight: 1.6 });
globalStyle(".sbdocs-content :is(p, li, td) code", {
  display: "inline",
  margin: 0,
  padding: 0,
  border: 0,
  background: "none",
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  color: "inherit",
  whiteSpace: "normal",
});

// A block may be as high as a page: it scrolls, so that the next example stays near.
globalStyle(".sbdocs-preview [id^=story--blocks-]", { maxBlockSize: "48rem", overflow: "auto" });
