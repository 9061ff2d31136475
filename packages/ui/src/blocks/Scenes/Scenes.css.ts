import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const list = blockStyle({
  display: "grid",
  gap: `${space["2xl"]} ${space.xl}`,
  // An open scene does not stretch its neighbours.
  alignItems: "start",
  "@media": { [above.medium]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const scene = blockStyle({ display: "grid", gap: space.s });
