import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight, space } from "../../styles/scale.ts";

export const root = style(inComponents({ display: "flex", flexDirection: "column", minInlineSize: 0 }));

export const label = style(
  inComponents({
    alignSelf: "start",
    marginBlockEnd: space.s,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    // The asterisk has no alternative text, because the control's `required` attribute tells screen readers the same.
    selectors: { "&[data-required]::after": { content: '" *" / ""', color: vars.color.accentText } },
  }),
);

const note = { marginBlockStart: space.s, fontSize: fontSize.small } as const;

export const hint = style(inComponents({ ...note, color: vars.color.textMuted }));
export const error = style(
  inComponents({ ...note, color: vars.color.danger, fontWeight: fontWeight.medium }),
);

/** An inset shadow, because the outline shows focus. An invalid autofilled field combines it with `cover`. */
const invalidRing = `inset 0 0 0 1px ${vars.color.danger}`;
/** Browsers paint autofilled fields in their own colour, which only a shadow can cover. */
const cover = `inset 0 0 0 100vmax ${vars.color.surface}`;

/** Border, background and states of every form control. */
export const control = style(
  inComponents({
    inlineSize: "100%",
    minBlockSize: "3rem",
    paddingInline: space.l,
    paddingBlock: space.m,
    border: `1px solid ${vars.color.lineControl}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    // Below 16 px, iOS zooms the page when the field receives focus.
    fontSize: "max(1rem, 16px)",
    lineHeight: 1.4,
    selectors: {
      "&:hover": { borderColor: vars.color.text },
      "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
      "&:autofill": {
        boxShadow: cover,
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
        borderColor: vars.color.accent,
      },
      "&[aria-invalid=true]": { borderColor: vars.color.danger, boxShadow: invalidRing },
      "&[aria-invalid=true]:autofill": { boxShadow: `${invalidRing}, ${cover}` },
      "&:disabled": { opacity: 0.6, cursor: "not-allowed" },
      "&::file-selector-button": {
        font: "inherit",
        color: "inherit",
        border: 0,
        borderInlineEnd: `1px solid ${vars.color.line}`,
        background: "none",
        paddingInlineEnd: space.m,
        marginInlineEnd: space.m,
        cursor: "pointer",
      },
    },
    "@media": {
      // Forced colours give every field the same border and remove shadows.
      "(forced-colors: active)": {
        selectors: {
          "&[aria-invalid=true]": { borderWidth: "3px" },
          "&:disabled": { opacity: 1, borderColor: "GrayText", color: "GrayText" },
        },
      },
    },
  }),
);
