import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";
import { scrim } from "../scrim.ts";

export const root = blockStyle({
  display: "grid",
  isolation: "isolate",
  overflow: "clip",
  paddingBlock: 0,
  minBlockSize: "min(100svh, 56rem)",
});

export const film = blockStyle({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

/** What happens in the film happens right of its middle; an upright screen must not cut it off. */
blockGlobalStyle(`${film} :is(img, video)`, {
  objectPosition: "58% 50%",
});

/**
 * Lets clicks through to the film's button. Its children bring their own scrims, each as large as what it
 * stands behind, so longer words never leave it.
 */
export const content = blockStyle({
  position: "relative",
  zIndex: 1,
  isolation: "isolate",
  inlineSize: "100%",
  display: "grid",
  alignContent: "end",
  gap: space["2xl"],
  paddingBlock: `45svh ${space.xl}`,
  pointerEvents: "none",
  "@media": {
    [above.medium]: { paddingBlock: `${space["6xl"]} ${space["2xl"]}`, gap: space["4xl"] },
  },
});
blockGlobalStyle(`${content} > *`, { pointerEvents: "auto" });

const behind = { content: "", position: "absolute", zIndex: -1, pointerEvents: "none" } as const;

export const words = blockStyle({
  position: "relative",
  display: "grid",
  gap: space.l,
  maxInlineSize: "46rem",
  "::before": {
    ...behind,
    inset: `-9rem -100vw -100vh`,
    background: scrim("to top", "calc(100% - 9rem)", "100%"),
  },
  "@media": {
    [above.medium]: {
      gap: space.xl,
      "::before": {
        inset: "-100vh -16rem -100vh -100vw",
        background: scrim("to right", "calc(100% - 18rem)", "100%"),
      },
    },
  },
});

export const eyebrow = blockStyle({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  fontSize: fontSize.small,
  color: vars.color.accentText,
  "::before": {
    content: "",
    flex: "none",
    inlineSize: "2rem",
    blockSize: "2px",
    backgroundImage: `linear-gradient(90deg, ${vars.color.accent}, ${vars.color.beamEnd})`,
  },
});

export const title = blockStyle({ whiteSpace: "pre-line" });

export const lead = blockStyle({ maxInlineSize: "34em" });

export const figures = blockStyle({
  position: "relative",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space.l,
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": {
    [above.medium]: {
      paddingBlockStart: space.xl,
      "::before": {
        ...behind,
        inset: "-5rem -100vw -100vh",
        background: scrim("to top", "calc(100% - 5rem)", "100%"),
      },
    },
  },
});
