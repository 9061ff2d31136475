import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { components } from "../../styles/layers.css.ts";
import { above, duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

/** Media query for browsers without scripts, which cannot change the tab: all panels are open there, each under its label. */
const withoutScripts = "(scripting: none)";

export const root = recipe({
  base: { "@layer": { [components]: { display: "grid", gap: space.xl, minInlineSize: 0 } } },
  variants: {
    orientation: {
      horizontal: {},
      vertical: {
        "@layer": {
          [components]: {
            "@media": {
              [above.medium]: {
                gridTemplateColumns: "minmax(14rem, 5fr) 9fr",
                alignItems: "start",
                columnGap: space["3xl"],
              },
            },
          },
        },
      },
    },
  },
});

/** Width of the fade at either end of the tab list: zero at the end of the list, 2.5rem where more tabs follow. */
const length = { syntax: "<length>", inherits: false, initialValue: "0px" } as const;
const fadeStart = createVar(length);
const fadeEnd = createVar(length);
const fade = keyframes({
  from: { vars: { [fadeStart]: "0px", [fadeEnd]: "2.5rem" } },
  "8%": { vars: { [fadeStart]: "2.5rem" } },
  "92%": { vars: { [fadeEnd]: "2.5rem" } },
  to: { vars: { [fadeStart]: "2.5rem", [fadeEnd]: "0px" } },
});
const fading = (side: "left" | "right") =>
  `linear-gradient(to ${side}, transparent, #000 ${fadeStart}, #000 calc(100% - ${fadeEnd}), transparent)`;

export const list = recipe({
  base: {
    "@layer": {
      [components]: {
        display: "flex",
        minInlineSize: 0,
        overflowX: "auto",
        overscrollBehaviorInline: "contain",
        scrollbarWidth: "none",
        // Space for the focus ring, which the scroll container would cut off.
        padding: space.xs,
        margin: `calc(-1 * ${space.xs})`,
        "@media": {
          "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
          [withoutScripts]: { display: "none" },
        },
        "@supports": {
          // If the list does not overflow, the scroll timeline is inactive and nothing fades.
          "(animation-timeline: scroll())": {
            animation: `${fade} linear both`,
            animationTimeline: "scroll(self inline)",
            maskImage: fading("right"),
            selectors: { "&:dir(rtl)": { maskImage: fading("left") } },
          },
        },
      },
    },
  },
  variants: {
    variant: {
      line: { "@layer": { [components]: { gap: space.xl } } },
      chip: { "@layer": { [components]: { gap: space.s } } },
    },
    orientation: {
      horizontal: {},
      vertical: {
        "@layer": {
          [components]: {
            "@media": { [above.medium]: { flexDirection: "column", gap: 0, overflow: "visible" } },
          },
        },
      },
    },
  },
});

const chosen = "&[data-state=active]";

export const tab = recipe({
  base: {
    "@layer": {
      [components]: {
        position: "relative",
        flex: "none",
        minBlockSize: "2.75rem",
        fontSize: fontSize.small,
        textAlign: "start",
        color: vars.color.textMuted,
        transition: `color ${duration.fast} ${easing}, background-color ${duration.fast} ${easing}`,
        selectors: { "&:hover": { color: vars.color.text }, [chosen]: { color: vars.color.text } },
      },
    },
  },
  variants: {
    variant: {
      line: {
        "@layer": {
          [components]: {
            paddingBlock: space.m,
            borderBlockEnd: `1px solid ${vars.color.line}`,
            "::after": {
              content: "",
              position: "absolute",
              insetInline: 0,
              insetBlockEnd: "-1px",
              blockSize: "2px",
              background: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
              transform: "scaleX(0)",
              transformOrigin: "left",
              transition: `transform ${duration.medium} ${easing}`,
            },
            "@media": { [reducedMotion]: { "::after": { transition: "none" } } },
            selectors: {
              [chosen]: { fontWeight: fontWeight.medium },
              [`${chosen}::after`]: { transform: "scaleX(1)" },
              // The line grows from the start of the line of text. `transform-origin` has no logical value for that.
              "&:dir(rtl)::after": { transformOrigin: "right" },
            },
          },
        },
      },
      chip: {
        "@layer": {
          [components]: {
            paddingInline: space.l,
            borderRadius: "999px",
            border: `1px solid ${vars.color.line}`,
            backgroundColor: vars.color.surface,
            selectors: {
              "&:hover": { borderColor: vars.color.lineControl },
              [chosen]: {
                backgroundColor: vars.color.text,
                borderColor: vars.color.text,
                color: vars.color.canvas,
              },
            },
          },
        },
      },
    },
    orientation: {
      horizontal: {},
      vertical: { "@layer": { [components]: { "@media": { [above.medium]: { inlineSize: "100%" } } } } },
    },
  },
  compoundVariants: [
    {
      variants: { variant: "line", orientation: "vertical" },
      style: {
        "@layer": {
          [components]: {
            "@media": {
              [above.medium]: {
                selectors: { "&:first-child": { borderBlockStart: `1px solid ${vars.color.line}` } },
              },
            },
          },
        },
      },
    },
  ],
});

export const panels = style({
  "@layer": {
    [components]: {
      minInlineSize: 0,
      "@media": {
        [withoutScripts]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["3xl"] },
      },
    },
  },
});

export const panel = style({
  "@layer": {
    [components]: {
      selectors: { "&[data-state=inactive]": { display: "none" } },
      "@media": {
        [withoutScripts]: {
          selectors: {
            "&[data-state]": { display: "block" },
            "&[data-label]::before": {
              content: "attr(data-label)",
              display: "block",
              paddingBlockEnd: space.m,
              fontSize: fontSize.h3,
              fontWeight: fontWeight.semibold,
            },
          },
        },
      },
    },
  },
});

/** Forced colours remove background colours, so the active chip needs another mark. */
globalStyle("[role=tab][data-state=active]", {
  "@layer": {
    [components]: { "@media": { "(forced-colors: active)": { outline: "2px solid SelectedItem" } } },
  },
});
