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

/** In a large window the words stand beside the picture, which is then no wider than it was made. */
export const panel = blockStyle({
  display: "grid",
  gap: space.l,
  "@media": {
    [above.large]: {
      gridTemplateColumns: "2fr 1fr",
      gridTemplateRows: "auto 1fr",
      columnGap: space["3xl"],
    },
  },
});

export const picture = blockStyle({
  "@media": { [above.large]: { gridRow: "1 / -1", maxInlineSize: "60rem" } },
});

/** In a small window the tab has the title, unless there are no scripts and so no tabs. */
export const title = blockStyle({
  display: "none",
  "@media": { [withoutScripts]: { display: "block" }, [above.large]: { display: "block" } },
});

export const description = blockStyle({ maxInlineSize: width.text });
