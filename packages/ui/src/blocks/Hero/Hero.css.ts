import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space, width } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";
import { coverage, ground, scrim } from "../scrim.ts";

export const root = blockStyle({
  display: "grid",
  isolation: "isolate",
  overflow: "clip",
  paddingBlock: 0,
  minBlockSize: "min(100svh, 56rem)",
});

/** The page's header may lie over the film's upper edge; its words need a ground as well. */
const underHeader = `linear-gradient(to bottom, ${ground(coverage)} 4.5rem, transparent 11rem)`;

/** Lets the ground run into the film where the words meet it. */
const fade = (direction: string) =>
  `linear-gradient(${direction}, ${ground(100)}, ${ground(60)} 18%, transparent 42%), ${underHeader}`;

/**
 * The film keeps to the part of the screen that the words leave free, the upper one on a phone and the end
 * of the line from there on, and runs into the ground where they meet. So what it shows is never behind them.
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
    backgroundImage: `linear-gradient(to top, ${ground(100)}, transparent 45%), ${underHeader}`,
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
 * The corner below belongs to the figures on a phone, and elsewhere to what a site keeps in the corner of the window, which would
 * lie over the button; the height of a header is left free above.
 */
blockGlobalStyle(`${film} > :is(button, span:not(:first-child))`, {
  insetBlock: "5rem auto",
  "@media": { [above.medium]: { insetBlock: "8rem auto" } },
});

/** Without scripts the poster says enough: a player's controls would lie under the words. */
blockGlobalStyle(`${film} noscript`, { display: "none" });

/** Lets clicks through to the film's button. */
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

/** The scrim is as large as the words, so longer ones never leave it. */
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
    [`not all and ${above.small}`]: { gridAutoColumns: "auto" },
    [above.small]: { gridAutoColumns: "minmax(0, 1fr)", justifyContent: "normal" },
    [above.large]: {
      paddingBlockStart: space.xl,
      // The film's button has the corner until the margin is wide enough for it.
      paddingInlineEnd: space["4xl"],
      "::before": {
        ...behind,
        inset: `-5rem -100vw -${space["2xl"]}`,
        background: scrim("to top", "calc(100% - 5rem)", "100%"),
      },
    },
    [above.wide]: { paddingInlineEnd: 0 },
  },
});
/** Three figures with their units have to fit beside each other on a phone. */
blockGlobalStyle(`${figures} dd`, {
  "@media": { [`not all and ${above.small}`]: { fontSize: fontSize.h3 } },
});
blockGlobalStyle(`${figures} dd > span`, {
  "@media": { [`not all and ${above.small}`]: { fontSize: "0.75rem" } },
});

/** Figures keep to one line when only some of their labels wrap; a figure stands last in its reversed column. */
blockGlobalStyle(`${figures} > div`, { justifyContent: "flex-end" });
