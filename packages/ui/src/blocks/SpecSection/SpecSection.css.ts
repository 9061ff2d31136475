import { space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const note = blockStyle({ marginBlockStart: space.xl });

export const sheet = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.m} ${space.xl}`,
  marginBlockStart: space.xl,
  "@media": { print: { display: "none" } },
});

/** Reserves its space but stays hidden until hydration. */
export const print = blockStyle({
  visibility: "hidden",
  selectors: { "&[data-live]": { visibility: "visible" } },
});

export const contact = blockStyle({
  display: "none",
  marginBlockStart: space.l,
  "@media": { print: { display: "block" } },
});
