import { above, fontSize, fontWeight, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const withoutScripts = "(scripting: none)";
/** Paper is narrower than a tablet, but wide enough for columns. */
const inColumns = `print, ${above.medium}`;

export const header = style({
  display: "grid",
  gap: space.l,
  marginBlockEnd: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space["3xl"],
      alignItems: "last baseline",
      marginBlockEnd: space["3xl"],
    },
  },
});

/** Parts without use on paper. Twice the class, because it stands beside classes of later files. */
export const onScreen = style({
  "@media": { print: { selectors: { "&&": { display: "none" } } } },
});

/** On paper a grid's rows overlap where a page ends, so what is long is a block there. */
const spacedOnPaper = (parent: string, marginBlockStart: string) =>
  globalStyle(`${parent} > * + *`, { "@media": { print: { marginBlockStart } } });

export const onPaper = style({ display: "none", "@media": { print: { display: "block" } } });
spacedOnPaper(onPaper, space.m);

export const needsScript = style({
  display: "none",
  maxInlineSize: width.text,
  "@media": { [withoutScripts]: { display: "grid", gap: space.l } },
});

export const part = style({
  display: "grid",
  gap: space.l,
  minInlineSize: 0,
  "@media": { print: { display: "block" } },
});
spacedOnPaper(part, space.l);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.m,
  "@media": { print: { display: "none" } },
});

export const table = style({
  display: "block",
  inlineSize: "100%",
  borderCollapse: "collapse",
  color: vars.color.text,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  "@media": { [inColumns]: { display: "table" } },
});

/** On a phone each cell has its column's name beside it. */
export const heads = style({ display: "none", "@media": { [inColumns]: { display: "table-header-group" } } });

export const body = style({ display: "block", "@media": { [inColumns]: { display: "table-row-group" } } });

export const row = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space.xl,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: "avoid",
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
  "@media": { [inColumns]: { display: "table-row" } },
});

const columnSpace = { paddingBlock: space.m, paddingInlineEnd: space.l } as const;

export const columnHead = style({
  ...columnSpace,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  textAlign: "start",
  verticalAlign: "bottom",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style({
  gridColumn: "1 / -1",
  paddingBlockEnd: space.s,
  fontWeight: fontWeight.medium,
  textAlign: "start",
  verticalAlign: "baseline",
  "@media": { [inColumns]: columnSpace },
});

export const cell = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space.m,
  paddingBlock: space.xs,
  verticalAlign: "baseline",
  "::before": { content: "attr(data-column)", color: vars.color.textMuted },
  "@media": {
    [inColumns]: { ...columnSpace, display: "table-cell", "::before": { content: "none" } },
  },
});

/** A model's name and its power stay on one line beside the other columns. */
export const modelCell = style({ "@media": { [above.medium]: { minInlineSize: "11rem" } } });

/** Cell with a sentence: on a phone below the name of its column, the last across the card. Twice the class, to win over `cell`. */
export const sentenceCell = style({
  selectors: {
    "&&": { display: "grid", alignContent: "start", justifyItems: "start" },
    "&:last-child": { gridColumn: "1 / -1" },
  },
  "@media": { [inColumns]: { selectors: { "&&": { display: "table-cell" } } } },
});
