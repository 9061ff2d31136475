import { type Verbatim, verbatim } from "../../authoring.ts";
import { formatQuantity, type Quantity } from "../../quantity.ts";

/**
 * A quantity that stays metric in a table whose reader has chosen inches: scales, film gauges and the modules of a code are
 * named in millimetres, so what is computed from them is too. Figures and symbols are the same in every language.
 */
export const metric = (quantity: Quantity): Verbatim => verbatim(formatQuantity(quantity, "zh"));
