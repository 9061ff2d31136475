import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** The lines between the items are borders of the items. The list clips the outermost ones. */
export const list = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBlock: `1px solid ${vars.color.line}`,
  overflow: "clip",
  "@media": {
    [above.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [above.large]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

export const item = blockStyle({
  display: "grid",
  alignContent: "start",
  gap: space.s,
  marginBlockStart: "-1px",
  marginInlineStart: "-1px",
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  paddingBlock: space.xl,
  paddingInline: space.l,
  // The first item of each row aligns with the headings.
  selectors: { "&:nth-child(2n + 1)": { paddingInlineStart: 0 } },
  "@media": {
    [above.medium]: {
      selectors: {
        "&:nth-child(2n + 1)": { paddingInlineStart: space.l },
        "&:nth-child(3n + 1)": { paddingInlineStart: 0 },
      },
    },
    [above.large]: {
      paddingBlock: space["2xl"],
      selectors: {
        "&:nth-child(n)": { paddingInlineStart: space.l },
        "&:first-child": { paddingInlineStart: 0 },
      },
    },
  },
});

export const icon = blockStyle({ color: vars.color.accentText, marginBlockEnd: space.s });
