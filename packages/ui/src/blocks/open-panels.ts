import { space } from "../styles/scale.ts";
import { blockGlobalStyle, withoutScripts } from "./layer.ts";

/**
 * Opens all panels side by side and hides the list of tabs where scripts do not run. Each panel then needs its own heading.
 *
 * @param tabs class name of the `Tabs`
 * @param least minimum width of a panel; narrower panels wrap onto their own row
 */
export function openPanelsWithoutScripts(tabs: string, least: string): void {
  blockGlobalStyle(tabs, { "@media": { [withoutScripts]: { gridTemplateColumns: "minmax(0, 1fr)" } } });
  blockGlobalStyle(`${tabs} > [role=tablist]`, { "@media": { [withoutScripts]: { display: "none" } } });
  blockGlobalStyle(`${tabs} > :last-child`, {
    "@media": {
      [withoutScripts]: {
        display: "grid",
        gap: space["2xl"],
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))`,
      },
    },
  });
  blockGlobalStyle(`${tabs} [role=tabpanel]`, { "@media": { [withoutScripts]: { display: "block" } } });
}
