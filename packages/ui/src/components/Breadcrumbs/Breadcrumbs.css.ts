import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, space } from "../../styles/scale.ts";

export const root = style(
  inComponents({ containerType: "inline-size", fontSize: fontSize.small, color: vars.color.textMuted }),
);

export const list = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    minInlineSize: 0,
    // Aligns the text of the first link, not its padding, with the content below.
    marginInlineStart: `calc(-1 * ${space.xs})`,
  }),
);

const narrow = "(inline-size <= 40rem)";

export const item = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    minInlineSize: 0,
    flex: "none",
    whiteSpace: "nowrap",
    selectors: {
      // The title of the current page may be long. It shrinks first, then its parent.
      "&:last-child": { flex: "0 1000 auto", minInlineSize: "4em" },
      "&:nth-last-child(2)": { flex: "0 1 auto" },
    },
    "@container": {
      [narrow]: {
        selectors: {
          // In a narrow container, everything between the first item and the last two is reduced to an ellipsis.
          "&:nth-child(n + 3):not(:nth-last-child(-n + 2))": { display: "none" },
          "&:nth-child(2):not(:nth-last-child(-n + 2))::before": { content: '"…" / ""' },
        },
      },
    },
  }),
);

/** Mirrored in right-to-left layouts. */
export const separator = style(
  inComponents({
    marginInline: space.xs,
    color: vars.color.lineControl,
    selectors: { "&:dir(rtl)": { scale: "-1 1" } },
  }),
);

export const link = style(
  inComponents({
    display: "block",
    maxInlineSize: "18em",
    overflow: "hidden",
    textOverflow: "ellipsis",
    lineHeight: "2.75rem",
    paddingInline: space.xs,
    borderRadius: vars.radius.control,
    textDecoration: "underline transparent",
    textUnderlineOffset: "0.22em",
    transition: `color ${duration.fast} ${easing}, text-decoration-color ${duration.fast} ${easing}`,
    selectors: { "&:hover": { color: vars.color.text, textDecorationColor: "currentColor" } },
    "@container": {
      [narrow]: {
        selectors: { [`${item}:nth-child(2):not(:nth-last-child(-n + 2)) > &`]: { display: "none" } },
      },
    },
  }),
);

export const current = style(
  inComponents({
    overflow: "hidden",
    textOverflow: "ellipsis",
    paddingInline: space.xs,
    color: vars.color.text,
  }),
);
