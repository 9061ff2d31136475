import { fontSize, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const item = blockStyle({ position: "relative" });

export const name = blockStyle({ paddingBlockStart: space.s, fontSize: fontSize.small });

/** Extends the link over the whole picture. */
export const link = blockStyle({
  textDecoration: "underline transparent",
  textUnderlineOffset: "0.22em",
  selectors: {
    "&:hover": { textDecorationColor: "currentColor" },
    "&::after": { content: "", position: "absolute", inset: 0 },
  },
});
