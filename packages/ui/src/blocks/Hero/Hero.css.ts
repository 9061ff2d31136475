import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space, width } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";
import { coverage, scrim, sectionBackground } from "../scrim.ts";

export const root = blockStyle({
  display: "grid",
  isolation: "isolate",
  overflow: "clip",
  paddingBlock: 0,
  minBlockSize: "min(100svh, 56rem)",
});

/** Gradient below the site's header, which may overlap the film's upper edge and needs contrast for its text. */
const underHeader = `linear-gradient(to bottom, ${sectionBackground(coverage)} 4.5rem, transparent 11rem)`;

/** Gradient that blends the background into the film at the text's side. */
const fade = (direction: string) =>
  `linear-gradient(${direction}, ${sectionBackground(100)}, ${sectionBackground(60)} 18%, transparent 42%), ${underHeader}`;

/**
 * The film takes the area beside the text and blends into the background there: the upper part on a phone, the inline end
 * from the large breakpoint on. So the text never hides the subject of the film.
 */
export const film = blockStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: "100%",
  blockSize: "66svh",
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    zIndex: 1,
    pointerEvents: "none",
    backgroundImage: `linear-gradient(to top, ${sectionBackground(100)}, transparent 45%), ${underHeader}`,
  },
  "@media": {
    [above.large]: {
      inset: 0,
      insetInlineStart: "28%",
      inlineSize: "72%",
      blockSize: "100%",
      "::after": { backgroundImage: fade("to right") },
      selectors: { "&:dir(rtl)::after": { backgroundImage: fade("to left") } },
    },
  },
});

/**
 * The film's button is in the upper corner, below the space for the site's header. The lower corner has the figures on a
 * phone. On wider screens it may have the site's fixed elements, which would cover the button.
 */
blockGlobalStyle(`${film} > :is(button, span:not(:first-child))`, {
  insetBlock: "5rem auto",
  "@media": { [above.medium]: { insetBlock: "8rem auto" } },
});

/** Without scripts only the poster is shown, because the controls of a native player would be below the text. */
blockGlobalStyle(`${film} noscript`, { display: "none" });

/** Lets clicks pass through to the film's button. */
export const content = blockStyle({
  boxSizing: "border-box",
  position: "relative",
  zIndex: 1,
  isolation: "isolate",
  inlineSize: "100%",
  maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "end",
  gap: space["2xl"],
  paddingBlock: `42svh ${space.xl}`,
  pointerEvents: "none",
  "@media": {
    [above.large]: { paddingBlock: `${space["6xl"]} ${space["2xl"]}`, gap: space["4xl"] },
  },
});
blockGlobalStyle(`${content} > *`, { pointerEvents: "auto" });

const behind = { content: "", position: "absolute", zIndex: -1, pointerEvents: "none" } as const;

/** The scrim grows with the text, so that longer texts stay on it. */
export const words = blockStyle({
  position: "relative",
  display: "grid",
  gap: space.l,
  maxInlineSize: "50rem",
  "::before": {
    ...behind,
    inset: "-9rem -100vw -100vh",
    background: scrim("to top", "calc(100% - 9rem)", "100%"),
  },
  "@media": {
    [above.large]: {
      justifySelf: "start",
      gap: space.xl,
      "::before": {
        inset: "-100vh -12rem -100vh -100vw",
        background: scrim("to right", "calc(100% - 11rem)", "100%"),
      },
      selectors: {
        "&:dir(rtl)::before": {
          inset: "-100vh -100vw -100vh -12rem",
          background: scrim("to left", "calc(100% - 11rem)", "100%"),
        },
      },
    },
  },
});

export const title = blockStyle({ whiteSpace: "pre-line" });

export const lead = blockStyle({ maxInlineSize: "31em" });

export const figures = blockStyle({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  justifyContent: "space-between",
  gap: space.l,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    // The end of the row stays free for a fixed button, such as a chat's, which would cover the last figure.
    [`not all and ${above.small}`]: { gridAutoColumns: "auto", gap: space.m, paddingInlineEnd: "3.75rem" },
    [above.small]: { gridAutoColumns: "minmax(0, 1fr)", justifyContent: "normal" },
    [above.large]: {
      paddingBlockStart: space.xl,
      // Space for the film's button, until the margin is wide enough for it.
      paddingInlineEnd: space["4xl"],
      "::before": {
        ...behind,
        inset: `-5rem -100vw calc(-1 * ${space["2xl"]})`,
        background: scrim("to top", "calc(100% - 5rem)", "100%"),
      },
    },
    [above.wide]: { paddingInlineEnd: 0 },
  },
});
/** Three figures with their units must fit side by side on a phone. */
blockGlobalStyle(`${figures} dd`, {
  "@media": { [`not all and ${above.small}`]: { fontSize: fontSize.h3 } },
});
blockGlobalStyle(`${figures} dd > span`, {
  "@media": { [`not all and ${above.small}`]: { fontSize: "0.75rem" } },
});

/** Aligns the figures on one line even if only some labels wrap. The figure is the last item of its reversed column. */
blockGlobalStyle(`${figures} > div`, { justifyContent: "flex-end" });
