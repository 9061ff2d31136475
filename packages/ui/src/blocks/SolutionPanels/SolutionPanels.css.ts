import { createVar } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, reducedMotion, space } from "../../styles/scale.ts";
import { beam } from "../beam.ts";
import { blockStyle } from "../layer.ts";
import { coverage, ground } from "../scrim.ts";

/** Share of the row that a panel takes. */
const grow = createVar();
/** Share of its height that the text takes. */
const unfolded = createVar();
/** How much of its colours the picture shows. */
const strength = createVar();
const textVisibility = createVar();

const closed = { [grow]: "1", [unfolded]: "0fr", [strength]: "0.5", [textVisibility]: "hidden" };
const open = { [grow]: "2", [unfolded]: "1fr", [strength]: "1", [textVisibility]: "visible" };

const forcedColors = "(forced-colors: active)";

/** Measures the row, so that a text can be as wide as it will be in its open panel. */
export const frame = blockStyle({ containerType: "inline-size" });

export const row = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": { [above.medium]: { display: "flex", blockSize: "clamp(26rem, 36vw, 32rem)" } },
});

const touched = ":is(:hover, :focus-within)";

export const panel = blockStyle({
  position: "relative",
  display: "grid",
  overflow: "clip",
  borderRadius: vars.radius.picture,
  border: `1px solid ${vars.color.line}`,
  vars: open,
  // Also where nothing is flexible: a change of width would otherwise open all panels from nothing.
  flex: `${grow} 1 0`,
  "@media": {
    [above.medium]: {
      minInlineSize: 0,
      alignItems: "end",
      vars: closed,
      selectors: {
        // Not before React: a style sheet that comes late would open the panels from nothing.
        [`${row}[data-live] > &`]: { transition: `flex-grow ${duration.slow} ${easing}` },
        "&[data-active]": { vars: open },
        // Before React, what is touched is open, and what was open at first gives way to it.
        [`${row}:not([data-live]):has(> ${touched}) > &[data-active]:not(${touched})`]: { vars: closed },
        [`${row}:not([data-live]) > &${touched}`]: { vars: open },
      },
    },
    [`${reducedMotion} and ${above.medium}`]: {
      selectors: { [`${row}[data-live] > &`]: { transition: "none" } },
    },
    [`${forcedColors} and ${above.medium}`]: {
      selectors: { "&[data-active]": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});

export const picture = blockStyle({
  aspectRatio: "3 / 2",
  inlineSize: "100%",
  opacity: strength,
  transition: `opacity ${duration.slow} ${easing}`,
  "@media": {
    // The picture's own shape is set inline; filling the panel needs both lengths.
    [above.medium]: { position: "absolute", inset: 0, blockSize: "100%" },
    [reducedMotion]: { transition: "none" },
  },
});

/** Its ground is the section's, thick enough for every text colour over any picture. */
export const words = blockStyle({
  position: "relative",
  display: "grid",
  // A title breaks in its own panel; only the text below is as wide as it will be.
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${space.l} ${space.xl} ${space.xl}`,
  "@media": {
    [above.medium]: {
      paddingBlockStart: space["4xl"],
      backgroundImage: `linear-gradient(to top, ${ground(100)}, ${ground(coverage)} calc(100% - ${space["4xl"]}), transparent)`,
      "::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: "3px",
        backgroundImage: beam,
        opacity: `calc((${strength} - 0.5) * 2)`,
      },
    },
    [forcedColors]: { backgroundColor: "Canvas", backgroundImage: "none" },
  },
});

/** The whole panel can be pressed. */
export const trigger = blockStyle({
  minBlockSize: "2.75rem",
  textAlign: "start",
  selectors: { "&:focus-visible": { outlineOffset: "4px" } },
  "@media": {
    "(width <= 48em)": { cursor: "default" },
    [above.medium]: { position: "static" },
  },
});

export const fold = blockStyle({
  display: "grid",
  gridTemplateRows: unfolded,
  visibility: textVisibility as "visible",
  transition: `grid-template-rows ${duration.slow} ${easing}`,
  "@media": { [reducedMotion]: { transition: "none" } },
});

export const folded = blockStyle({ minBlockSize: 0, overflow: "clip" });

/** As wide as in the open panel from the start, so that no line breaks anew while it opens. */
export const text = blockStyle({
  "@media": { [above.medium]: { inlineSize: `calc(50cqi - ${space.l} - 2 * ${space.xl})` } },
});
