import { keyframes } from "@vanilla-extract/css";
import { above, duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";
import { coverage, ground } from "../scrim.ts";

export const root = blockStyle({ isolation: "isolate", overflow: "clip" });

const appear = keyframes({ from: { opacity: 0 } });

/** Names the panel where every panel is open; otherwise its tab does. */
export const panelName = blockStyle({
  display: "none",
  marginBlockEnd: space.m,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
  "@media": { [withoutScripts]: { display: "block" } },
});

/** On a phone the row of tabs runs to the screen's edge. */
export const tabs = blockStyle({});
blockGlobalStyle(`${tabs} [role=tablist]`, {
  "@media": { [`not all and ${above.medium}`]: { marginInlineEnd: `calc(-1 * ${space.gutter})` } },
});

/**
 * Runs along the head of the section, not only its panel, and fades into the ground behind the samples. Words
 * on it keep to the left half, where the ground covers enough for 4.5:1 on any material; the names below the
 * samples are past its end.
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
    backgroundImage: `linear-gradient(to top, ${ground(100)}, transparent 60%)`,
    backgroundColor: ground(coverage),
  },
  "@media": {
    [above.large]: {
      blockSize: "34rem",
      "::after": {
        backgroundImage: `linear-gradient(to top, ${ground(100)} 10%, transparent 75%), linear-gradient(to right, ${ground(100)}, ${ground(coverage)} 50%, ${ground(40)} 68%, ${ground(8)} 100%)`,
        backgroundColor: "transparent",
      },
    },
    [reducedMotion]: { animation: "none" },
  },
});

/** Where no script will ever open a panel, all of them are open, one under the other, on the first one's ground. */
blockGlobalStyle(`${tabs} > [role=tablist]`, { "@media": { [withoutScripts]: { display: "none" } } });
blockGlobalStyle(`${tabs} > :last-child`, {
  "@media": { [withoutScripts]: { display: "grid", gap: space["4xl"] } },
});
blockGlobalStyle(`${tabs} [role=tabpanel]`, { "@media": { [withoutScripts]: { display: "block" } } });
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
