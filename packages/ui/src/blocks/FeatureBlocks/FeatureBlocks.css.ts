import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({
  display: "grid",
  rowGap: space["3xl"],
  "@media": {
    [above.medium]: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      columnGap: space.xl,
      rowGap: space["3xl"],
    },
  },
});

export const picture = blockStyle({});

const beside = {
  gridColumn: "1 / -1",
  gridTemplateColumns: "7fr 5fr",
  columnGap: `clamp(${space["2xl"]}, 5vw, ${space["5xl"]})`,
  alignItems: "center",
  alignContent: "normal",
} as const;
/** The second of two features: its picture is at the end. */
const second = "&:nth-child(2):last-child";

/** The first feature fills a row, its picture in the wider column. The others share a row: two, or three of four. */
export const item = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.medium]: {
      gridColumn: "span 3",
      alignContent: "start",
      selectors: {
        "&:first-child": beside,
        [second]: { ...beside, gridTemplateColumns: "5fr 7fr" },
        "&:nth-child(2):nth-last-child(3), &:nth-child(3):nth-last-child(2), &:nth-child(4):last-child": {
          gridColumn: "span 2",
        },
      },
    },
  },
});

/** The picture comes first in the source and on a phone. */
export const words = blockStyle({
  display: "grid",
  gap: space.m,
  "@media": {
    [above.medium]: { selectors: { [`${item}:nth-child(2):last-child > &`]: { order: -1 } } },
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
