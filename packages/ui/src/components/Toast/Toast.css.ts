import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { elevation } from "../../styles/elevation.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, duration, easing, fontSize, fontWeight, space } from "../../styles/scale.ts";

const rise = keyframes({ from: { opacity: 0, translate: "0 100%" } });
const vanish = keyframes({ to: { opacity: 0 } });

export const viewport = style(
  inComponents({
    position: "fixed",
    zIndex: elevation.toast,
    insetBlockEnd: 0,
    insetInline: 0,
    display: "flex",
    flexDirection: "column",
    gap: space.s,
    maxBlockSize: "100dvh",
    overflowY: "auto",
    padding: space.l,
    paddingBlockEnd: `max(${space.l}, env(safe-area-inset-bottom))`,
    // Clicks beside the toasts reach the page below.
    pointerEvents: "none",
    "@media": {
      [above.small]: { insetInlineStart: "auto", inlineSize: "min(100vw, 26rem)", padding: space.xl },
    },
    selectors: { "&:empty": { display: "none" } },
  }),
);

export const toast = style(
  inComponents({
    pointerEvents: "auto",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: space.m,
    paddingBlock: space.xs,
    paddingInlineStart: space.l,
    paddingInlineEnd: space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: fontSize.small,
    boxShadow: vars.shadow.float,
    touchAction: "pan-x",
    selectors: {
      "&[data-swipe=move]": { translate: "0 var(--radix-toast-swipe-move-y)" },
      "&[data-swipe=cancel]": { translate: "0 0" },
    },
    "@media": {
      "(prefers-reduced-motion: no-preference)": {
        selectors: {
          "&[data-state=open]": { animation: `${rise} ${duration.medium} ${easing}` },
          "&[data-state=closed]": { animation: `${vanish} ${duration.fast} ${easing} forwards` },
          "&[data-swipe=cancel]": { transition: `translate ${duration.fast} ${easing}` },
        },
      },
    },
  }),
);

/** Centred on the first line, which is as tall as the close button. */
export const icon = recipe({
  base: inComponents({ marginBlock: "0.75rem" }),
  variants: {
    tone: {
      neutral: inComponents({ color: vars.color.textMuted }),
      success: inComponents({ color: vars.color.success }),
      danger: inComponents({ color: vars.color.danger }),
    },
  },
});

export const words = style(
  inComponents({
    display: "grid",
    justifyItems: "start",
    gap: space.xs,
    paddingBlock: "calc((2.75rem - 1lh) / 2)",
    overflowWrap: "anywhere",
  }),
);

export const title = style(inComponents({ fontWeight: fontWeight.medium }));
export const description = style(inComponents({ color: vars.color.textMuted }));
export const action = style(inComponents({ marginBlockStart: space.s }));
