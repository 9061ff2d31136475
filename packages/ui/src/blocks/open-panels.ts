import { space } from "../styles/scale.ts";
import { blockGlobalStyle, withoutScripts } from "./layer.ts";

/**
 * Puts the panels side by side that `Tabs` opens where scripts do not run, without their labels: each needs a heading of its own.
 *
 * @param tabs class name of the `Tabs`
 * @param least minimum width of a panel; narrower panels wrap onto their own row
 */
export function openPanelsWithoutScripts(tabs: string, least: string): void {
  blockGlobalStyle(tabs, { "@media": { [withoutScripts]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
  blockGlobalStyle(`${tabs} > :last-child`, {
    "@media": {
      [withoutScripts]: {
        gap: space["2xl"],
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
      },
    },
  });
  blockGlobalStyle(`${tabs} [role=tabpanel]::before`, {
    "@media": { [withoutScripts]: { content: "none" } },
  });
}
