import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const row = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: { gridTemplateColumns: "5fr 7fr", columnGap: space["3xl"], alignItems: "start" },
  },
});

/** Sticky, so that it stays visible beside a list longer than the screen. */
export const words = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": { [above.large]: { position: "sticky", insetBlockStart: space["5xl"] } },
});

export const contact = blockStyle({ display: "grid", justifyItems: "start", gap: space.xs });
