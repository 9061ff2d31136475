import { above, space } from "../../styles/scale.ts";
import { blockStyle, withoutScripts } from "../layer.ts";
import { openPanelsWithoutScripts } from "../open-panels.ts";

export const tabs = blockStyle({});
openPanelsWithoutScripts(tabs, "24rem");

const sideBySide = { gridTemplateColumns: "5fr 7fr", columnGap: space["3xl"], alignItems: "center" } as const;

/** Text on the left, picture on the right. On a phone the picture comes first. */
export const panel = blockStyle({
  display: "grid",
  gap: space.xl,
  "@media": {
    [above.large]: sideBySide,
    [withoutScripts]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
});

export const picture = blockStyle({ "@media": { [above.large]: { order: 1 } } });

export const words = blockStyle({ display: "grid", justifyItems: "start", gap: space.l });
