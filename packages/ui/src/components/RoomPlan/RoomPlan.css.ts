import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

const forced = "(forced-colors: active)";
const thin = { vectorEffect: "non-scaling-stroke" } as const;

export const root = style(inComponents({ display: "grid", gap: space.m, minInlineSize: 0 }));

export const frame = style(
  inComponents({
    display: "block",
    inlineSize: "100%",
    maxBlockSize: "44rem",
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
  }),
);

/** True size on paper, where nothing may make it smaller. A narrow screen shows it smaller instead of scrolling sideways. */
export const sheet = style(
  inComponents({
    display: "block",
    flexShrink: 0,
    maxInlineSize: "none",
    "@media": { screen: { maxInlineSize: "100%", blockSize: "auto" } },
  }),
);

export const grid = style(
  inComponents({ ...thin, fill: "none", stroke: vars.color.line, strokeWidth: "1px" }),
);

export const wall = style(
  inComponents({
    ...thin,
    fill: "none",
    stroke: vars.color.text,
    strokeWidth: "3px",
    pointerEvents: "none",
    "@media": { [forced]: { stroke: "CanvasText" } },
  }),
);

export const gap = style(
  inComponents({ ...thin, fill: "none", stroke: vars.color.surface, strokeWidth: "5px" }),
);

export const opening = recipe({
  base: inComponents({ ...thin, fill: "none", stroke: vars.color.text, strokeWidth: "1px" }),
  variants: {
    kind: {
      door: inComponents({ strokeDasharray: "none" }),
      window: inComponents({ fill: vars.color.surface }),
      duct: inComponents({ fill: vars.color.surface, strokeWidth: "2px" }),
    },
  },
});

/** Each kind of free floor has its own pattern of line, so that colour is not needed. */
export const zone = recipe({
  base: inComponents({
    ...thin,
    fill: vars.color.textMuted,
    fillOpacity: 0.07,
    stroke: vars.color.textMuted,
    strokeWidth: "1px",
    pointerEvents: "none",
  }),
  variants: {
    kind: {
      space: inComponents({ strokeDasharray: "2 3" }),
      person: inComponents({ strokeDasharray: "6 4" }),
      board: inComponents({ fill: vars.color.accent, strokeDasharray: "12 4 2 4" }),
    },
  },
});

export const duct = style(
  inComponents({
    ...thin,
    fill: "none",
    stroke: vars.color.accentText,
    strokeWidth: "2px",
    strokeDasharray: "8 3",
    pointerEvents: "none",
  }),
);

export const item = style(
  inComponents({
    outline: "none",
    selectors: { "&[tabindex]": { cursor: "grab", touchAction: "none" } },
  }),
);

export const body = recipe({
  base: inComponents({
    ...thin,
    fill: vars.color.canvas,
    strokeWidth: "1.5px",
    selectors: {
      "[data-selected] > &": { strokeWidth: "3px" },
      ":focus-visible > &": { stroke: vars.color.focus, strokeWidth: "5px" },
    },
  }),
  variants: {
    state: {
      met: inComponents({ stroke: vars.color.text }),
      open: inComponents({ stroke: vars.color.accentText, strokeDasharray: "7 3" }),
      broken: inComponents({ stroke: vars.color.danger, strokeDasharray: "3 2" }),
    },
  },
});

export const front = style(
  inComponents({ ...thin, fill: "none", stroke: vars.color.text, strokeWidth: "3px", pointerEvents: "none" }),
);

const words = {
  fill: vars.color.text,
  fontFamily: vars.font.body,
  textAnchor: "middle",
  pointerEvents: "none",
  userSelect: "none",
} as const;

export const text = style(inComponents({ ...words, fontWeight: fontWeight.semibold }));
export const name = style(inComponents(words));

export const bar = style(
  inComponents({ ...thin, fill: "none", stroke: vars.color.text, strokeWidth: "1.5px" }),
);
export const barText = style(inComponents({ ...words, textAnchor: "start" }));

export const help = style(
  inComponents({
    fontSize: fontSize.small,
    color: vars.color.textMuted,
    "@media": { print: { display: "none" } },
  }),
);
