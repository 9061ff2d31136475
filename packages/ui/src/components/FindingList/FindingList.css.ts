import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

export const root = style(inComponents({ display: "grid", margin: 0, padding: 0, listStyle: "none" }));

export const item = style(
  inComponents({
    display: "grid",
    justifyItems: "start",
    gap: space.s,
    paddingBlock: space.l,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { "&[data-shown]": { backgroundColor: vars.color.surface } },
    "@media": { print: { breakInside: "avoid", paddingBlock: space.s } },
  }),
);

export const head = style(
  inComponents({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.m }),
);

export const show = style(inComponents({ "@media": { print: { display: "none" } } }));
