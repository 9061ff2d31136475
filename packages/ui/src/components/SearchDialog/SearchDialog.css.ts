import { style } from "@vanilla-extract/css";
import { activeOption } from "../../styles/active-option.ts";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";

/** Height of the sticky head with the field. The results scroll below it. */
const headHeight = "4.5rem";

/** As tall as possible from the start, so that the height does not change while the visitor types. */
export const root = style(
  inComponents({
    blockSize: "calc(100dvh - 3rem)",
    "@media": { [above.small]: { blockSize: "min(46rem, 100dvh - 4rem)" } },
  }),
);

export const head = style(
  inComponents({
    position: "sticky",
    // Offsets the padding of the dialog's body above it.
    insetBlockStart: `calc(-1 * ${space.xl})`,
    zIndex: 1,
    blockSize: headHeight,
    marginBlockStart: `calc(-1 * ${space.xl})`,
    paddingBlock: space.m,
    backgroundColor: vars.color.surface,
  }),
);

export const glass = style(
  inComponents({
    position: "absolute",
    insetInlineStart: space.l,
    insetBlockStart: `calc((${headHeight} - 1.25rem) / 2)`,
    color: vars.color.textMuted,
    pointerEvents: "none",
  }),
);

export const field = style(inComponents({ paddingInlineStart: "2.75rem" }));

export const status = style(
  inComponents({
    minBlockSize: "1.5em",
    marginBlockEnd: space.s,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);

export const group = style(inComponents({ selectors: { "& + &": { marginBlockStart: space.l } } }));

export const groupLabel = style(
  inComponents({
    paddingBlockEnd: space.xs,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: fontSize.micro,
    fontWeight: fontWeight.medium,
    color: vars.color.textMuted,
  }),
);

export const option = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: space.l,
    rowGap: space.xs,
    alignItems: "baseline",
    minBlockSize: "2.75rem",
    marginInline: `calc(-1 * ${space.m})`,
    paddingInline: space.m,
    paddingBlock: space.m,
    // When the arrow keys scroll to a result, the sticky field must not cover it.
    scrollMarginBlock: `${headHeight} ${space.xl}`,
    borderRadius: vars.radius.field,
    color: vars.color.text,
    textDecoration: "none",
    selectors: activeOption,
  }),
);

export const title = style(inComponents({ fontWeight: fontWeight.medium, overflowWrap: "anywhere" }));

export const place = style(inComponents({ fontSize: fontSize.micro, color: vars.color.textMuted }));

export const excerpt = style(
  inComponents({
    gridColumn: "1 / -1",
    fontSize: fontSize.small,
    lineHeight: 1.55,
    color: vars.color.textMuted,
    overflowWrap: "anywhere",
  }),
);

export const mark = style(
  inComponents({
    backgroundColor: "transparent",
    color: vars.color.text,
    fontWeight: fontWeight.semibold,
    textDecoration: `underline 2px ${vars.color.accent}`,
    textUnderlineOffset: "0.2em",
  }),
);

export const waiting = style(
  inComponents({ display: "grid", placeItems: "center", paddingBlock: space["3xl"] }),
);

export const keys = style(
  inComponents({
    display: "none",
    marginBlockStart: space.xl,
    fontSize: fontSize.micro,
    color: vars.color.textMuted,
    "@media": { "(hover: hover) and (pointer: fine)": { display: "block" } },
  }),
);
