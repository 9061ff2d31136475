import { space } from "../styles/scale.ts";
import { blockGlobalStyle, withoutScripts } from "./layer.ts";

/**
 * Where no script will ever open a panel, all of them are open beside each other, and the list of tabs has nothing to
 * do. Each panel then needs a heading of its own.
 *
 * @param tabs class name of the `Tabs`
 * @param least narrowest width of a panel before it takes a row of its own
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
