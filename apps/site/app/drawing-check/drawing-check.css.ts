import { above, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const withoutScripts = "(scripting: none)";

export const header = style({ display: "grid", gap: space.l, marginBlockEnd: space["2xl"] });
export const onScreen = style({ "@media": { print: { display: "none" } } });

export const start = style({
  display: "grid",
  gap: space.xl,
  maxInlineSize: width.text,
  "@media": { [withoutScripts]: { display: "none" }, print: { display: "none" } },
});

export const needsScript = style({
  display: "none",
  "@media": { [withoutScripts]: { display: "grid", gap: space.l } },
});

export const fields = style({
  display: "grid",
  gap: space.l,
  "@media": { [above.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.m,
  "@media": { print: { display: "none" } },
});

export const report = style({
  display: "grid",
  gap: space["3xl"],
  marginBlockStart: space["3xl"],
  minInlineSize: 0,
  "@media": { print: { gap: space.xl, marginBlockStart: 0 } },
});

export const part = style({ display: "grid", gap: space.l, minInlineSize: 0 });

export const columns = style({
  display: "grid",
  gap: space["2xl"],
  minInlineSize: 0,
  "@media": {
    [above.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "start" },
  },
});

export const onPaper = style({ display: "none", "@media": { print: { display: "grid", gap: space.m } } });

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

/** Two short words of a model's name and its power stay on one line beside the other columns. */
export const model = style({ "@media": { [above.medium]: { minInlineSize: "11rem" } } });

/**
 * On a phone, the name of the column is above its text. The last, which may be a long reason, has the whole width. Twice
 * the class, because the table's own styles may come later in the stylesheet.
 */
export const verdict = style({
  selectors: {
    "&&": { display: "grid", alignContent: "start" },
    "&:last-child": { gridColumn: "1 / -1" },
  },
  "@media": { [`print, ${above.medium}`]: { selectors: { "&&": { display: "table-cell" } } } },
});

/** On paper, the drawing leaves room for the findings. */
export const preview = style({});
globalStyle(`${preview} > svg`, { "@media": { print: { blockSize: "80mm" } } });

/** Stays on one page with its heading. */
export const together = style({ breakInside: "avoid" });
