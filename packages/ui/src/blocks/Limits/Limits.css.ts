import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** Equal columns: neither side is a footnote of the other. */
export const columns = blockStyle({
  display: "grid",
  gap: `${space["3xl"]} ${space["3xl"]}`,
  "@media": { [above.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const column = blockStyle({ display: "grid", alignContent: "start", gap: space.l });

export const title = blockStyle({ display: "flex", alignItems: "center", gap: space.s });

export const item = blockStyle({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  paddingBlock: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const name = blockStyle({
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.38,
  textWrap: "balance",
});
