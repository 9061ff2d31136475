import { vars } from "../../styles/contract.css.ts";
import { above, duration, easing, fontSize, space } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle } from "../layer.ts";
import { openPanelsWithoutScripts } from "../open-panels.ts";

export const tabs = blockStyle({});
openPanelsWithoutScripts(tabs, "28rem");

/**
 * Upward movement, unless the reader prefers reduced motion. Nothing fades: content below the viewport stays readable for
 * search, print and assistive technology. It uses a transform, which causes no layout shift.
 */
const slideUp = (selector: string, { from, delay }: { from: string; delay: string }) => {
  const moving = "screen and (prefers-reduced-motion: no-preference)";
  blockGlobalStyle(`${tabs} ${selector}`, {
    "@media": { [moving]: { transition: `translate calc(2 * ${duration.slow}) ${easing} ${delay}` } },
  });
  blockGlobalStyle(`[data-waits] ${tabs} ${selector}`, {
    "@media": { [moving]: { translate: `0 ${from}`, transition: "none" } },
  });
};
slideUp("[role=tablist]", { from: space["3xl"], delay: "0ms" });
slideUp("[role=tabpanel]", { from: space["5xl"], delay: duration.fast });

/** On a wide screen the list begins with a line. On a phone it is a scrolling rail that extends to the edge of the screen. */
blockGlobalStyle(`${tabs} [role=tablist]`, {
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  "@media": {
    [above.medium]: { margin: 0, padding: 0, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
blockGlobalStyle(`${tabs} [role=tab]`, {
  "@media": { [above.medium]: { minBlockSize: "3.25rem" } },
});

export const number = blockStyle({
  display: "inline-block",
  inlineSize: "2.25rem",
  fontFamily: vars.font.mono,
  fontSize: fontSize.micro,
  color: vars.color.textMuted,
});
blockGlobalStyle(`[aria-selected=true] > ${number}`, { color: vars.color.accentText });

export const picture = blockStyle({ overflow: "clip", borderRadius: vars.radius.picture });

export const caption = blockStyle({
  display: "grid",
  gap: space.s,
  paddingBlockStart: space.l,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "2fr 3fr",
      columnGap: space.xl,
      alignItems: "baseline",
      paddingBlockStart: space.xl,
    },
  },
});

export const subtitle = blockStyle({ marginBlockStart: space.xs });
