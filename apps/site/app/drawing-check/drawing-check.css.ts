import { above, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export { actions, onPaper, onScreen, part } from "../tools/tools.css.ts";

const withoutScripts = "(scripting: none)";

export const start = style({
  display: "grid",
  gap: space.xl,
  maxInlineSize: width.text,
  "@media": { [withoutScripts]: { display: "none" }, print: { display: "none" } },
});

export const fields = style({
  display: "grid",
  gap: space.l,
  "@media": { [above.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});

export const report = style({
  display: "grid",
  gap: space["3xl"],
  marginBlockStart: space["3xl"],
  minInlineSize: 0,
  "@media": { print: { gap: space.xl, marginBlockStart: 0 } },
});

export const columns = style({
  display: "grid",
  gap: space["2xl"],
  minInlineSize: 0,
  "@media": {
    [above.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "start" },
  },
});

/** The answer, on a ground of its own, so that it is seen first. */
export const answer = style({
  display: "grid",
  gap: space.l,
  padding: space.xl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": { print: { breakInside: "avoid" } },
});

export const choice = style({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.small]: { gridTemplateColumns: "minmax(12rem, 20rem) max-content", alignItems: "end" },
  },
});

/** On paper, the drawing leaves room for the findings. */
export const preview = style({});
globalStyle(`${preview} > svg`, { "@media": { print: { blockSize: "80mm" } } });

/** Stays on one page with its heading. */
export const together = style({ breakInside: "avoid" });
