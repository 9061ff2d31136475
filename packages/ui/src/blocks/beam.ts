import { vars } from "../styles/contract.css.ts";

/** The light that marks something, as a background image running from left to right. */
export const beam = `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`;
