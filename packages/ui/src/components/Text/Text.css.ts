import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, width } from "../../styles/scale.ts";

export const text = recipe({
  base: inComponents({ maxInlineSize: width.text, textWrap: "pretty", overflowWrap: "break-word" }),
  variants: {
    size: {
      lead: inComponents({
        fontSize: fontSize.h4,
        // `pretty` leaves single Chinese characters on the last line. A lead is short enough for `balance`.
        selectors: { "&:lang(zh)": { textWrap: "balance" } },
      }),
      body: inComponents({ fontSize: fontSize.body }),
      small: inComponents({ fontSize: fontSize.small }),
      micro: inComponents({ fontSize: fontSize.micro }),
    },
    tone: {
      default: {},
      muted: inComponents({ color: vars.color.textMuted }),
      accent: inComponents({ color: vars.color.accentText }),
    },
    mono: { true: inComponents({ fontFamily: vars.font.mono }) },
  },
});
