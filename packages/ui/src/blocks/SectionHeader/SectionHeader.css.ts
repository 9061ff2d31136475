import { above, space, width } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const stacked = blockStyle({
  display: "grid",
  gap: space.m,
  marginBlockEnd: space["2xl"],
  "@media": { [above.large]: { maxInlineSize: "50%" } },
});

/** Title and lead are side by side where there is space: the title at the top, a lead that is shorter at the foot of the title. */
export const root = blockStyle({
  display: "grid",
  gap: space.l,
  marginBlockEnd: space["2xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space["3xl"],
      alignItems: "start",
      marginBlockEnd: space["3xl"],
    },
  },
});

export const lead = blockStyle({ maxInlineSize: width.text, alignSelf: "end", textWrap: "balance" });
