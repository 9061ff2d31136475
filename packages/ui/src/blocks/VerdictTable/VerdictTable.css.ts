import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const table = blockStyle({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  textAlign: "start",
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const cellSpace = {
  paddingInlineEnd: space.s,
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
  "@media": { [above.medium]: { paddingInlineEnd: space.m } },
} as const;

/** The first column contains names and is wider; the other columns contain one word. */
export const head = blockStyle({
  ...cellSpace,
  paddingBlock: space.m,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: "start",
  color: vars.color.textMuted,
  selectors: {
    "&:first-child": { inlineSize: "34%" },
    "&:last-child": { paddingInlineEnd: 0, "@media": { [above.medium]: { paddingInlineEnd: 0 } } },
  },
});

export const tool = blockStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  breakInside: "avoid",
});

export const name = blockStyle({
  ...cellSpace,
  paddingBlock: `${space.l} ${space.xs}`,
  fontWeight: fontWeight.semibold,
  textAlign: "start",
});

export const detail = blockStyle({
  display: "block",
  fontSize: fontSize.micro,
  fontWeight: fontWeight.regular,
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  "@media": { [above.medium]: { display: "inline", marginInlineStart: space.m } },
});

export const cell = blockStyle({ ...cellSpace, paddingBlockStart: space.l });

/** The word and the icon carry the meaning; the colour is only an addition. */
export const level = blockStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  fontWeight: fontWeight.medium,
  selectors: {
    "&[data-level=yes]": { color: vars.color.success },
    "&[data-level=partly]": { color: vars.color.accentText },
    "&[data-level=no]": { color: vars.color.textMuted },
  },
});

export const reason = blockStyle({
  paddingBlockEnd: space.l,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});
