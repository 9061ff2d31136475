import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { space } from "../../styles/scale.ts";

export const root = style(
  inComponents({
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: space.xl,
    paddingBlock: space["3xl"],
    paddingInline: space.l,
    textAlign: "center",
  }),
);

export const icon = style(
  inComponents({
    display: "grid",
    placeItems: "center",
    inlineSize: "4rem",
    blockSize: "4rem",
    border: `1px solid ${vars.color.line}`,
    borderRadius: "50%",
    backgroundColor: vars.color.surface,
    color: vars.color.textMuted,
  }),
);

export const picture = style(inComponents({ inlineSize: "min(100%, 18rem)" }));

export const words = style(inComponents({ display: "grid", justifyItems: "center", gap: space.s }));

export const actions = style(
  inComponents({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space.m }),
);
