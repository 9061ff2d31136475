import { above, space, vars, width } from "@lightmaker/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The row of tabs stays in the page's column. The panels span the whole page width. */
export const root = style({ gap: 0 });

globalStyle(`${root} > [role=tablist]`, {
  boxSizing: "border-box",
  inlineSize: `min(100% - 2 * ${space.gutter}, ${width.content})`,
  marginInline: "auto",
  marginBlockStart: space.m,
  gap: space.m,
});

/** Aligns the pictures in one line, however many lines the names below them take. */
globalStyle(`${root} > [role=tablist] > [role=tab]`, { display: "flex", alignItems: "flex-start" });

/** Keeps the model's name and picture above the fold, below the row of tabs. */
globalStyle(`${root} > :not([role=tablist]) > [role=tabpanel] > :first-child`, {
  paddingBlockStart: space.m,
});

/** Narrow enough that a phone shows four of five tabs. On large screens picture and words stand side by side. */
export const tab = style({
  display: "grid",
  justifyItems: "start",
  alignItems: "start",
  gap: space.xs,
  inlineSize: "4.75rem",
  textAlign: "start",
  lineHeight: 1.3,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "4.5rem auto",
      columnGap: space.m,
      justifyContent: "start",
      // Equal, unless a reader has set wider letters (WCAG 1.4.12).
      inlineSize: "auto",
      minInlineSize: "13rem",
    },
  },
});

export const thumbnail = style({ inlineSize: "100%" });

export const words = style({
  display: "grid",
  gap: "0.125rem",
  justifyItems: "start",
  fontSize: "0.8125rem",
});

/** Two lines on a phone, one above: the same for every tab, so that nothing moves with the selection. */
export const name = style({
  minBlockSize: "2lh",
  "@media": { [above.large]: { minBlockSize: "1lh", fontSize: "0.9375rem", whiteSpace: "nowrap" } },
});

/** The word is hidden on a phone, where the tab has no room for it; the model's plate below shows it. */
const large = { display: "none", "@media": { [above.large]: { display: "inline-block" } } } as const;

export const note = style({ ...large, whiteSpace: "nowrap" });

export const bed = style({ ...large, color: vars.color.textMuted, whiteSpace: "nowrap" });

/** The bar of a model is last in a small window, where it sticks to the lower edge, and after the intro in a large one. */
const narrow = `not all and ${above.medium}`;
const withBar = "[role=tabpanel]:has(> [data-product-bar])";
globalStyle(`${withBar}[data-state=active]`, {
  "@media": { [narrow]: { display: "flex", flexDirection: "column" } },
});
globalStyle(`${withBar} > *`, { "@media": { [narrow]: { minInlineSize: 0 } } });
globalStyle(`${withBar} > [data-product-bar]`, { "@media": { [narrow]: { order: 1 } } });

/** In a small window the bar has the same two actions, at the edge of the same screen. */
globalStyle(`${withBar} [data-intro-actions]`, { "@media": { [narrow]: { display: "none" } } });

/** What else sticks below the header stops below the bar. */
const barHeight = "3.5rem";
globalStyle(`${withBar} > :not([data-product-bar])`, {
  "@media": {
    [above.medium]: { vars: { "--lm-sticky-top": `calc(var(--lm-header-bottom) + ${barHeight})` } },
  },
});

/**
 * In a small window the chat's button stands in the bar, at the end of its actions: over the page it would cover words and
 * figures.
 */
const chatSize = "2.75rem";
// `:has` inside `:has` is no selector.
globalStyle(":root:has([role=tabpanel][data-state=active] > [data-product-bar])", {
  "@media": { [narrow]: { vars: { "--lm-chat-size": chatSize, "--lm-chat-inset": "0.375rem" } } },
});
globalStyle("[data-product-bar] div:has(> a)", {
  "@media": {
    [narrow]: { paddingInlineEnd: `calc(${chatSize} + ${space.l} + ${space.s} - ${space.gutter})` },
  },
});

/** The element with the focus may not be behind the bar. */
globalStyle(":root:has([data-product-bar])", {
  "@media": {
    [above.medium]: {
      scrollPaddingBlockStart: `calc(var(--lm-header-bottom) + ${barHeight} + 1rem)`,
    },
    [narrow]: { scrollPaddingBlockEnd: "7.5rem" },
  },
});
