import "./styles/layers.css.ts";

export type * from "./data.ts";
export { vars } from "./styles/contract.css.ts";
export {
  above,
  breakpoint,
  duration,
  easing,
  fontSize,
  fontWeight,
  reducedMotion,
  space,
  width,
} from "./styles/scale.ts";
