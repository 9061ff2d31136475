import { above, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The row of tabs stays in the page's column. The panels span the whole page width. */
export const root = style({ gap: 0 });

globalStyle(`${root} > [role=tablist]`, {
  boxSizing: "border-box",
  inlineSize: `min(100% - 2 * ${space.gutter}, 80rem)`,
  marginInline: "auto",
  marginBlockStart: space.m,
  gap: space.m,
});

/** Aligns the pictures in one line, however many lines the names below them take. */
globalStyle(`${root} > [role=tablist] > [role=tab]`, { display: "flex", alignItems: "flex-start" });

/** Without scripts the tabs cannot switch, so every model is shown, one after the other (issue "Products"). */
globalStyle(`${root} [role=tabpanel][data-state=inactive]`, {
  "@media": { "(scripting: none)": { display: "block" } },
});
globalStyle(`${root} > [role=tablist]`, { "@media": { "(scripting: none)": { display: "none" } } });

/** Keeps the model's name and picture above the fold, below the row of tabs. */
globalStyle(`${root} > :not([role=tablist]) > [role=tabpanel] > :first-child`, {
  paddingBlockStart: space.m,
});

/** Narrow enough that a phone shows four of five tabs. On large screens picture and name stand side by side. */
export const tab = style({
  display: "grid",
  justifyItems: "start",
  alignItems: "center",
  gap: space.xs,
  inlineSize: "4.75rem",
  textAlign: "start",
  lineHeight: 1.3,
  "@media": {
    [above.large]: { gridTemplateColumns: "4.5rem 1fr", columnGap: space.m, inlineSize: "13rem" },
  },
});

export const thumbnail = style({ inlineSize: "100%" });

export const words = style({ display: "grid", gap: space.xs });

export const note = style({
  display: "none",
  color: vars.color.textMuted,
  fontSize: "0.8125rem",
  whiteSpace: "normal",
  "@media": { [above.large]: { display: "block" } },
});
