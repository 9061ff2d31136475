import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";

export const root = style(inComponents({ position: "relative", display: "block", overflow: "clip" }));

const fill = { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" } as const;

/** Gives the frame the aspect ratio of the video, unless a class sets a height. */
export const poster = style(inComponents({ blockSize: "100%" }));

/**
 * Transparent until it has a frame to show. One pixel shorter than the poster: Chromium rounds the two sizes
 * differently, and a video that counts as larger becomes the Largest Contentful Paint, seconds after the poster.
 */
export const backgroundVideo = style(
  inComponents({
    ...fill,
    blockSize: "calc(100% - 1px)",
    objectFit: "cover",
    opacity: 0,
    transition: `opacity ${duration.slow} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
    selectors: { "[data-state=loaded] > &": { opacity: 1 } },
  }),
);

export const playerVideo = style(inComponents({ ...fill, objectFit: "contain" }));

const floating = {
  display: "grid",
  placeItems: "center",
  backgroundColor: vars.color.scrim,
  color: vars.color.onScrim,
} as const;

/** Above everything that a block places over the video, because the button must stay clickable. */
export const control = style(
  inComponents({
    ...floating,
    position: "absolute",
    zIndex: 2,
    insetBlockEnd: space.l,
    insetInlineEnd: space.l,
    inlineSize: "2.75rem",
    blockSize: "2.75rem",
    borderRadius: "50%",
    boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.onScrim} 35%, transparent)`,
    transition: `box-shadow ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      "(forced-colors: active)": { border: "1px solid ButtonText" },
    },
    selectors: { "&:hover": { boxShadow: `inset 0 0 0 1px ${vars.color.onScrim}` } },
  }),
);

export const controlSpinner = style(
  inComponents({
    position: "absolute",
    zIndex: 2,
    insetBlockEnd: space.l,
    insetInlineEnd: space.l,
    color: vars.color.onScrim,
    pointerEvents: "none",
  }),
);

export const playerSpinner = style(
  inComponents({
    ...floating,
    position: "absolute",
    inset: 0,
    margin: "auto",
    inlineSize: "4.25rem",
    blockSize: "4.25rem",
    borderRadius: "50%",
    pointerEvents: "none",
  }),
);

export const failure = style(
  inComponents({
    ...floating,
    position: "absolute",
    zIndex: 2,
    insetBlockEnd: space.l,
    insetInlineEnd: space.l,
    maxInlineSize: `calc(100% - 2 * ${space.l})`,
    paddingBlock: space.s,
    paddingInline: space.m,
    borderRadius: vars.radius.control,
    fontSize: fontSize.small,
  }),
);

/** Video for pages without scripts. It is transparent until started, so the poster is visible behind it. */
export const noScript = style(inComponents({ ...fill, objectFit: "cover" }));
