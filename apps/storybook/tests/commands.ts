import type { BrowserCommand } from "vitest/node";

/** Preferences that a reader may set in the browser, in Playwright's terms. */
export interface Preferences {
  reducedMotion?: "reduce" | "no-preference";
  forcedColors?: "active" | "none";
}

/** Emulates media features of the browser, so that CSS and scripts see the reader's preferences. */
export const emulateMedia: BrowserCommand<[Preferences]> = ({ page }, preferences) =>
  page.emulateMedia(preferences);

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (preferences: Preferences) => Promise<void>;
  }
}
