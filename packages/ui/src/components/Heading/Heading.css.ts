import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/contract.css.ts";
import { inComponents } from "../../styles/in-components.ts";
import { fontSize, fontWeight } from "../../styles/scale.ts";

/** Chinese characters fill their square, so lines need more space than Latin ones of the same size. */
const leading = (latin: number, chinese: number) => ({
  lineHeight: latin,
  selectors: { "&:lang(zh)": { lineHeight: chinese } },
});

export const heading = recipe({
  base: inComponents({
    fontFamily: vars.font.heading,
    fontWeight: fontWeight.semibold,
    textWrap: "balance",
    overflowWrap: "break-word",
    selectors: {
      "&:lang(en)": { letterSpacing: "-0.01em" },
      // Lines break between phrases, at the punctuation, and inside a phrase only if it is wider than the line. Browsers know
      // the phrases of Japanese only (`auto-phrase`), and would break 木种 into 木 and 种.
      // `anywhere`, because a long phrase must not widen its column either.
      "&:lang(zh)": { wordBreak: "keep-all", overflowWrap: "anywhere" },
    },
  }),
  variants: {
    size: {
      display: inComponents({ fontSize: fontSize.display, ...leading(1.04, 1.18) }),
      h1: inComponents({ fontSize: fontSize.h1, ...leading(1.08, 1.22) }),
      h2: inComponents({ fontSize: fontSize.h2, ...leading(1.15, 1.28) }),
      h3: inComponents({ fontSize: fontSize.h3, ...leading(1.25, 1.38) }),
      h4: inComponents({ fontSize: fontSize.h4, ...leading(1.35, 1.5) }),
    },
  },
});
