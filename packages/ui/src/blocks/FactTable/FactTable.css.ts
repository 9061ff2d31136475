import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** Printed pages use columns too: paper is narrower than a tablet, but wide enough for them. */
const inColumns = `print, ${above.medium}`;

export const table = blockStyle({
  display: "block",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  textAlign: "start",
  "@media": { [inColumns]: { display: "table", inlineSize: "100%" } },
});

export const heads = blockStyle({
  display: "block",
  "@media": { [inColumns]: { display: "table-header-group" } },
});

export const body = blockStyle({
  display: "block",
  "@media": { [inColumns]: { display: "table-row-group" } },
});

/** On a phone the name is above the cells, which share the width. */
export const row = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.xl,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  breakInside: "avoid",
  "@media": { [inColumns]: { display: "table-row" } },
});

const cellSpace = {
  flex: "1 1 0",
  paddingBlock: `${space.xs} ${space.l}`,
  textAlign: "start",
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
} as const;
const columnSpace = { paddingBlock: space.l, paddingInlineEnd: space["2xl"] } as const;

export const head = blockStyle({
  ...cellSpace,
  paddingBlock: space.m,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  selectors: { "&:first-child": { flex: "1 0 100%", paddingBlockEnd: 0 } },
  "@media": {
    [inColumns]: {
      paddingInlineEnd: space["2xl"],
      selectors: { "&:first-child": { paddingBlockEnd: space.m }, "&:last-child": { paddingInlineEnd: 0 } },
    },
  },
});

export const name = blockStyle({
  ...cellSpace,
  flex: "1 0 100%",
  paddingBlock: `${space.l} 0`,
  fontWeight: fontWeight.medium,
  "@media": { [inColumns]: columnSpace },
});

export const cell = blockStyle({
  ...cellSpace,
  "@media": { [inColumns]: { ...columnSpace, selectors: { "&:last-child": { paddingInlineEnd: 0 } } } },
});

export const note = blockStyle({ marginBlockStart: space.xl });
