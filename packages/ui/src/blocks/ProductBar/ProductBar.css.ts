import { stickyTopProperty } from "../../components/SpecTable/SpecTable.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";

/**
 * Sticks to the lower edge of a small window, within reach of the thumb, and below the header of a large one. It is part
 * of the flow, so it covers nothing where its parent ends. Above sticky cells, below the header.
 */
export const root = blockStyle({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 5,
  paddingBlock: `${space.s} calc(${space.s} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  "@media": {
    [above.medium]: {
      insetBlock: `var(${stickyTopProperty}, 0px) auto`,
      paddingBlock: "0.4375rem",
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    print: { display: "none" },
  },
});

export const row = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  "@media": { [above.medium]: { flexWrap: "nowrap" } },
});

export const product = blockStyle({
  display: "flex",
  alignItems: "baseline",
  flexBasis: "100%",
  flexWrap: "wrap",
  columnGap: space.l,
  minInlineSize: 0,
  fontSize: fontSize.micro,
  whiteSpace: "nowrap",
  "@media": {
    [above.medium]: { flex: "1 1 auto", fontSize: fontSize.small, columnGap: space.xl },
  },
});

export const name = blockStyle({ fontWeight: fontWeight.semibold });

/** The source needs the width of a large window; the name and the figures come first. */
export const source = blockStyle({
  display: "none",
  "@media": { [above.large]: { display: "inline-block" } },
});

export const figures = blockStyle({
  display: "flex",
  gap: `0 ${space.l}`,
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  "@media": { [above.medium]: { marginInlineStart: 0, columnGap: space.xl } },
});

export const figure = blockStyle({ display: "flex", alignItems: "baseline", gap: space.s });

/** Read out at every width, and shown where there is room for it. */
export const label = blockStyle({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "clip",
  clipPath: "inset(50%)",
  "@media": {
    [above.wide]: {
      position: "static",
      order: 1,
      inlineSize: "auto",
      blockSize: "auto",
      overflow: "visible",
      clipPath: "none",
    },
  },
});

export const value = blockStyle({ fontWeight: fontWeight.medium, color: vars.color.text });

export const actions = blockStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  flexBasis: "100%",
  gap: space.s,
  "@media": { [above.medium]: { flex: "none" } },
});
blockGlobalStyle(`${actions} > a`, {
  minBlockSize: "2.5rem",
  "@media": { [`not all and ${above.small}`]: { paddingInline: space.xs, fontSize: fontSize.micro } },
});
