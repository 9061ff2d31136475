import { vars } from "../../styles/contract.css.ts";
import { above, fontSize, space } from "../../styles/scale.ts";
import { blockStyle, withoutScripts } from "../layer.ts";

export const filter = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.m,
  marginBlockEnd: space["2xl"],
});

/** Takes focus after a change of page, so that reading continues there. */
export const list = blockStyle({
  display: "grid",
  gap: space.xl,
  scrollMarginBlockStart: space["5xl"],
  selectors: { "&:focus": { outline: "none" } },
  "@media": {
    [above.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [above.large]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const card = blockStyle({ blockSize: "100%" });

export const words = blockStyle({
  flex: "1 1 auto",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space.s,
  padding: space.xl,
});

export const meta = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.m,
  rowGap: space.xs,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const title = blockStyle({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&::before": { content: "", position: "absolute", inset: 0, zIndex: 1 } },
});

export const profile = blockStyle({ overflowWrap: "anywhere" });

/** Always at the end of the card, however short the text is. */
export const more = blockStyle({
  marginBlockStart: "auto",
  paddingBlockStart: space.s,
  fontSize: fontSize.small,
});

export const waiting = blockStyle({
  display: "grid",
  justifyContent: "center",
  paddingBlock: space["2xl"],
  color: vars.color.textMuted,
  "@media": { [withoutScripts]: { display: "none" } },
});

/** Placeholders of the cards while they load; hidden where scripts do not run. */
export const skeletons = blockStyle({ "@media": { [withoutScripts]: { display: "none" } } });

export const failed = blockStyle({ display: "grid", justifyItems: "start", gap: space.l });

export const notice = blockStyle({ marginBlockEnd: space.xl });

export const foot = blockStyle({ display: "grid", gap: space.xl, marginBlockStart: space["2xl"] });

export const feed = blockStyle({ fontSize: fontSize.small });

export const article = blockStyle({
  display: "grid",
  gap: space.l,
  marginBlockEnd: space["3xl"],
  paddingBlockEnd: space["2xl"],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
