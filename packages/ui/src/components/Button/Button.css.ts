import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion, space } from "../../styles/scale.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
const breathe = keyframes({ "50%": { opacity: 0.35 } });

const forcedColors = "(forced-colors: active)";

export const button = recipe({
  base: inComponents({
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.s,
    borderRadius: vars.radius.control,
    border: "1px solid transparent",
    fontWeight: fontWeight.medium,
    lineHeight: 1.25,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    touchAction: "manipulation",
    transition: `background-color ${duration.fast} ${easing}, border-color ${duration.fast} ${easing}, color ${duration.fast} ${easing}`,
    "@media": {
      [reducedMotion]: { transition: "none" },
      "(pointer: coarse)": { minBlockSize: "2.75rem", minInlineSize: "2.75rem" },
    },
    selectors: {
      "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed" },
      "&:disabled": { opacity: 0.5 },
    },
  }),
  variants: {
    variant: {
      primary: inComponents({
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        selectors: {
          "&:hover:not(:disabled), &:active:not(:disabled)": { backgroundColor: vars.color.accentHover },
        },
        "@media": { [forcedColors]: { borderColor: "ButtonText" } },
      }),
      secondary: inComponents({
        borderColor: vars.color.lineControl,
        backgroundColor: vars.color.surface,
        color: vars.color.text,
        selectors: { "&:hover:not(:disabled), &:active:not(:disabled)": { borderColor: vars.color.text } },
      }),
      quiet: inComponents({
        color: vars.color.text,
        selectors: {
          "&:hover:not(:disabled), &:active:not(:disabled)": { backgroundColor: vars.color.line },
        },
      }),
    },
    size: {
      s: inComponents({
        minBlockSize: "2.25rem",
        paddingInline: space.m,
        paddingBlock: space.xs,
        fontSize: fontSize.small,
      }),
      m: inComponents({
        minBlockSize: "2.75rem",
        paddingInline: "1.25rem",
        paddingBlock: space.s,
        fontSize: fontSize.small,
      }),
      l: inComponents({
        minBlockSize: "3.25rem",
        paddingInline: "1.75rem",
        paddingBlock: space.m,
        fontSize: fontSize.body,
      }),
    },
    /**
     * The ring covers the label, so the button keeps its width and its accessible name. The ring is a pseudo-element
     * because `asChild` leaves no place for an additional element.
     */
    loading: {
      true: inComponents({
        color: "transparent",
        cursor: "progress",
        selectors: { "&[aria-disabled=true]": { cursor: "progress" } },
        "::after": {
          content: "",
          position: "absolute",
          inlineSize: "1.125rem",
          blockSize: "1.125rem",
          borderRadius: "50%",
          border: "2px solid",
          borderBlockStartColor: "transparent",
          animation: `${turn} 800ms linear infinite`,
        },
        "@media": {
          [reducedMotion]: { "::after": { animation: `${breathe} 1600ms ease-in-out infinite` } },
          // Forced colours make the transparent label visible again, and the ring would cross it.
          [forcedColors]: { "::after": { display: "none" } },
        },
      }),
    },
  },
  compoundVariants: [
    {
      variants: { variant: "primary", loading: true },
      style: inComponents({
        "::after": { borderColor: `transparent ${vars.color.onAccent} ${vars.color.onAccent}` },
      }),
    },
    {
      variants: { variant: "secondary", loading: true },
      style: inComponents({
        "::after": { borderColor: `transparent ${vars.color.text} ${vars.color.text}` },
      }),
    },
    {
      variants: { variant: "quiet", loading: true },
      style: inComponents({
        "::after": { borderColor: `transparent ${vars.color.text} ${vars.color.text}` },
      }),
    },
  ],
  defaultVariants: { variant: "primary", size: "m" },
});
