import { globalLayer } from "@vanilla-extract/css";

/**
 * Order of the cascade layers, defined only here. A dealer's unlayered CSS overrides all of them, and `blocks` can position
 * components without higher specificity.
 */
const root = globalLayer("lm");
export const tokens = globalLayer({ parent: root }, "tokens");
export const reset = globalLayer({ parent: root }, "reset");
export const base = globalLayer({ parent: root }, "base");
export const components = globalLayer({ parent: root }, "components");
export const blocks = globalLayer({ parent: root }, "blocks");
export const utilities = globalLayer({ parent: root }, "utilities");
