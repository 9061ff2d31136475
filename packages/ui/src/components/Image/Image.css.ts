import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { fontSize, space } from "../../styles/scale.ts";

/** Custom property for the `object-position` of the picture in its frame. Set it in your own class. */
export const imagePositionProperty = "--lm-image-position";

export const root = recipe({
  base: inComponents({ position: "relative", display: "block", overflow: "hidden", inlineSize: "100%" }),
  variants: {
    rounded: { true: inComponents({ borderRadius: vars.radius.picture }) },
    /**
     * Text colour of the alternative text. Without scripts, the browser shows it on the picture's average colour if the
     * picture fails to load.
     */
    dark: { true: inComponents({ color: "#fff" }), false: inComponents({ color: "#000" }) },
  },
});

/** A light picture in a dark page is dimmed, so that it does not glare. */
const dimmed = (page: string) => `${page} ${root.classNames.variants.dark.false} > picture > img`;
const dim = { filter: "brightness(0.86)" } as const;
globalStyle(dimmed(":root[data-theme=dark]"), { "@layer": { [components]: dim } });
globalStyle(dimmed(":root:not([data-theme])"), {
  "@layer": { [components]: { "@media": { "(prefers-color-scheme: dark)": dim } } },
});

/** Gives the frame its shape and its colour, unless a class sets a height. */
export const placeholder = style(inComponents({ display: "block", inlineSize: "100%", blockSize: "100%" }));

export const sources = style(inComponents({ display: "contents" }));

export const image = recipe({
  base: inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    objectPosition: `var(${imagePositionProperty}, center)`,
    selectors: {
      // Only a script can detect the failure, so pictures are never hidden on a page without scripts.
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

/** Hidden in a small frame, which has room for the text only. */
export const failureIcon = style(
  inComponents({ "@container": { "(inline-size < 12rem)": { display: "none" } } }),
);
