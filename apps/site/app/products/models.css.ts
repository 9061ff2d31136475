import { above, space, vars } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The switcher's row of tabs stays in the page's column; what the tabs open runs from edge to edge. */
export const root = style({ gap: 0 });

globalStyle(`${root} > [role=tablist]`, {
  boxSizing: "border-box",
  inlineSize: `min(100% - 2 * ${space.gutter}, 80rem)`,
  marginInline: "auto",
  marginBlockStart: space.xl,
  gap: space.m,
});

/** Without scripts nothing can be switched, so every model is shown, one after the other (issue "Products"). */
globalStyle(`${root} [role=tabpanel][data-state=inactive]`, {
  "@media": { "(scripting: none)": { display: "block" } },
});
globalStyle(`${root} > [role=tablist]`, { "@media": { "(scripting: none)": { display: "none" } } });

/** What lies below the first screen of a model is laid out when it comes near: another model is then shown in a third of the time. */
globalStyle(`${root} > :not([role=tablist]) > [role=tabpanel] > :nth-child(n + 2)`, {
  "@media": { screen: { contentVisibility: "auto", containIntrinsicBlockSize: "auto 900px" } },
});

export const tab = style({
  display: "grid",
  justifyItems: "start",
  gap: space.xs,
  inlineSize: "7.5rem",
  textAlign: "start",
  "@media": { [above.medium]: { inlineSize: "9.5rem" } },
});

export const thumbnail = style({ inlineSize: "100%" });

export const note = style({ color: vars.color.textMuted, fontSize: "0.8125rem", whiteSpace: "normal" });
