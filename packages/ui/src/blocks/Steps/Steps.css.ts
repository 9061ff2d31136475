import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { beam } from "../beam.ts";
import { blockStyle, inBlocks } from "../layer.ts";

/** One picture for all steps, with the steps beside it where there is space. */
export const beside = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space["3xl"],
      alignItems: "center",
    },
  },
});

export const list = recipe({
  base: inBlocks({ display: "grid", rowGap: space.xl }),
  variants: {
    column: {
      true: {},
      false: inBlocks({
        "@media": {
          [above.small]: {
            gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
            columnGap: space.xl,
            rowGap: space["3xl"],
          },
          [above.large]: {
            gridTemplateColumns: "none",
            gridAutoFlow: "column",
            gridAutoColumns: "minmax(0, 1fr)",
          },
        },
      }),
    },
  },
});

/** One line runs through all steps and the gaps between them. Its highlighted part marks the start of a step. */
export const step = recipe({
  base: inBlocks({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "2fr 3fr",
    columnGap: space.l,
    rowGap: space.m,
    alignContent: "start",
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${vars.color.line}`,
    "::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "-2px",
      insetInlineStart: 0,
      inlineSize: "2.5rem",
      blockSize: "3px",
      backgroundImage: beam,
    },
  }),
  variants: {
    column: {
      true: {},
      false: inBlocks({
        "@media": {
          [above.small]: {
            gridTemplateColumns: "minmax(0, 1fr)",
            rowGap: space.l,
            "::after": {
              content: "",
              position: "absolute",
              insetBlockStart: "-1px",
              insetInlineStart: "100%",
              inlineSize: space.xl,
              blockSize: "1px",
              backgroundColor: vars.color.line,
            },
            selectors: { "&:last-child::after": { content: "none" } },
          },
        },
      }),
    },
  },
});

export const number = blockStyle({
  gridColumn: "1 / -1",
  fontFamily: vars.font.mono,
  fontSize: fontSize.micro,
  lineHeight: 1,
  color: vars.color.textMuted,
});

export const picture = blockStyle({});

/** Without a picture the text takes the whole width. */
export const words = blockStyle({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  selectors: { [`:not(${picture}) + &`]: { gridColumn: "1 / -1" } },
});
