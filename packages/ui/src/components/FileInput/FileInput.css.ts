import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { iconButton } from "../../styles/icon-button.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, space } from "../../styles/scale.ts";

export const root = style(inComponents({ display: "grid", gap: space.m, minInlineSize: 0 }));

export const zone = style(
  inComponents({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: `${space.xs} ${space.m}`,
    minBlockSize: "5.5rem",
    padding: space.l,
    border: `1px dashed ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    transition: `border-color ${duration.fast} ${easing}, background-color ${duration.fast} ${easing}`,
    selectors: {
      "&:hover": { borderColor: vars.color.text },
      "&:has(:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
      "&[data-over]": {
        borderStyle: "solid",
        borderColor: vars.color.accent,
        backgroundColor: vars.color.canvas,
      },
      "&[data-invalid]": { borderColor: vars.color.danger },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[data-over], &[data-invalid]": { borderWidth: "3px" } },
      },
    },
  }),
);

/** Before hydration, only the native input can show the chosen file. It becomes visible on focus. */
const nativeChoice = "div:not([data-live]):focus-within > &";
const withoutScripts = "(scripting: none)";

/** Covers the whole drop zone, so that a drop anywhere on it is a drop on the native file input. */
export const input = style(
  inComponents({
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    paddingInline: space.l,
    paddingBlockStart: space.l,
    opacity: 0,
    cursor: "pointer",
    fontSize: fontSize.small,
    selectors: { [nativeChoice]: { opacity: 1 } },
    "@media": { [withoutScripts]: { opacity: 1 } },
  }),
);

const behindNative = {
  selectors: { [nativeChoice]: { visibility: "hidden" } },
  "@media": { [withoutScripts]: { visibility: "hidden" } },
} as const;

export const icon = style(inComponents({ ...behindNative, color: vars.color.accentText }));
export const prompt = style(inComponents({ ...behindNative, fontWeight: fontWeight.medium }));
export const limits = style(
  inComponents({ gridColumn: 2, fontSize: fontSize.small, color: vars.color.textMuted }),
);

export const refusal = style(
  inComponents({
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    color: vars.color.danger,
    overflowWrap: "anywhere",
  }),
);

export const file = style(
  inComponents({
    display: "flex",
    alignItems: "center",
    gap: space.s,
    paddingBlock: space.s,
    paddingInlineStart: space.l,
    paddingInlineEnd: space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    selectors: { "&[data-status=failed]": { borderColor: vars.color.danger } },
  }),
);

export const fileIcon = style(
  inComponents({
    color: vars.color.textMuted,
    selectors: {
      "[data-status=done] > &": { color: vars.color.success },
      "[data-status=failed] > &": { color: vars.color.danger },
    },
  }),
);

export const fileWords = style(
  inComponents({ flex: 1, minInlineSize: 0, display: "grid", gap: space.xs, marginInlineStart: space.xs }),
);
export const fileName = style(
  inComponents({ fontWeight: fontWeight.medium, overflowWrap: "anywhere", lineHeight: 1.4 }),
);
export const fileNote = style(
  inComponents({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space.m,
    fontSize: fontSize.small,
    color: vars.color.textMuted,
  }),
);
export const fileStatus = style(
  inComponents({ selectors: { "[data-status=failed] &": { color: vars.color.danger } } }),
);

const bar = { borderRadius: "2px", backgroundColor: vars.color.accent } as const;
export const progress = style(
  inComponents({
    appearance: "none",
    inlineSize: "100%",
    blockSize: "4px",
    border: 0,
    borderRadius: "2px",
    overflow: "clip",
    backgroundColor: vars.color.line,
    accentColor: vars.color.accent,
    "::-webkit-progress-bar": { backgroundColor: vars.color.line },
    "::-webkit-progress-value": bar,
    "::-moz-progress-bar": bar,
    // The system draws the progress bar in its own colours.
    "@media": { "(forced-colors: active)": { appearance: "auto", blockSize: "0.75rem" } },
  }),
);

export const button = iconButton;
