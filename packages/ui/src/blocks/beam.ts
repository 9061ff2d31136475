import { vars } from "../styles/contract.css.ts";

/** Gradient of the beam that marks something, as a background image from left to right. */
export const beam = `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`;
