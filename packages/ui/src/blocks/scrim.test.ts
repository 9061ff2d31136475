import { describe, expect, it } from "vitest";
import { type Channels, channels, contrast, each } from "../../tests/colours.ts";
import { dark, dealer, light } from "../styles/theme-values.ts";
import { coverage } from "./scrim.ts";

/** Blends the background over a pixel as browsers do, channel by channel. */
const over = (background: Channels, pixel: number) =>
  each(background, (channel) => (channel * coverage + pixel * (100 - coverage)) / 100);

describe.each(Object.entries({ light, dark, dealer }))(
  "text on a picture in the %s theme",
  (_, { color }) => {
    it.each(["text", "textMuted"] as const)("keeps a contrast of 4.5:1 in %s over any pixel", (name) => {
      for (const pixel of [0, 255]) {
        const background = over(channels(color.canvas), pixel);
        expect(contrast(channels(color[name]), background)).toBeGreaterThanOrEqual(4.5);
      }
    });
  },
);
