import type { BrowserCommand } from "vitest/node";

/** What a reader may have asked of the browser, as Playwright names it. */
export interface Preferences {
  reducedMotion?: "reduce" | "no-preference";
  forcedColors?: "active" | "none";
}

/** Sets the browser's own media features, so that CSS and scripts find what a reader's browser would tell them. */
export const emulateMedia: BrowserCommand<[Preferences]> = ({ page }, preferences) =>
  page.emulateMedia(preferences);

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (preferences: Preferences) => Promise<void>;
  }
}
