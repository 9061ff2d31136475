import type { Light } from "../data.ts";
import { vars } from "./contract.css.ts";

/** Colour token of each light. */
export const lightColour: Readonly<Record<Light, string>> = {
  co2: vars.color.lightCo2,
  rf: vars.color.lightRf,
  diode: vars.color.lightDiode,
  fibre: vars.color.lightFibre,
};
