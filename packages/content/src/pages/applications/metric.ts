import { type Verbatim, verbatim } from "../../authoring.ts";
import { formatQuantity, type Quantity } from "../../quantity.ts";

/**
 * A quantity that stays metric when the reader has chosen inches. Scales, film gauges and the modules of a code are
 * defined in millimetres, so figures computed from them are too. Figures and symbols are the same in every language.
 */
export const metric = (quantity: Quantity): Verbatim => verbatim(formatQuantity(quantity, "zh"));
