import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, space } from "../../styles/scale.ts";

/** Custom property with the part of a picture that its frame keeps (`object-position`); the owner's class sets it. */
export const imagePositionProperty = "--lm-image-position";

export const root = recipe({
  base: inComponents({ position: "relative", display: "block", overflow: "hidden", inlineSize: "100%" }),
  variants: {
    rounded: { true: inComponents({ borderRadius: vars.radius.picture }) },
    /** Without scripts a lost picture leaves its alternative text on its average colour. */
    dark: { true: inComponents({ color: "#fff" }), false: inComponents({ color: "#000" }) },
  },
});

/** Gives the frame its shape and its colour, unless the owner gives it a height. */
export const ground = style(inComponents({ display: "block", inlineSize: "100%", blockSize: "100%" }));

export const sources = style(inComponents({ display: "contents" }));

export const image = recipe({
  base: inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    objectPosition: `var(${imagePositionProperty}, center)`,
    selectors: {
      // Only a script can know of the failure, so this never hides a picture from a page without one.
      "[data-state=error] > picture > &": { opacity: 0 },
    },
  }),
  variants: {
    fit: { cover: inComponents({ objectFit: "cover" }), contain: inComponents({ objectFit: "contain" }) },
  },
  defaultVariants: { fit: "cover" },
});

export const failure = style(
  inComponents({
    position: "absolute",
    inset: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "safe center",
    gap: space.s,
    padding: space.s,
    backgroundColor: vars.color.surface,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    borderRadius: "inherit",
    color: vars.color.textMuted,
    fontSize: fontSize.small,
    textAlign: "center",
    lineHeight: 1.4,
    containerType: "inline-size",
  }),
);

/** A small frame has room for the words only. */
export const failureIcon = style(
  inComponents({ "@container": { "(inline-size < 12rem)": { display: "none" } } }),
);
