import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { above, space, width } from "../../styles/scale.ts";
import { blockStyle, inBlocks } from "../layer.ts";
import { ground, scrim } from "../scrim.ts";

export const root = recipe({
  base: inBlocks({ isolation: "isolate", overflow: "clip" }),
  variants: {
    pictured: {
      true: inBlocks({
        paddingBlock: 0,
        "@media": {
          [above.medium]: { display: "grid", minBlockSize: "clamp(26rem, 40vw, 38rem)", alignItems: "end" },
        },
      }),
      false: inBlocks({
        paddingBlock: space.section,
        selectors: { "[data-tone] + &": { paddingBlockStart: space.section } },
      }),
    },
  },
});

export const picture = blockStyle({
  blockSize: "62vw",
  "@media": {
    // The words have the left of the screen, and the picture runs into the ground where they meet.
    [above.medium]: {
      position: "absolute",
      inset: 0,
      insetInlineStart: "32%",
      inlineSize: "68%",
      blockSize: "100%",
      "::after": {
        content: "",
        position: "absolute",
        inset: 0,
        backgroundImage: `linear-gradient(to right, ${ground(100)}, ${ground(60)} 16%, transparent 40%)`,
      },
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
      true: {},
      /** Closed by a rule, since what follows may stand on the same ground. */
      false: inBlocks({
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

export const words = recipe({
  base: inBlocks({ position: "relative", display: "grid", gap: space.l, maxInlineSize: "38rem" }),
  variants: {
    pictured: {
      true: inBlocks({
        paddingBlock: `${space.xl} ${space["3xl"]}`,
        "@media": {
          [above.medium]: {
            zIndex: 1,
            isolation: "isolate",
            paddingBlock: space.section,
            "::before": {
              content: "",
              position: "absolute",
              zIndex: -1,
              inset: "-100vh -14rem -100vh -100vw",
              background: scrim("to right", "calc(100% - 13rem)", "100%"),
              pointerEvents: "none",
            },
          },
        },
      }),
      false: {},
    },
  },
});
