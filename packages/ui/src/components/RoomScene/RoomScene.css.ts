import { style, styleVariants } from "@vanilla-extract/css";
import { badge } from "../../stage/badge.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const root = style(inComponents({ display: "grid", gap: space.l, minInlineSize: 0 }));

export const things = style(
  inComponents({ display: "grid", gap: space.s, margin: 0, padding: 0, listStyle: "none", minInlineSize: 0 }),
);

export const thing = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: space.m,
    alignItems: "start",
    fontSize: fontSize.small,
  }),
);

export const number = style(
  inComponents({
    ...badge,
    selectors: {
      "[data-state=met] > &": { borderColor: vars.color.text },
      "[data-state=broken] > &": { borderColor: vars.color.danger },
    },
  }),
);

export const words = style(inComponents({ paddingBlockStart: "0.125rem", overflowWrap: "anywhere" }));

export const note = style(
  inComponents({ gridColumn: 2, color: vars.color.textMuted, overflowWrap: "anywhere" }),
);

export const name = style(inComponents({ fontWeight: fontWeight.medium }));

export const state = style(
  inComponents({
    color: vars.color.textMuted,
    selectors: { "[data-state=broken] &": { color: vars.color.danger } },
  }),
);

const mixed = (share: number) => `color-mix(in srgb, ${vars.color.surface} ${share}%, ${vars.color.text})`;

/** What the scene is painted with: `coloursOf` reads it. */
export const colours = styleVariants(
  {
    floor: mixed(94),
    wall: mixed(98),
    side: mixed(90),
    block: mixed(72),
    line: mixed(78),
    text: vars.color.text,
    muted: vars.color.textMuted,
    accent: vars.color.accentText,
    danger: vars.color.danger,
  },
  (color) => inComponents({ color }),
);
