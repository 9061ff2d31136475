import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** From four items on two columns: one column of short texts would be two screens high and half empty. */
const many = ":has(> :nth-child(4))";

export const list = blockStyle({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [above.large]: {
      selectors: {
        [`&${many}`]: {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          columnGap: space["3xl"],
        },
      },
    },
  },
});

export const item = blockStyle({
  display: "grid",
  gap: space.l,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "4fr 8fr",
      columnGap: space["3xl"],
      paddingBlock: space["2xl"],
      alignItems: "first baseline",
      selectors: {
        [`${list}${many} > &`]: {
          gridTemplateColumns: "minmax(0, 1fr)",
          alignContent: "start",
          gap: space.m,
        },
      },
    },
  },
});

/** Without a title the first row has no line and no padding above it, because the previous section has its own end. */
export const untitled = blockStyle({
  selectors: {
    "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 },
    // In two columns both begin the first row.
    [`${list}${many} > &:nth-child(2)`]: {
      "@media": { [above.large]: { borderBlockStart: 0, paddingBlockStart: 0 } },
    },
  },
});

export const paragraphs = blockStyle({ display: "grid", gap: space.l });
