import { vars } from "../../styles/contract.css.ts";
import { fontSize, space } from "../../styles/scale.ts";
import { beam } from "../beam.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  fontSize: fontSize.small,
  color: vars.color.accentText,
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "2rem",
    blockSize: "2px",
    backgroundImage: beam,
  },
});
