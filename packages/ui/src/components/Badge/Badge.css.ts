import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

/**
 * Uses the tone for text and outline, and a very light tint of it as the background, so that the text keeps its
 * contrast in every theme.
 */
const tinted = (color: string) =>
  inComponents({
    color,
    borderColor: `color-mix(in oklab, ${color} 45%, transparent)`,
    backgroundColor: `color-mix(in oklab, ${color} 7%, ${vars.color.surface})`,
  });

export const badge = recipe({
  base: inComponents({
    display: "inline-flex",
    alignItems: "center",
    gap: space.xs,
    maxInlineSize: "100%",
    paddingInline: space.s,
    paddingBlock: "0.125rem",
    border: "1px solid",
    borderRadius: vars.radius.control,
    fontSize: fontSize.micro,
    fontWeight: fontWeight.medium,
    lineHeight: 1.5,
    overflowWrap: "anywhere",
  }),
  variants: {
    tone: {
      neutral: inComponents({
        color: vars.color.textMuted,
        borderColor: vars.color.line,
        backgroundColor: vars.color.surface,
      }),
      accent: tinted(vars.color.accentText),
      cool: tinted(vars.color.cool),
      success: tinted(vars.color.success),
      danger: tinted(vars.color.danger),
    },
  },
  defaultVariants: { tone: "neutral" },
});
