import { space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

export const root = blockStyle({ display: "flex", flexWrap: "wrap", gap: space.m });
