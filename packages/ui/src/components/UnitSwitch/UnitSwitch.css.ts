import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";

/** Class of the element that contains a unit switch and its values. */
export const unitScope = style({});

export const metric = style({});
export const imperial = style({});

/** The native radio button holds the state, so the values follow it without a script. */
const chosen = ":has([data-unit-switch] [value=imperial]:checked)";
const hidden = { "@layer": { [components]: { display: "none" } } };
globalStyle(`${unitScope}${chosen} ${metric}`, hidden);
globalStyle(`${unitScope}:not(${chosen}) ${imperial}`, hidden);

/** Hidden in print. */
export const unitSwitch = style(inComponents({ flex: "none", "@media": { print: { display: "none" } } }));
