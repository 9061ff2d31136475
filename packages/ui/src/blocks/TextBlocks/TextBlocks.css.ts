import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const item = blockStyle({
  display: "grid",
  gap: space.l,
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space["3xl"],
      paddingBlock: space["3xl"],
      alignItems: "first baseline",
    },
  },
});

/** Without a title the first row has no line and no padding above it, because the previous section has its own end. */
export const untitled = blockStyle({
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const paragraphs = blockStyle({ display: "grid", gap: space.l });
