import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { elevation } from "../../styles/elevation.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, duration, easing, reducedMotion, space } from "../../styles/scale.ts";

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { translate: "0 100%" } });
const sink = keyframes({ to: { translate: "0 100%" } });
const lift = keyframes({ from: { opacity: 0, translate: "0 1rem" } });
const drop = keyframes({ to: { opacity: 0, translate: "0 1rem" } });

const moving = "(prefers-reduced-motion: no-preference)";
const opens = (animation: string) => `${animation} ${duration.medium} ${easing}`;
const closes = (animation: string) => `${animation} ${duration.fast} ${easing} forwards`;

export const overlay = style(
  inComponents({
    position: "fixed",
    inset: 0,
    zIndex: elevation.dialog,
    backgroundColor: vars.color.scrim,
    selectors: {
      "&[data-state=open]": { animation: opens(appear) },
      "&[data-state=closed]": { animation: closes(vanish) },
    },
    "@media": {
      [reducedMotion]: { selectors: { "&[data-state]": { animation: "none" } } },
    },
  }),
);

const dialogWidth = (inlineSize: string) =>
  inComponents({ "@media": { [above.small]: { inlineSize: `min(100vw - 3rem, ${inlineSize})` } } });

export const content = recipe({
  base: inComponents({
    position: "fixed",
    zIndex: elevation.dialog,
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    overflow: "clip",
    // The dialog itself receives the focus only if nothing inside it is focusable.
    selectors: { "&:focus": { outline: "none" } },
  }),
  variants: {
    size: {
      s: dialogWidth("26rem"),
      m: dialogWidth("38rem"),
      l: dialogWidth("60rem"),
      full: inComponents({
        inset: 0,
        border: 0,
        "@media": {
          [moving]: {
            selectors: {
              "&[data-state=open]": { animation: opens(appear) },
              "&[data-state=closed]": { animation: closes(vanish) },
            },
          },
        },
      }),
    },
  },
  compoundVariants: (["s", "m", "l"] as const).map((size) => ({
    variants: { size },
    style: inComponents({
      // Phones: a bottom sheet, within reach of the thumb.
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: "calc(100dvh - 3rem)",
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      "@media": {
        [moving]: {
          selectors: {
            "&[data-state=open]": { animation: opens(rise) },
            "&[data-state=closed]": { animation: closes(sink) },
          },
        },
        [above.small]: {
          inset: 0,
          margin: "auto",
          blockSize: "fit-content",
          maxBlockSize: "calc(100dvh - 4rem)",
          borderBlockEnd: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
          paddingBlockEnd: 0,
        },
        [`${above.small} and ${moving}`]: {
          selectors: {
            "&[data-state=open]": { animation: opens(lift) },
            "&[data-state=closed]": { animation: closes(drop) },
          },
        },
      },
    }),
  })),
  defaultVariants: { size: "m" },
});

/** Stays visible while the body scrolls below it. */
export const head = style(
  inComponents({
    flex: "none",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: space.l,
    paddingBlock: space.l,
    paddingInlineStart: space.xl,
    paddingInlineEnd: space.l,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

export const words = style(
  inComponents({ display: "grid", alignContent: "center", gap: space.xs, minBlockSize: "2.75rem" }),
);

export const body = style(
  inComponents({
    flex: "1 1 auto",
    minBlockSize: 0,
    padding: space.xl,
    overflowY: "auto",
    overscrollBehavior: "contain",
    selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
  }),
);

/** Stays visible too, so that nobody has to search for the actions. */
export const footer = style(
  inComponents({
    flex: "none",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space.m,
    paddingBlock: space.l,
    paddingInline: space.xl,
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
);
