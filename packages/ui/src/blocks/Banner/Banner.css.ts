import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { blocks } from "../../styles/layers.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";
import { scrim } from "../scrim.ts";

const inBlocks = <Rule>(rule: Rule) => ({ "@layer": { [blocks]: rule } });

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
        paddingBlock: `${space.section} 0`,
        selectors: { "[data-tone] + &": { paddingBlockStart: space.section } },
      }),
    },
  },
});

export const picture = blockStyle({
  blockSize: "62vw",
  "@media": {
    [above.medium]: {
      position: "absolute",
      inset: 0,
      inlineSize: "100%",
      blockSize: "100%",
    },
  },
});

export const content = blockStyle({ inlineSize: "100%" });

export const words = recipe({
  base: inBlocks({ position: "relative", display: "grid", gap: space.l, maxInlineSize: "44rem" }),
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
              background: scrim("to right", "calc(100% - 16rem)", "100%"),
              pointerEvents: "none",
            },
          },
        },
      }),
      false: inBlocks({ paddingBlockEnd: space["3xl"] }),
    },
  },
});

export const eyebrow = blockStyle({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  fontSize: fontSize.small,
  color: vars.color.accentText,
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "2rem",
    blockSize: "2px",
    backgroundImage: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
  },
});
