import { createVar } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, reducedMotion, space } from "../../styles/scale.ts";
import { beam } from "../beam.ts";
import { blockStyle } from "../layer.ts";
import { coverage, sectionBackground } from "../scrim.ts";

/** Share of the row for a panel. */
const grow = createVar();
/** Share of the text's height that is shown. */
const unfolded = createVar();
/** Opacity of the beam below the open panel. The pictures are never veiled: a pale one looks disabled. */
const strength = createVar();
const textVisibility = createVar();

const closed = { [grow]: "1", [unfolded]: "0fr", [strength]: "0", [textVisibility]: "hidden" };
const open = { [grow]: "2", [unfolded]: "1fr", [strength]: "1", [textVisibility]: "visible" };

const forcedColors = "(forced-colors: active)";

/** Container for query units, so that a text can have the width of its open panel. */
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
  // Set at every viewport width. Otherwise a resize across the breakpoint would animate all panels from zero.
  flex: `${grow} 1 0`,
  "@media": {
    [above.medium]: {
      minInlineSize: 0,
      alignItems: "end",
      vars: closed,
      selectors: {
        // Not before hydration: a late stylesheet would animate the panels from zero.
        [`${row}[data-live] > &`]: { transition: `flex-grow ${duration.slow} ${easing}` },
        "&[data-active]": { vars: open },
        // Before hydration the hovered or focused panel is open, and closes the one that was open initially.
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
  "@media": {
    // The picture's aspect ratio is set inline, so both dimensions are needed to fill the panel.
    [above.medium]: { position: "absolute", inset: 0, blockSize: "100%" },
  },
});

/** Text on the section's own background colour, dense enough for every text colour over any picture. */
export const words = blockStyle({
  position: "relative",
  display: "grid",
  // The title wraps within its panel. Only the text below has the width of the open panel.
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${space.l} ${space.xl} ${space.xl}`,
  "@media": {
    [above.medium]: {
      paddingBlockStart: space["4xl"],
      backgroundImage: `linear-gradient(to top, ${sectionBackground(100)}, ${sectionBackground(coverage)} calc(100% - ${space["4xl"]}), transparent)`,
      "::after": {
        content: "",
        position: "absolute",
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: "3px",
        backgroundImage: beam,
        opacity: strength,
      },
    },
    [forcedColors]: { backgroundColor: "Canvas", backgroundImage: "none" },
  },
});

/** The whole panel is clickable. */
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

/** Has the width of the open panel from the start, so that lines do not wrap anew while it opens. */
export const text = blockStyle({
  "@media": { [above.medium]: { inlineSize: `calc(50cqi - ${space.l} - 2 * ${space.xl})` } },
});
