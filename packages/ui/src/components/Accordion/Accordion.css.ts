import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";

export const root = style(inComponents({ borderBlockStart: `1px solid ${vars.color.line}` }));

export const line = style(inComponents({ position: "relative" }));

/** Lies at the upper edge of its line, so that an address shows the question above the answer. */
export const target = style(inComponents({ position: "absolute", insetBlockStart: 0 }));
