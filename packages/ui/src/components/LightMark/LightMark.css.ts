import { recipe } from "@vanilla-extract/recipes";
import type { Light } from "../../data.ts";
import { inComponents } from "../../styles/in-components.ts";
import { lightColour } from "../../styles/light-colour.ts";
import { fontWeight, space } from "../../styles/scale.ts";

const coloured = (light: Light) => inComponents({ color: lightColour[light] });

export const mark = recipe({
  base: inComponents({
    display: "inline-block",
    // A border instead of a background: forced colours keep it.
    borderInlineStart: "0.25em solid currentColor",
    paddingInlineStart: space.s,
    fontWeight: fontWeight.medium,
    lineHeight: 1.3,
  }),
  variants: {
    light: { co2: coloured("co2"), rf: coloured("rf"), diode: coloured("diode"), fibre: coloured("fibre") },
  },
});
