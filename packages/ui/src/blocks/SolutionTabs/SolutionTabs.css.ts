import { above, space, width } from "../../styles/scale.ts";
import { blockGlobalStyle, blockStyle, withoutScripts } from "../layer.ts";
import { openPanelsWithoutScripts } from "../open-panels.ts";

export const tabs = blockStyle({});
openPanelsWithoutScripts(tabs, "24rem");

/** A rail to the edge of a phone. */
blockGlobalStyle(`${tabs} > [role=tablist]`, {
  marginInlineEnd: `calc(-1 * ${space.gutter})`,
  "@media": { [above.medium]: { marginInlineEnd: `calc(-1 * ${space.xs})` } },
});

export const panel = blockStyle({ display: "grid", gap: space.l });

/** The tab says it while there are tabs. */
export const title = blockStyle({
  display: "none",
  "@media": { [withoutScripts]: { display: "block" } },
});

export const description = blockStyle({ maxInlineSize: width.text });
