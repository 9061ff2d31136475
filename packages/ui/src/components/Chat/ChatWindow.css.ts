import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { elevation } from "../../styles/elevation.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";

export const root = recipe({
  base: inComponents({
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: "clip",
    backgroundColor: vars.color.surface,
    color: vars.color.text,
  }),
  variants: {
    placement: {
      inline: inComponents({
        blockSize: "100%",
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
      }),
      floating: inComponents({
        position: "fixed",
        zIndex: elevation.chat,
        inset: 0,
        paddingBlockEnd: "env(safe-area-inset-bottom)",
        "@media": {
          [above.medium]: {
            insetBlockStart: "auto",
            insetInlineStart: "auto",
            insetBlockEnd: space.xl,
            insetInlineEnd: space.xl,
            inlineSize: "24rem",
            blockSize: "min(40rem, 100dvh - 7rem)",
            paddingBlockEnd: 0,
            border: `1px solid ${vars.color.line}`,
            borderRadius: vars.radius.card,
            boxShadow: vars.shadow.float,
          },
          [above.wide]: { inlineSize: "26rem" },
        },
      }),
    },
  },
});

/** While the window covers the whole screen, the page behind it does not scroll. */
globalStyle(`:root:has(${root.classNames.variants.placement.floating})`, {
  "@layer": { [components]: { "@media": { [`not ${above.medium}`]: { overflow: "hidden" } } } },
});

export const head = style(
  inComponents({
    flex: "none",
    display: "flex",
    alignItems: "center",
    gap: space.m,
    paddingBlock: space.s,
    paddingInlineStart: space.l,
    paddingInlineEnd: space.s,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const words = style(inComponents({ flex: "1 1 auto", minInlineSize: 0 }));

export const status = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: space.s,
    fontSize: fontSize.micro,
    color: vars.color.textMuted,
    "::before": {
      content: "",
      flex: "none",
      inlineSize: "0.5rem",
      blockSize: "0.5rem",
      borderRadius: "50%",
      border: `1px solid ${vars.color.lineControl}`,
    },
    selectors: {
      "[data-status=connected] &::before": {
        borderColor: vars.color.success,
        backgroundColor: vars.color.success,
      },
      "[data-status=closed] &::before": { borderColor: vars.color.danger },
    },
  }),
);

export const body = style(
  inComponents({ flex: "1 1 0", minBlockSize: 0, display: "flex", flexDirection: "column" }),
);

export const foot = style(
  inComponents({
    flex: "none",
    maxBlockSize: "60%",
    overflowY: "auto",
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { "&:empty": { display: "none" } },
  }),
);
