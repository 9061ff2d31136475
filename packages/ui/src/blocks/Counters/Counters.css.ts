import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({
  display: "grid",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [above.small]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** On a phone each item has a line above it; side by side the items have lines between them. */
export const item = blockStyle({
  paddingBlock: space.xl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [above.small]: {
      borderBlockStart: 0,
      paddingBlock: space["2xl"],
      paddingInlineEnd: space.l,
      selectors: {
        "& + &": {
          paddingInlineStart: `clamp(${space.l}, 3vw, ${space["3xl"]})`,
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});
