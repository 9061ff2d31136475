import { recipe } from "@vanilla-extract/recipes";
import { imagePositionProperty } from "../../components/Image/Image.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, space, width } from "../../styles/scale.ts";
import { blockStyle, inBlocks } from "../layer.ts";
import { scrim, sectionBackground } from "../scrim.ts";

/** Minimum heights of the banner where text and picture are side by side. With a viewport of 1920 px, `full` is 800 px. */
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

/** Gradient that blends the background into the picture at the text's side. */
const fade = (direction: string) =>
  `linear-gradient(${direction}, ${sectionBackground(100)}, ${sectionBackground(60)} 16%, transparent 40%)`;

export const picture = recipe({
  base: inBlocks({
    blockSize: "62vw",
    "@media": { [above.medium]: { position: "absolute", blockSize: "100%" } },
  }),
  variants: {
    pictured: {
      none: {},
      compact: {},
      // The text starts at the inline start; the picture takes the remaining width.
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
      // The subject of the picture is at its right side, beside the space for the text. A narrower frame keeps that side.
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
      /** A line at the end, because the next section may have the same background. */
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

/** The scrim covers the text and extends to the edge of the screen at the start of the text. */
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
      /** Narrower text, so that the scrim leaves more of the banner's picture free. */
      full: [onPicture, inBlocks({ "@media": { [above.medium]: { maxInlineSize: "30rem" } } })],
    },
  },
});

/** One line where possible, so that the lead does not push the page's content down. */
export const lead = blockStyle({ maxInlineSize: "none" });
