import { space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** Reserves its space but stays hidden until hydration; not printed. */
export const tools = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  marginBlockStart: space.xl,
  visibility: "hidden",
  selectors: { "&[data-live]": { visibility: "visible" } },
  "@media": { print: { display: "none" } },
});
