import { recipe } from "@vanilla-extract/recipes";
import { imagePositionProperty } from "../../components/Image/Image.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, space, width } from "../../styles/scale.ts";
import { blockStyle, inBlocks } from "../layer.ts";
import { ground, scrim } from "../scrim.ts";

/** Heights on a screen with room for words and picture side by side; 1920 px wide gives 800 px at the head of a page. */
const height = {
  head: "clamp(26rem, 40vw, 38rem)",
  full: "clamp(26rem, 41.667vw, 50rem)",
  foot: "clamp(22rem, 30vw, 34rem)",
};
const tall = (minBlockSize: string) => inBlocks({ "@media": { [above.medium]: { minBlockSize } } });

export const root = recipe({
  base: inBlocks({ isolation: "isolate", overflow: "clip" }),
  variants: {
    pictured: {
      none: inBlocks({
        paddingBlock: space.section,
        selectors: { "[data-tone] + &": { paddingBlockStart: space.section } },
      }),
      compact: inBlocks({
        paddingBlock: `${space.m} 0`,
        selectors: { "[data-tone] + &": { paddingBlockStart: space.m } },
      }),
      beside: inBlocks({
        paddingBlock: 0,
        "@media": { [above.medium]: { display: "grid", alignItems: "end" } },
      }),
      full: inBlocks({
        paddingBlock: 0,
        "@media": { [above.medium]: { display: "grid", alignItems: "center" } },
      }),
    },
    place: { head: {}, foot: {} },
  },
  compoundVariants: [
    { variants: { pictured: "beside", place: "head" }, style: tall(height.head) },
    { variants: { pictured: "full", place: "head" }, style: tall(height.full) },
    { variants: { pictured: "beside", place: "foot" }, style: tall(height.foot) },
    { variants: { pictured: "full", place: "foot" }, style: tall(height.foot) },
  ],
});

/** Lets the ground run into the picture where the words meet it. */
const fade = (direction: string) =>
  `linear-gradient(${direction}, ${ground(100)}, ${ground(60)} 16%, transparent 40%)`;

export const picture = recipe({
  base: inBlocks({
    blockSize: "62vw",
    "@media": { [above.medium]: { position: "absolute", blockSize: "100%" } },
  }),
  variants: {
    pictured: {
      none: {},
      compact: {},
      // The words have the start of the line, and the picture the rest.
      beside: inBlocks({
        "@media": {
          [above.medium]: {
            inset: 0,
            insetInlineStart: "32%",
            inlineSize: "68%",
            "::after": { content: "", position: "absolute", inset: 0, backgroundImage: fade("to right") },
            selectors: { "&:dir(rtl)::after": { backgroundImage: fade("to left") } },
          },
        },
      }),
      // What it shows lies at its end, beside the room for words: a narrower frame keeps that.
      full: inBlocks({
        vars: { [imagePositionProperty]: "right" },
        "@media": { [above.medium]: { inset: 0 } },
      }),
    },
  },
});

export const content = recipe({
  base: inBlocks({
    boxSizing: "border-box",
    inlineSize: "100%",
    maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
  }),
  variants: {
    pictured: {
      beside: {},
      compact: {},
      full: {},
      /** Closed by a rule, since what follows may stand on the same ground. */
      none: inBlocks({
        "::after": {
          content: "",
          display: "block",
          blockSize: "1px",
          marginBlockStart: space["3xl"],
          backgroundColor: vars.color.line,
        },
      }),
    },
  },
});

/** The scrim is as large as the words and reaches on to the edge of the screen they begin at. */
const behind = {
  content: "",
  position: "absolute",
  zIndex: -1,
  inset: "-100vh -14rem -100vh -100vw",
  background: scrim("to right", "calc(100% - 13rem)", "100%"),
  pointerEvents: "none",
} as const;
const onPicture = inBlocks({
  paddingBlock: `${space.xl} ${space["3xl"]}`,
  "@media": {
    [above.medium]: {
      zIndex: 1,
      isolation: "isolate",
      paddingBlock: space.section,
      "::before": behind,
      selectors: {
        "&:dir(rtl)::before": {
          inset: "-100vh -100vw -100vh -14rem",
          background: scrim("to left", "calc(100% - 13rem)", "100%"),
        },
      },
    },
  },
});

export const words = recipe({
  base: inBlocks({ position: "relative", display: "grid", gap: space.l, maxInlineSize: "38rem" }),
  variants: {
    pictured: {
      none: {},
      compact: inBlocks({ gap: space.xs, maxInlineSize: "none" }),
      beside: onPicture,
      /** Narrower, so that the scrim leaves a banner's own picture the larger part. */
      full: [onPicture, inBlocks({ "@media": { [above.medium]: { maxInlineSize: "30rem" } } })],
    },
  },
});

/** In one line where there is room: it must not push down what the page is for. */
export const lead = blockStyle({ maxInlineSize: "none" });
