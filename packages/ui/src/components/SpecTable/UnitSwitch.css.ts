import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";

/** Around a switch and the values that follow it. */
export const unitScope = style({});

export const metric = style({});
export const imperial = style({});

/** The switch itself is the state, so values follow it without a script. */
const chosen = ":has([data-unit-switch] [value=imperial]:checked)";
const hidden = { "@layer": { [components]: { display: "none" } } };
globalStyle(`${unitScope}${chosen} ${metric}`, hidden);
globalStyle(`${unitScope}:not(${chosen}) ${imperial}`, hidden);

/** Moves with its neighbours, not with the paper. */
export const unitSwitch = style(inComponents({ flex: "none", "@media": { print: { display: "none" } } }));
