import { recipe } from "@vanilla-extract/recipes";
import { imagePositionProperty } from "../../components/Image/Image.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { above, space, width } from "../../styles/scale.ts";
import { contentInset } from "../content-inset.ts";
import { blockGlobalStyle, blockStyle, inBlocks } from "../layer.ts";
import { scrim } from "../scrim.ts";

/** Minimum heights of the banner where text and picture are side by side. With a viewport of 1920 px, `full` is 800 px. */
const height = {
  head: "clamp(26rem, 40vw, 38rem)",
  full: "clamp(26rem, 41.667vw, 50rem)",
  foot: "clamp(22rem, 30vw, 34rem)",
};
const tall = (minBlockSize: string, from: string = above.medium) =>
  inBlocks({ "@media": { [from]: { minBlockSize } } });

/**
 * Where the picture starts, if it is beside the text. In viewport units, because the text's column needs it too. A very
 * wide screen shows it no wider than it was made.
 */
const besideStart = "max(46vw, 100vw - 60rem)";

export const root = recipe({
  base: inBlocks({ isolation: "isolate", overflow: "clip" }),
  variants: {
    pictured: {
      none: inBlocks({
        paddingBlock: space["3xl"],
        selectors: { "[data-tone] + &": { paddingBlockStart: space.section } },
      }),
      compact: inBlocks({
        paddingBlock: `${space.m} 0`,
        selectors: { "[data-tone] + &": { paddingBlockStart: space.m } },
      }),
      beside: inBlocks({
        paddingBlock: 0,
        "@media": { [above.large]: { display: "grid", alignItems: "center" } },
      }),
      full: inBlocks({
        paddingBlock: 0,
        "@media": { [above.medium]: { display: "grid", alignItems: "center" } },
      }),
    },
    place: { head: {}, foot: {} },
  },
  compoundVariants: [
    { variants: { pictured: "beside", place: "head" }, style: tall(height.head, above.large) },
    { variants: { pictured: "full", place: "head" }, style: tall(height.full) },
    { variants: { pictured: "beside", place: "foot" }, style: tall(height.foot, above.large) },
    { variants: { pictured: "full", place: "foot" }, style: tall(height.foot) },
  ],
});

export const picture = recipe({
  base: inBlocks({
    blockSize: "62vw",
    "@media": { [above.medium]: { position: "absolute", blockSize: "100%" } },
  }),
  variants: {
    pictured: {
      none: {},
      compact: {},
      // The picture is beside the text, from the middle to the edge of the screen, and nothing covers it.
      beside: inBlocks({
        "@media": {
          [above.medium]: { position: "relative", blockSize: "46vw" },
          [above.large]: {
            position: "absolute",
            inset: 0,
            insetInlineStart: besideStart,
            inlineSize: `calc(100% - ${besideStart})`,
            blockSize: "100%",
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

/** A light picture in a dark page: dimmed, so that it does not glare. The text on it keeps 4.5:1 on the greyer ground. */
const dimmed = {
  vars: { [vars.color.canvas]: "#eaeced" },
  backgroundColor: vars.color.canvas,
} as const;
const inDark = (selector: string, rule: typeof dimmed | { filter: string }) => {
  blockGlobalStyle(`:root[data-theme=dark] ${selector}`, rule);
  blockGlobalStyle(`:root:not([data-theme]) ${selector}`, {
    "@media": { "(prefers-color-scheme: dark)": rule },
  });
};
inDark("[data-tone=picture][data-theme=light]", dimmed);
inDark("[data-tone=picture][data-theme=light] img", { filter: "brightness(0.86)" });

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
      /** A line at the end, because the next section may have the same background. Its margin stays inside while the words still arrive. */
      none: inBlocks({
        display: "flow-root",
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
      beside: inBlocks({
        paddingBlock: `${space.xl} ${space["3xl"]}`,
        "@media": {
          [above.large]: {
            paddingBlock: space.section,
            maxInlineSize: `min(38rem, calc(${besideStart} - ${contentInset} - ${space["3xl"]}))`,
          },
        },
      }),
      /** Narrower text, so that the scrim leaves more of the banner's picture free. */
      full: [
        onPicture,
        inBlocks({
          "@media": { [above.medium]: { maxInlineSize: "30rem" }, [above.huge]: { maxInlineSize: "38rem" } },
        }),
      ],
    },
  },
});

/** One line where possible, so that the lead does not push the page's content down. */
export const lead = blockStyle({ maxInlineSize: "none" });

export const answers = blockStyle({ display: "grid", borderBlockEnd: `1px solid ${vars.color.line}` });

/** The answer is as large as the lead: it is what the visitor came for. */
export const answer = blockStyle({
  display: "grid",
  gridTemplateColumns: "minmax(6.5rem, auto) 1fr",
  gap: space.m,
  alignItems: "baseline",
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
