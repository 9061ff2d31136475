import { space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** Keeps its room but is not seen before it can answer; of no use on paper. */
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
