import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const table = blockStyle({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  textAlign: "start",
});

export const row = blockStyle({ borderBlockEnd: `1px solid ${vars.color.line}`, breakInside: "avoid" });

const cellSpace = {
  paddingBlock: space.l,
  paddingInlineEnd: space.m,
  textAlign: "start",
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [above.medium]: { paddingInlineEnd: space["2xl"] } },
} as const;

export const head = blockStyle({
  ...cellSpace,
  paddingBlock: space.m,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
});

export const name = blockStyle({ ...cellSpace, fontWeight: fontWeight.medium });

export const cell = blockStyle({ ...cellSpace, color: vars.color.text });

export const note = blockStyle({ marginBlockStart: space.xl });
