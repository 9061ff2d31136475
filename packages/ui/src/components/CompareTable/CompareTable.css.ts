import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { stickyTopProperty } from "../SpecTable/SpecTable.css.ts";
import { phoneQuery } from "./phone-query.ts";

export const root = style(inComponents({ minInlineSize: 0 }));

/**
 * If the viewport is too narrow for four columns, the table scrolls inside this box, in which the head and the first
 * column stay visible. On larger viewports the box does not scroll, and the head sticks to the top of the page.
 */
export const scroller = style(
  inComponents({
    overflow: "auto",
    maxBlockSize: `calc(100svh - var(${stickyTopProperty}, 0px) - 2rem)`,
    "@media": {
      [above.large]: { overflow: "visible", maxBlockSize: "none" },
      print: { overflow: "visible", maxBlockSize: "none" },
    },
  }),
);

export const table = style(
  inComponents({
    inlineSize: "100%",
    // Collapsed borders do not move with a sticky cell.
    borderCollapse: "separate",
    borderSpacing: 0,
    tableLayout: "fixed",
    fontSize: fontSize.small,
    textAlign: "start",
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);

const ground = {
  backgroundColor: vars.color.canvas,
  selectors: { "[data-tone=surface] &": { backgroundColor: vars.color.surface } },
} as const;

const first = {
  ...ground,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: "22%",
  textAlign: "start",
  "@media": { [phoneQuery]: { inlineSize: "30%" } },
} as const;

export const corner = style(inComponents(first));

const cell = {
  paddingBlock: space.m,
  paddingInlineEnd: space.l,
  verticalAlign: "baseline",
  overflowWrap: "anywhere",
  "@media": { [phoneQuery]: { paddingInlineEnd: space.s } },
} as const;

export const label = style(
  inComponents({
    ...first,
    ...cell,
    ...ground,
    "@media": { [phoneQuery]: { ...first["@media"][phoneQuery], ...cell["@media"][phoneQuery] } },
    fontWeight: fontWeight.regular,
    color: vars.color.textMuted,
  }),
);

/** Cell of a model. The rules that show or hide it are below. */
export const column = style({});

export const pictureCell = style(inComponents({ paddingBlockEnd: space.s, paddingInlineEnd: space.l }));

export const source = style(inComponents({ marginBlockStart: space.m }));

export const names = style({});

const nameLine = `1px solid ${vars.color.lineControl}`;

export const name = style(
  inComponents({ ...cell, fontSize: fontSize.h4, fontWeight: fontWeight.semibold, textAlign: "start" }),
);

/**
 * Inside a scrolling box, the head sticks to the box, otherwise below the elements that stick to the top of the page.
 */
globalStyle(`${names} > *`, {
  "@layer": {
    [components]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 2,
      borderBlockEnd: nameLine,
      backgroundColor: vars.color.canvas,
      "@media": {
        [above.large]: { insetBlockStart: `var(${stickyTopProperty}, 0px)` },
        print: { position: "static" },
      },
    },
  },
});
/** A link that receives the focus stops below the head, which would cover it. */
globalStyle(`${table} tbody a`, {
  "@layer": { [components]: { scrollMarginBlockStart: space["5xl"] } },
});
globalStyle(`[data-tone=surface] ${names} > *`, {
  "@layer": { [components]: { backgroundColor: vars.color.surface } },
});
/** The corner cell must be above both the head and the first column. */
globalStyle(`${names} > ${corner}`, { "@layer": { [components]: { zIndex: 3 } } });

export const groupTitle = style(
  inComponents({
    ...ground,
    paddingBlock: `${space.xl} ${space.m}`,
    fontSize: fontSize.h4,
    fontWeight: fontWeight.semibold,
    textAlign: "start",
  }),
);

export const row = style(inComponents({ breakInside: "avoid" }));

globalStyle(`${row} > *`, {
  "@layer": { [components]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});
/** The head has its own border. */
globalStyle(`thead + tbody > ${row}:first-child > *`, {
  "@layer": { [components]: { borderBlockStart: 0 } },
});

export const value = style(
  inComponents({
    ...cell,
    fontWeight: fontWeight.medium,
    selectors: {
      "[data-same] > &": { fontWeight: fontWeight.regular, color: vars.color.textMuted },
    },
  }),
);

export const none = style(inComponents({ paddingBlock: space.xl, color: vars.color.textMuted }));

const hidden = { display: "none" } as const;
const differencesOn = ":has([data-differences]:checked)";

globalStyle(`${root}${differencesOn} [data-same]`, { "@layer": { [components]: hidden } });
globalStyle(`${root}:not(${differencesOn}) ${none}`, { "@layer": { [components]: hidden } });

/** Maximum number of models to choose from. Each needs its own CSS rules. */
const mostModels = 12;

for (let number = 1; number <= mostModels; number += 1) {
  const cells = `${column}:nth-child(${number + 1})`;
  // The checkboxes follow a `legend`, so the first label is the first element of its type.
  globalStyle(`${root}:has([data-chooser] > :nth-of-type(${number}) > input:not(:checked)) ${cells}`, {
    "@layer": { [components]: { "@media": { [above.medium]: hidden } } },
  });
  globalStyle(`${root}:not(:has([data-place] > :nth-child(${number}):checked)) ${cells}`, {
    "@layer": { [components]: { "@media": { [phoneQuery]: hidden } } },
  });
}
