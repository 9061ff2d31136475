import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";

/** Custom properties of a picture, set on its frame: aspect ratio (width divided by height) and width in pixels. */
export const ratioProperty = "--lm-gallery-ratio";
export const widthProperty = "--lm-gallery-width";

export const thumbnail = style(
  inComponents({
    display: "block",
    overflow: "clip",
    borderRadius: vars.radius.picture,
    cursor: "zoom-in",
  }),
);

export const picture = style(
  inComponents({
    transition: `scale ${duration.slow} ${easing}`,
    selectors: { "a:hover > &": { scale: "1.03" } },
    "@media": {
      [reducedMotion]: { transition: "none", selectors: { "a:hover > &": { scale: "none" } } },
    },
  }),
);

/** Available height: the height of the viewport minus head, caption and arrows. */
const room = "max(12rem, 100dvh - 17rem)";

export const slide = style(inComponents({ display: "grid", justifyItems: "center", gap: space.m }));

export const stage = style(
  inComponents({ inlineSize: "100%", blockSize: room, display: "grid", placeItems: "center" }),
);

/** As large as the available space allows, but never wider than the file in pixels. */
export const frame = style(
  inComponents({
    inlineSize: `min(100%, ${room} * var(${ratioProperty}), var(${widthProperty}))`,
  }),
);

/** Reserves two lines, so that the arrows stay under the pointer from picture to picture. */
export const caption = style(
  inComponents({
    minBlockSize: "2lh",
    maxInlineSize: "44em",
    textAlign: "center",
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);
