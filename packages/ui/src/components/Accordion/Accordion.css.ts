import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";

export const root = style(inComponents({ borderBlockStart: `1px solid ${vars.color.line}` }));

export const line = style(inComponents({ position: "relative" }));

/**
 * Items open at once while the address names one of them: the browser scrolls before a transition has made room, so it would
 * not arrive.
 */
globalStyle(`${root}:has(:target) > ${line}::details-content`, inComponents({ transition: "none" }));

/**
 * Placed at the upper edge of the line, so that a link to this item scrolls to the question, not only to the answer.
 */
export const target = style(inComponents({ position: "absolute", insetBlockStart: 0 }));
