import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { above, duration, easing, reducedMotion, space, width } from "../../styles/scale.ts";
import { headerHeight } from "./header-height.ts";

/**
 * Minimum width for logo, six English entries, search, theme switch, language switch and one button in one row
 * (measured: 1151 px). On narrower viewports, the navigation has a row of its own.
 */
const oneRow = "(width > 77.5em)";

const height = `var(${headerHeight})`;
const ground = keyframes({
  from: { backgroundColor: "transparent", borderColor: "transparent" },
  to: { backgroundColor: vars.color.canvas, borderColor: vars.color.line },
});

export const root = recipe({
  base: inComponents({
    vars: { [headerHeight]: "4rem" },
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 10,
    blockSize: height,
    backgroundColor: vars.color.canvas,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    transition: `translate ${duration.medium} ${easing}`,
    selectors: { "&[data-away]": { translate: "0 -100%" } },
    "@media": {
      [reducedMotion]: { transition: "none" },
      print: { selectors: { "&[data-away]": { translate: "none" } } },
      [above.medium]: { vars: { [headerHeight]: "7rem" } },
      [oneRow]: { vars: { [headerHeight]: "4.5rem" } },
    },
  }),
  variants: {
    variant: {
      solid: {},
      over: inComponents({
        // The page content starts behind the header.
        marginBlockEnd: `calc(-1 * ${height})`,
        "@supports": {
          "(animation-timeline: scroll())": {
            animation: `${ground} linear both`,
            animationTimeline: "scroll()",
            animationRange: "0 12rem",
            // The system's colours have enough contrast only on the system's background, not on a picture.
            "@media": { "(forced-colors: active)": { animation: "none" } },
          },
        },
      }),
    },
  },
});

export const row = style(
  inComponents({
    display: "flex",
    alignItems: "stretch",
    columnGap: space.l,
    blockSize: "100%",
    maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
    marginInline: "auto",
    paddingInline: space.gutter,
    "@media": {
      // The navigation's own row is the last one on the screen. `reading-flow` makes it the last one for the keyboard
      // too, where supported.
      [above.medium]: { flexWrap: "wrap", readingFlow: "flex-visual" },
      [oneRow]: { flexWrap: "nowrap" },
      [above.wide]: { columnGap: space["2xl"] },
    },
  }),
);

export const logo = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    flex: "none",
    borderRadius: vars.radius.control,
    marginInlineEnd: "auto",
    "@media": { [above.medium]: { marginInlineEnd: 0 } },
  }),
);

export const navigation = style(
  inComponents({
    display: "none",
    "@media": {
      // Each entry has padding at its start. Aligns the text of the first entry with the logo.
      [above.medium]: {
        display: "flex",
        order: 1,
        inlineSize: "100%",
        marginInlineStart: `calc(-1 * ${space.s})`,
      },
      [oneRow]: { order: 0, inlineSize: "auto", marginInlineStart: 0 },
    },
  }),
);

/** Width from which the last action has room beside the logo and the menu's button (measured in English: 374 px). */
const oneAction = "(width > 24em)";

export const actions = style(
  inComponents({
    display: "none",
    alignItems: "center",
    gap: space.m,
    marginInlineStart: "auto",
    "@media": { [oneAction]: { display: "flex" } },
    // The menu follows. While HTML still arrives, each further action would push the others to the side (measured: 0.005 of layout
    // shift).
    selectors: { "&:not(:has(+ *))": { visibility: "hidden" } },
  }),
);
globalStyle(`${actions} > :not(:last-child)`, {
  "@layer": { [components]: { "@media": { [`not ${above.medium}`]: { display: "none" } } } },
});

export const mobile = style(inComponents({ alignSelf: "center" }));

export const mobileActions = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.l,
    flexWrap: "wrap",
  }),
);
