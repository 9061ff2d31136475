import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, fontSize, reducedMotion, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";

export const list = blockStyle({
  display: "grid",
  gap: space.xl,
  "@media": { [above.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const card = blockStyle({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "clip",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  transition: `border-color ${duration.medium} ${easing}`,
  selectors: { "&:has(a:hover)": { borderColor: vars.color.lineControl } },
});

export const picture = blockStyle({ overflow: "clip" });
blockGlobalStyle(`${picture} img`, {
  transition: `scale ${duration.slow} ${easing}`,
  "@media": { [reducedMotion]: { transition: "none" } },
});
blockGlobalStyle(`${card}:has(a:hover) img`, {
  scale: "1.02",
  "@media": { [reducedMotion]: { scale: "none" } },
});

export const body = blockStyle({
  display: "grid",
  gridTemplateRows: "auto 1fr auto auto",
  gap: space.l,
  padding: space.xl,
  "@media": { [above.large]: { padding: space["2xl"] } },
});

export const name = blockStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
});

export const alias = blockStyle({
  fontFamily: vars.font.mono,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
});

/** Above the link that covers the card, so that visitors can select the figures. */
export const specs = blockStyle({ position: "relative", zIndex: 1 });

export const link = blockStyle({
  justifySelf: "start",
  selectors: { "&::before": { content: "", position: "absolute", inset: 0 } },
});
