/** The tokens for a dealer's own styles, from an entry without components: `@lightmaker/ui/tokens`. */
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
