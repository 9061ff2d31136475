import { createVar, globalStyle } from "@vanilla-extract/css";
import { stickyTopProperty } from "../../components/SpecTable/SpecTable.css.ts";
import { vars } from "../../styles/contract.css.ts";
import { blocks } from "../../styles/layers.css.ts";
import { above, fontSize, fontWeight, space } from "../../styles/scale.ts";
import { blockStyle } from "../layer.ts";

/** `display` of a model's three badges. The rules at the end set it, depending on the chosen answers. */
export const yesDisplay = createVar();
export const partlyDisplay = createVar();
export const noDisplay = createVar();

/** Contains the questions and the results. The radio buttons hold the state from which the styles select the results. */
export const root = blockStyle({
  display: "grid",
  gap: space["3xl"],
  "@media": {
    [above.large]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: `clamp(${space["2xl"]}, 5vw, ${space["5xl"]})`,
      alignItems: "start",
    },
  },
});

/** Sticky, so that the questions stay visible beside the longer list of results. */
export const questions = blockStyle({
  display: "grid",
  gap: space["2xl"],
  "@media": {
    [above.large]: {
      position: "sticky",
      insetBlockStart: `calc(var(${stickyTopProperty}, 0px) + ${space.xl})`,
    },
  },
});

export const legend = blockStyle({
  paddingInline: 0,
  paddingBlockEnd: space.m,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.semibold,
});

export const options = blockStyle({ display: "flex", flexWrap: "wrap", gap: space.s });

/** Reserves its space but stays hidden until hydration. */
export const reset = blockStyle({
  justifySelf: "start",
  visibility: "hidden",
  selectors: { "&[data-live]": { visibility: "visible" } },
});

export const results = blockStyle({ display: "grid", minInlineSize: 0 });

export const summary = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.s} ${space.xl}`,
  minBlockSize: "3.5rem",
  paddingBlockEnd: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineControl}`,
});

export const list = blockStyle({ display: "flex", flexDirection: "column" });

export const item = blockStyle({
  vars: { [yesDisplay]: "none", [partlyDisplay]: "none", [noDisplay]: "none" },
  display: "grid",
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  columnGap: space.l,
  alignItems: "start",
  paddingBlock: space.l,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [above.small]: { gridTemplateColumns: "7.5rem minmax(0, 1fr)" } },
});

/** Placeholder for a model without a picture, in a list with pictures. */
export const noPicture = blockStyle({
  aspectRatio: "3 / 2",
  borderRadius: vars.radius.picture,
  backgroundColor: `color-mix(in oklab, ${vars.color.line} 45%, transparent)`,
});

export const words = blockStyle({ gridColumnEnd: -1, display: "grid", gap: space.xs, minInlineSize: 0 });

export const head = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xs} ${space.m}`,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.semibold,
});

export const badges = {
  yes: blockStyle({ display: yesDisplay }),
  partly: blockStyle({ display: partlyDisplay }),
  no: blockStyle({ display: noDisplay }),
} as const;

export const reasons = blockStyle({ display: "grid", gap: space.xs, fontSize: fontSize.small });

/** A full, half or empty disc before the text. */
export const reason = blockStyle({
  display: "none",
  gridTemplateColumns: "0.625rem minmax(0, 1fr)",
  columnGap: space.s,
  alignItems: "baseline",
  "::before": {
    content: "",
    boxSizing: "border-box",
    inlineSize: "0.625rem",
    blockSize: "0.625rem",
    border: "1.5px solid",
    borderRadius: "50%",
    forcedColorAdjust: "preserve-parent-color",
  },
  selectors: {
    "&[data-fit=yes]::before": { color: vars.color.success, backgroundColor: "currentColor" },
    "&[data-fit=partly]::before": {
      color: vars.color.accentText,
      backgroundImage: "linear-gradient(to right, currentColor 50%, transparent 50%)",
    },
    "&[data-fit=no]": { color: vars.color.textMuted },
  },
});

/** Maximum number of questions, and of answers to each. Every answer needs its own rules. */
const most = { questions: 4, answers: 8 };
const every = Array.from({ length: most.questions }, (_, question) =>
  Array.from({ length: most.answers }, (_, answer) => `${question + 1}-${answer + 1}`),
).flat();
/** Builds a selector that matches `selector(answer)` while that answer is chosen, for every answer. */
const whileChosen = (selector: (answer: string) => string) =>
  every.map((answer) => `${root}:has([data-answer="${answer}"]:checked) ${selector(answer)}`).join(", ");

type Rule = NonNullable<Parameters<typeof globalStyle>[1]["@layer"]>[string];
const inBlocks = (selector: string, rule: Rule) => globalStyle(selector, { "@layer": { [blocks]: rule } });

inBlocks(`${root}:has([data-answer]:checked) ${item}`, { vars: { [yesDisplay]: "inline-flex" } });
inBlocks(
  whileChosen((answer) => `[data-partly~="${answer}"]`),
  { vars: { [yesDisplay]: "none", [partlyDisplay]: "inline-flex" }, order: 1 },
);
inBlocks(
  whileChosen((answer) => `[data-no~="${answer}"]`),
  { vars: { [yesDisplay]: "none", [partlyDisplay]: "none", [noDisplay]: "inline-flex" }, order: 2 },
);
inBlocks(
  whileChosen((answer) => `[data-reason="${answer}"]`),
  { display: "grid" },
);
