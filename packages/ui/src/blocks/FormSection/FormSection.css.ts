import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const row = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: { gridTemplateColumns: "7fr 5fr", columnGap: space["3xl"], alignItems: "start" },
  },
});

/** Sticky, so that it stays visible beside a form longer than the screen. */
export const words = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.large]: { position: "sticky", insetBlockStart: space["5xl"], maxInlineSize: "36rem" },
  },
});

export const details = blockStyle({
  display: "grid",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  marginBlockStart: space.m,
});

export const detail = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(7.5rem, 1fr) minmax(0, 4fr)",
  columnGap: space.l,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
});

export const detailLabel = blockStyle({ color: vars.color.textMuted });

export const picture = blockStyle({ marginBlockStart: space.l });

export const form = blockStyle({ minInlineSize: 0 });
