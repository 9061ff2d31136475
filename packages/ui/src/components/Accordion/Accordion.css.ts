import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";

export const root = style(inComponents({ borderBlockStart: `1px solid ${vars.color.line}` }));
