import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { above, duration, easing, fontSize, fontWeight, space, width } from "../../styles/scale.ts";

const rule = `1px solid ${vars.color.line}`;

export const root = style(
  inComponents({
    paddingBlock: `${space["4xl"]} max(${space["2xl"]}, env(safe-area-inset-bottom))`,
    borderBlockStart: rule,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);

export const inner = style(
  inComponents({
    display: "grid",
    gap: space["2xl"],
    maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
    marginInline: "auto",
    paddingInline: space.gutter,
  }),
);

export const logo = style(inComponents({ color: vars.color.text }));

export const groups = style(
  inComponents({
    display: "grid",
    alignItems: "start",
    columnGap: space["2xl"],
    borderBlockStart: rule,
    "@media": {
      [above.small]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", borderBlockEnd: rule },
      [above.large]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);

/** On phones every group has a line below it. In columns, one line above and one below all groups are enough. */
export const group = style(
  inComponents({
    color: vars.color.text,
    borderBlockEnd: rule,
    "@media": { [above.small]: { borderBlockEnd: 0 } },
  }),
);

/** In columns, the arrow is next to its title. At the far end it would seem to belong to the next title. */
globalStyle(`${group} > summary`, {
  "@layer": {
    [components]: { "@media": { [above.small]: { justifyContent: "start", gap: space.s } } },
  },
});

export const link = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "2.25rem",
    color: vars.color.textMuted,
    transition: `color ${duration.fast} ${easing}`,
    selectors: { "&:hover": { color: vars.color.text } },
    "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
  }),
);

export const contacts = style(
  inComponents({
    display: "grid",
    gap: `${space.l} ${space["2xl"]}`,
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))",
    paddingBlockEnd: space.xl,
    borderBlockEnd: rule,
  }),
);

export const contact = style(inComponents({ display: "grid", gap: space.xs, alignContent: "start" }));

export const contactLabel = style(inComponents({ fontSize: fontSize.micro }));

export const contactLink = style(
  inComponents({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "1.75rem",
    color: vars.color.text,
    fontWeight: fontWeight.medium,
    overflowWrap: "anywhere",
    selectors: { "&:hover": { color: vars.color.accentText } },
    "@media": { "(pointer: coarse)": { minBlockSize: "2.75rem" } },
  }),
);

export const legal = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.s} ${space.xl}`,
    fontSize: fontSize.micro,
  }),
);

export const legalLinks = style(inComponents({ display: "flex", flexWrap: "wrap", columnGap: space.xl }));

export const actions = style(inComponents({ marginInlineStart: "auto" }));
