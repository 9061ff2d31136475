import { above, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const row = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space["3xl"],
      alignItems: "end",
    },
  },
});

export const words = blockStyle({ display: "grid", gap: space.m });
