import { globalStyle, style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { components } from "../../styles/layers.css.ts";
import { lightColour } from "../../styles/light-colour.ts";
import { fontWeight, space } from "../../styles/scale.ts";

export const mark = style(
  inComponents({
    display: "inline-block",
    // A border instead of a background: forced colours keep it.
    borderInlineStart: "0.25em solid currentColor",
    paddingInlineStart: space.s,
    fontWeight: fontWeight.medium,
    lineHeight: 1.3,
  }),
);

for (const [light, color] of Object.entries(lightColour))
  globalStyle(`${mark}[data-light=${light}]`, { "@layer": { [components]: { color } } });
