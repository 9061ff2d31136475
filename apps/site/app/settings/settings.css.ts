import { above, fontSize, fontWeight, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export { needsScript, onScreen } from "../tools/tools.css.ts";

const withoutScripts = "(scripting: none)";
/** Paper is narrower than a tablet, but wide enough for columns. */
const inColumns = `print, ${above.medium}`;

export const finder = style({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: `clamp(${space["2xl"]}, 5vw, ${space["5xl"]})`,
      alignItems: "start",
    },
    [withoutScripts]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Hidden without scripts: only the example is shown then. */
export const fields = style({
  display: "grid",
  gap: space.xl,
  minInlineSize: 0,
  "@media": {
    [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [above.large]: { gridTemplateColumns: "minmax(0, 1fr)", position: "sticky", insetBlockStart: "6rem" },
    [withoutScripts]: { display: "none" },
    print: { display: "none" },
  },
});

export const units = style({ justifySelf: "start", maxInlineSize: "100%" });

export const answer = style({
  display: "grid",
  gap: space.xl,
  minInlineSize: 0,
  padding: `clamp(${space.xl}, 3vw, ${space["2xl"]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: { "[data-asked] &": { visibility: "hidden" } },
  "@media": { print: { border: 0, padding: 0 } },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "start",
  gap: `${space.m} ${space.l}`,
});

export const question = style({ display: "grid", gap: space.xs, minInlineSize: 0 });

export const part = style({
  display: "grid",
  gap: space.s,
  minInlineSize: 0,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** Two columns of text where there is room. */
export const parts = style({
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  "@media": { [inColumns]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const lines = style({ display: "grid", gap: space.s, maxInlineSize: width.text });

export const near = style({ display: "grid" });

export const nearLine = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.l}`,
  paddingBlock: space.s,
  fontVariantNumeric: "tabular-nums",
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.m,
  "@media": { [withoutScripts]: { display: "none" }, print: { display: "none" } },
});

/** Chosen machine's table, which is printed below the answer. */
export const onPaper = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockStart: space.xl } },
});

export const tables = style({ display: "grid", gap: space["2xl"] });

/** Links to the tables. */
export const pages = style({
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
  fontSize: fontSize.body,
});

export const after = style({ display: "grid", gap: space.m, marginBlockStart: space.l });

export const links = style({ display: "flex", flexWrap: "wrap", gap: `${space.s} ${space.xl}` });

export const sure = style({
  display: "block",
  inlineSize: "100%",
  fontSize: fontSize.micro,
  color: vars.color.textMuted,
  textAlign: "end",
  "@media": { [inColumns]: { textAlign: "start" } },
});

export const card = style({
  display: "grid",
  gap: space["2xl"],
  paddingBlockStart: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    "(width > 80em)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    print: { display: "none" },
  },
});

export const cardFields = style({ display: "grid", gap: space.xl, alignContent: "start", minInlineSize: 0 });

export const legend = style({ paddingInline: 0, paddingBlockEnd: space.m, fontWeight: fontWeight.medium });

export const axis = style({
  display: "grid",
  gap: space.m,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "start",
  "@media": { "(width <= 22.5em)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const result = style({ display: "grid", gap: space.l, alignContent: "start", minInlineSize: 0 });

/** White in both themes, like the sheet of a drawing program. */
export const preview = style({
  inlineSize: "100%",
  maxInlineSize: "30rem",
  blockSize: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.field,
  backgroundColor: "#fff",
});

globalStyle(`${fields} select`, { textOverflow: "ellipsis" });
