import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { reducedMotion, space } from "../../styles/scale.ts";

/** Custom property for the aspect ratio of the picture (width divided by height), set on the root. */
export const ratioProperty = "--lm-skeleton-ratio";

const breathe = keyframes({ "50%": { opacity: 0.6 } });

export const root = recipe({
  base: inComponents({
    // Contains the margins of the first and the last line.
    display: "flow-root",
    inlineSize: "100%",
    animation: `${breathe} 1600ms ease-in-out infinite`,
    "@media": { [reducedMotion]: { animation: "none" } },
  }),
  variants: {
    shape: {
      text: {},
      picture: {},
      card: inComponents({
        overflow: "clip",
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.surface,
      }),
    },
  },
});

const bone = {
  display: "block",
  backgroundColor: vars.color.line,
  "@media": { "(forced-colors: active)": { border: "1px solid GrayText" } },
} as const;

/** As tall as one line of text, with a bar as tall as the letters, so that nothing shifts when the text arrives. */
export const line = style(
  inComponents({
    ...bone,
    blockSize: "0.75em",
    marginBlock: "calc((1lh - 0.75em) / 2)",
    borderRadius: vars.radius.control,
    selectors: {
      "&:last-child:not(:first-child)": { inlineSize: "62%" },
    },
  }),
);

export const picture = style(
  inComponents({
    ...bone,
    aspectRatio: `var(${ratioProperty}, 1.5)`,
    selectors: { [`${root.classNames.variants.shape.picture} > &`]: { borderRadius: vars.radius.picture } },
  }),
);

export const body = style(inComponents({ display: "block", padding: space.xl }));
