import { style } from "@vanilla-extract/css";
import { inComponents } from "../../styles/in-components.ts";
import { space, width } from "../../styles/scale.ts";

export const container = style(
  inComponents({
    boxSizing: "content-box",
    maxInlineSize: width.content,
    marginInline: "auto",
    paddingInline: space.gutter,
  }),
);
