import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

const inset = "0.875rem";
const hole = (x: string, y: string) =>
  `radial-gradient(circle at ${x} ${y}, ${vars.color.canvas} 0.125rem, ${vars.color.lineControl} 0.15rem 0.2rem, transparent 0.24rem)`;

/** Two fine lines and four holes, as on the plate that is riveted to a machine. */
export const root = style(
  inComponents({
    containerType: "inline-size",
    display: "grid",
    gridTemplateRows: "auto 1fr",
    boxSizing: "border-box",
    minInlineSize: 0,
    padding: `calc(${inset} + ${space.m}) calc(${inset} + ${space.l})`,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    backgroundImage: [
      hole(inset, inset),
      hole(`calc(100% - ${inset})`, inset),
      hole(inset, `calc(100% - ${inset})`),
      hole(`calc(100% - ${inset})`, `calc(100% - ${inset})`),
    ].join(", "),
    boxShadow: `inset 0 0 0 0.1875rem ${vars.color.surface}, inset 0 0 0 0.25rem ${vars.color.line}`,
    color: vars.color.text,
  }),
);

export const head = style(
  inComponents({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space.xs} ${space.l}` }),
);

export const name = style(
  inComponents({
    flexBasis: "100%",
    fontFamily: vars.font.mono,
    fontSize: fontSize.small,
    fontWeight: fontWeight.semibold,
    letterSpacing: "0.08em",
    textTransform: "uppercase",
    overflowWrap: "anywhere",
  }),
);

export const source = style(inComponents({ fontSize: fontSize.small }));

export const bed = style(inComponents({ fontSize: fontSize.small, color: vars.color.textMuted }));

/** One column on a narrow plate, two from 20 rem on, all in a row from 48 rem on. */
export const figures = style(
  inComponents({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    // The figures share the height if the plate is as high as a picture beside it.
    alignContent: "stretch",
    marginBlockStart: space.m,
    borderBlockStart: `1px solid ${vars.color.line}`,
    "@container": {
      "(inline-size > 20rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl },
      "(inline-size > 48rem)": {
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(0, 1fr)",
        gridTemplateColumns: "none",
      },
    },
  }),
);

/** The term is shown below the figure, but comes first in the source, as a description list requires. */
export const figure = style(
  inComponents({
    display: "flex",
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    paddingBlock: space.m,
    selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
    "@container": {
      "(inline-size > 20rem)": {
        selectors: {
          "& + &": { borderBlockStart: 0 },
          "&:nth-child(n + 3)": { borderBlockStart: `1px solid ${vars.color.line}` },
        },
      },
      "(inline-size > 48rem)": {
        paddingBlockEnd: 0,
        selectors: { "&:nth-child(n + 3)": { borderBlockStart: 0 } },
      },
    },
  }),
);

/** The longest usual figure, 1600 × 1000 mm, fits into its cell. A short one is as large as the plate allows. */
export const value = style(
  inComponents({
    fontSize: "min(2.75rem, 11.5cqi)",
    whiteSpace: "normal",
    "@container": {
      "(inline-size > 20rem)": { fontSize: "min(2.75rem, 6.2cqi)" },
      "(inline-size > 48rem)": { fontSize: "min(2.75rem, 2.9cqi)" },
    },
  }),
);

/** Up to six characters. */
export const short = style(
  inComponents({
    fontSize: "min(6rem, 22cqi)",
    lineHeight: 1,
    "@container": {
      "(inline-size > 20rem)": { fontSize: "min(4.5rem, 11cqi)" },
      "(inline-size > 48rem)": { fontSize: "min(4.5rem, 5cqi)" },
    },
  }),
);
