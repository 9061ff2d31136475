import { space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const note = blockStyle({ marginBlockStart: space.xl });
