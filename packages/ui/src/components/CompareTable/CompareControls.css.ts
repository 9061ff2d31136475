import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { phoneQuery } from "./phone-query.ts";

export const controls = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    columnGap: space["2xl"],
    rowGap: space.l,
    paddingBlockEnd: space.xl,
    "@media": { print: { display: "none" } },
  }),
);

export const legend = style(
  inComponents({
    paddingInline: 0,
    paddingBlockEnd: space.s,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);

export const chooser = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    gap: space.s,
    "@media": { [phoneQuery]: { display: "none" } },
  }),
);

/** On phones, two lists choose one model each. */
export const places = style(
  inComponents({
    display: "none",
    "@media": {
      [phoneQuery]: {
        flex: "1 0 100%",
        display: "grid",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        gap: space.m,
      },
    },
  }),
);

export const place = style(inComponents({ minInlineSize: 0, display: "grid" }));

const line = {
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  minBlockSize: "2.75rem",
  fontSize: fontSize.small,
  cursor: "pointer",
} as const;

export const choice = style(
  inComponents({
    ...line,
    paddingInline: space.m,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    transition: `border-color ${duration.fast} ${easing}`,
    "@media": { [reducedMotion]: { transition: "none" } },
    selectors: {
      "&:hover": { borderColor: vars.color.lineControl },
      "&:has(:checked)": { borderColor: vars.color.text },
      "&:has(:disabled)": { cursor: "not-allowed" },
      "&:has(:disabled:not(:checked))": { color: vars.color.textMuted },
    },
  }),
);

export const box = style(
  inComponents({
    inlineSize: "1.125rem",
    blockSize: "1.125rem",
    margin: 0,
    flex: "none",
    accentColor: vars.color.text,
    cursor: "inherit",
  }),
);

export const switches = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.l,
    "@media": { [phoneQuery]: { flex: "1 0 100%", justifyContent: "space-between" } },
  }),
);

export const differences = style(inComponents(line));
