import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({
  display: "grid",
  rowGap: space["3xl"],
  "@media": { [above.medium]: { rowGap: space["5xl"] } },
});

export const picture = blockStyle({});

/** The picture has the wider column, on either side. */
export const item = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.medium]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: `clamp(${space["2xl"]}, 5vw, ${space["5xl"]})`,
      alignItems: "center",
      selectors: { "&:nth-child(even)": { gridTemplateColumns: "5fr 7fr" } },
    },
  },
});

/** The picture comes first in the source and on a phone. On wider screens every second row shows it at the end. */
export const words = blockStyle({
  display: "grid",
  gap: space.m,
  "@media": {
    [above.medium]: { selectors: { [`${item}:nth-child(even) > &`]: { order: -1 } } },
  },
});

export const points = blockStyle({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: fontSize.small,
});

export const point = blockStyle({ paddingBlock: space.s, borderBlockStart: `1px solid ${vars.color.line}` });
