import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { beam } from "../beam.ts";
import { blockGlobalStyle, blockStyle, inBlocks } from "../layer.ts";

export const list = recipe({
  base: inBlocks({
    display: "grid",
    columnGap: space.xl,
    rowGap: space.xl,
    "@media": { [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", rowGap: space["3xl"] } },
  }),
  variants: {
    columns: {
      2: {},
      3: inBlocks({ "@media": { [above.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } }),
    },
  },
});

const hovered = "&:has(a:hover)";

export const card = recipe({
  base: inBlocks({ position: "relative", display: "grid", alignContent: "start", gap: space.l }),
  variants: {
    pictured: {
      /** On a phone the text is beside the picture, so that six cards do not need six screens. */
      true: inBlocks({
        gridTemplateColumns: "2fr 3fr",
        "@media": { [above.small]: { gridTemplateColumns: "minmax(0, 1fr)" } },
      }),
      /** A card without a picture begins with a line. On hover the beam runs along it. */
      false: inBlocks({
        paddingBlockStart: space.xl,
        borderBlockStart: `1px solid ${vars.color.line}`,
        "::before": {
          content: "",
          position: "absolute",
          insetBlockStart: "-1px",
          insetInline: 0,
          blockSize: "2px",
          backgroundImage: beam,
          scale: "0 1",
          transformOrigin: "left",
          transition: `scale ${duration.medium} ${easing}`,
        },
        "@media": { [reducedMotion]: { "::before": { transition: "none" } } },
        selectors: { [`${hovered}::before`]: { scale: "1 1" } },
      }),
    },
  },
});

export const picture = blockStyle({ alignSelf: "start" });
blockGlobalStyle(`${picture} img`, {
  transition: `scale ${duration.slow} ${easing}`,
  "@media": { [reducedMotion]: { transition: "none" } },
});
blockGlobalStyle(`:has(> * > a:hover) > ${picture} img`, {
  "@media": { "(prefers-reduced-motion: no-preference)": { scale: "1.02" } },
});

export const words = blockStyle({ display: "grid", alignContent: "start", gap: space.xs });

/** A line above it, as on a label: the text says what, the note with which settings. */
export const note = blockStyle({
  marginBlockStart: space.xs,
  paddingBlockStart: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: fontSize.micro,
  lineHeight: 1.5,
});

export const link = blockStyle({
  justifySelf: "start",
  marginBlockStart: space.xs,
  fontSize: fontSize.small,
  selectors: { "&::before": { content: "", position: "absolute", inset: 0 } },
});
