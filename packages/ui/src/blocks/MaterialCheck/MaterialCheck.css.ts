import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, fontWeight, space, width } from "../../styles/scale.ts";
import { blockStyle, withoutScripts } from "../layer.ts";

/** Hidden without scripts: the lists below then contain the answers. */
export const form = blockStyle({
  display: "grid",
  gap: space.m,
  maxInlineSize: "44rem",
  "@media": {
    [above.small]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
    [withoutScripts]: { display: "none" },
  },
});

export const field = blockStyle({});

/** Vertically centred on the input, which has a label above (line height 1.75) and a hint below. */
export const submit = blockStyle({
  "@media": { [above.small]: { marginBlockStart: `calc(1.75 * ${fontSize.small} + ${space.s} - 2px)` } },
});

export const badge = blockStyle({ flex: "none" });

const edge = {
  never: vars.color.danger,
  unknown: vars.color.lineControl,
  mark: vars.color.accentText,
  allowed: vars.color.success,
};

/** The border has the colour of the verdict, in addition to the icon and the word. */
export const answer = blockStyle({
  display: "grid",
  justifyItems: "start",
  gap: space.m,
  maxInlineSize: "44rem",
  marginBlockStart: space.xl,
  padding: space.xl,
  border: `1px solid ${vars.color.line}`,
  borderInlineStartWidth: "4px",
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  selectors: {
    "[data-tone=surface] &": { backgroundColor: vars.color.canvas },
    "&[data-verdict=never]": { borderInlineStartColor: edge.never },
    "&[data-verdict=unknown]": { borderInlineStartColor: edge.unknown },
    "&[data-verdict=mark]": { borderInlineStartColor: edge.mark },
    "&[data-verdict=allowed]": { borderInlineStartColor: edge.allowed },
  },
});

export const answerHead = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s} ${space.l}`,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const verdict = blockStyle({ fontSize: fontSize.small });

export const next = blockStyle({ marginBlockStart: space.s });

export const similar = blockStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });

export const lists = blockStyle({
  marginBlockStart: space["2xl"],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const listName = blockStyle({
  display: "flex",
  alignItems: "center",
  gap: space.m,
  selectors: {
    "&[data-verdict=never]": { color: edge.never },
    "&[data-verdict=mark]": { color: edge.mark },
    "&[data-verdict=allowed]": { color: edge.allowed },
  },
});

export const count = blockStyle({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
});

export const list = blockStyle({
  display: "grid",
  columnGap: space["3xl"],
  "@media": { [above.large]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const substance = blockStyle({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  paddingBlock: space.m,
  maxInlineSize: width.text,
  fontSize: fontSize.small,
});

export const name = blockStyle({ fontWeight: fontWeight.medium, color: vars.color.text });

export const synonyms = blockStyle({
  display: "block",
  fontSize: fontSize.micro,
  overflowWrap: "anywhere",
});
