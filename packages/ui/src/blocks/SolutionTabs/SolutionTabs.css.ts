import { above, space, width } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";
import { openPanelsWithoutScripts } from "../open-panels.ts";

export const tabs = blockStyle({});
openPanelsWithoutScripts(tabs, "24rem");

/** On a phone the tabs are a scrolling rail that extends to the edge of the screen. */
blockGlobalStyle(`${tabs} > [role=tablist]`, {
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  "@media": { [above.medium]: { marginInlineEnd: `calc(-1 * ${space.xs})` } },
});

export const panel = blockStyle({ display: "grid", gap: space.l });

/** Shown without scripts only; otherwise the tab contains the title. */
export const title = blockStyle({
  display: "none",
  "@media": { [withoutScripts]: { display: "block" } },
});

export const description = blockStyle({ maxInlineSize: width.text });
