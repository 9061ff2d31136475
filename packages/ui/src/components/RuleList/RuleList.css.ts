import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { above, space } from "../../styles/scale.ts";

export const root = style(inComponents({ margin: 0, padding: 0, listStyle: "none" }));

export const item = style(
  inComponents({
    display: "grid",
    gap: space.s,
    justifyItems: "start",
    alignItems: "baseline",
    paddingBlock: space.m,
    borderBlockStart: `1px solid ${vars.color.line}`,
    "@media": {
      [`print, ${above.small}`]: { gridTemplateColumns: "5.5rem minmax(0, 1fr)", columnGap: space.l },
      print: { breakInside: "avoid", paddingBlock: space.xs },
    },
  }),
);

export const words = style(inComponents({ display: "grid", gap: space.xs, minInlineSize: 0 }));
