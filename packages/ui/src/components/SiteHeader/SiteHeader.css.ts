import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, space, width } from "../../styles/scale.ts";
import { headerHeight } from "./header-height.ts";

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
    "@media": { [above.medium]: { vars: { [headerHeight]: "4.5rem" } } },
  }),
  variants: {
    variant: {
      solid: {},
      over: inComponents({
        // The page begins underneath.
        marginBlockEnd: `calc(-1 * ${height})`,
        "@supports": {
          "(animation-timeline: scroll())": {
            animation: `${ground} linear both`,
            animationTimeline: "scroll()",
            animationRange: "0 12rem",
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
    gap: space.l,
    blockSize: "100%",
    maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
    marginInline: "auto",
    paddingInline: space.gutter,
    "@media": { [above.large]: { gap: space["2xl"] } },
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

const wideOnly = { display: "none", "@media": { [above.medium]: { display: "flex" } } } as const;

export const navigation = style(inComponents(wideOnly));

export const actions = style(
  inComponents({ ...wideOnly, alignItems: "center", gap: space.m, marginInlineStart: "auto" }),
);

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
