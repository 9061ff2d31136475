import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { base, reset } from "./layers.css.ts";
import { duration, easing, fontSize, fontWeight, reducedMotion } from "./scale.ts";

type Rule = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];

const inLayer = (layer: string) => (selector: string, rule: Rule) =>
  globalStyle(selector, { "@layer": { [layer]: rule } });
const inReset = inLayer(reset);
const inBase = inLayer(base);

inReset("*, *::before, *::after", { boxSizing: "border-box" });
inReset("body, h1, h2, h3, h4, p, figure, blockquote, dl, dd, ul, ol, fieldset", {
  margin: 0,
  padding: 0,
});
inReset("ul, ol", { listStyle: "none" });
inReset("fieldset", { border: 0, minInlineSize: 0 });
inReset("img, picture, video, svg", { display: "block", maxInlineSize: "100%" });
inReset("img, video", { blockSize: "auto" });
inReset("button, input, textarea, select", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
inReset("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
inReset("a", { color: "inherit", textDecoration: "none" });
inReset("summary", { cursor: "pointer", listStyle: "none" });
inReset("summary::-webkit-details-marker", { display: "none" });
inReset("h1, h2, h3, h4", { font: "inherit" });

inBase("[lang]", { lineHeight: 1.6 });
/** Chinese needs a larger line height, and line breaks between phrases only. */
inBase("[lang|=zh]", { lineHeight: 1.75, wordBreak: "auto-phrase", textSpacingTrim: "trim-start" });
inBase(":root", {
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingBlockStart: "5.5rem",
  interpolateSize: "allow-keywords",
});
inBase("body, [data-theme]", { backgroundColor: vars.color.canvas, color: vars.color.text });
inBase("body", {
  fontFamily: vars.font.body,
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  fontVariantNumeric: "tabular-nums",
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  textRendering: "optimizeLegibility",
});
inBase(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" });
inBase("::selection", { backgroundColor: vars.color.accent, color: vars.color.onAccent });
/** The content of `details` opens with a height animation where the browser can interpolate to `auto`. */
inBase("details::details-content", {
  blockSize: 0,
  overflow: "clip",
  transition: `block-size ${duration.medium} ${easing}, content-visibility ${duration.medium} allow-discrete`,
  "@media": { [reducedMotion]: { transition: "none" } },
});
inBase("details[open]::details-content", { blockSize: "auto" });
