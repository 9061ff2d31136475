import { vars } from "../../styles/contract.css.ts";
import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** On a phone the film extends to both edges of the screen. */
export const film = blockStyle({
  overflow: "clip",
  marginInline: `calc(-1 * ${space.gutter})`,
  "@media": {
    // No wider than the film was made.
    [above.medium]: { maxInlineSize: "80rem", marginInline: "auto", borderRadius: vars.radius.picture },
  },
});
