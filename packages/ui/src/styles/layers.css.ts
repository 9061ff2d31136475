import { globalLayer } from "@vanilla-extract/css";

/**
 * The order of the cascade, fixed here and nowhere else. A dealer's own unlayered CSS beats all of it, and
 * `blocks` may place components without raising specificity.
 */
const root = globalLayer("lm");
export const tokens = globalLayer({ parent: root }, "tokens");
export const reset = globalLayer({ parent: root }, "reset");
export const base = globalLayer({ parent: root }, "base");
export const components = globalLayer({ parent: root }, "components");
export const blocks = globalLayer({ parent: root }, "blocks");
export const utilities = globalLayer({ parent: root }, "utilities");
