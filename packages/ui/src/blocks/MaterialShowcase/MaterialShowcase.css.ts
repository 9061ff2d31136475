import { keyframes } from "@vanilla-extract/css";
import { above, duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";
import { coverage, sectionBackground } from "../scrim.ts";

export const root = blockStyle({ isolation: "isolate", overflow: "clip" });

const appear = keyframes({ from: { opacity: 0 } });

/** On a phone the row of tabs extends to the edge of the screen. */
export const tabs = blockStyle({});
blockGlobalStyle(`${tabs} [role=tablist]`, {
  "@media": { [`not all and ${above.medium}`]: { marginInlineEnd: `calc(-1 * ${space.gutter})` } },
});

/**
 * Covers the head of the whole section and fades into the background behind the samples. Text on it stays in the left half,
 * where the overlay is dense enough for 4.5:1 on any material. The names below the samples are outside the picture.
 */
export const background = blockStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  inlineSize: "100%",
  blockSize: "26rem",
  animation: `${appear} ${duration.slow} ${easing}`,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    backgroundImage: `linear-gradient(to top, ${sectionBackground(100)}, transparent 60%)`,
    backgroundColor: sectionBackground(coverage),
  },
  "@media": {
    [above.large]: {
      blockSize: "34rem",
      "::after": {
        backgroundImage: `linear-gradient(to top, ${sectionBackground(100)} 10%, transparent 75%), linear-gradient(to right, ${sectionBackground(100)}, ${sectionBackground(coverage)} 50%, ${sectionBackground(40)} 68%, ${sectionBackground(8)} 100%)`,
        backgroundColor: "transparent",
      },
    },
    [reducedMotion]: { animation: "none" },
  },
});

/** Without scripts all panels are open, one below the other, on the first one's background. */
blockGlobalStyle(`${tabs} [role=tabpanel]:not(:first-child) > ${background}`, {
  "@media": { [withoutScripts]: { display: "none" } },
});

export const samples = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space.m,
  rowGap: space.l,
  "@media": {
    [above.medium]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      rowGap: space.xl,
    },
  },
});

export const name = blockStyle({ paddingBlockStart: space.s, fontSize: fontSize.small });

export const link = blockStyle({ marginBlockStart: space["2xl"] });
