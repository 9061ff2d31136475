import { describe, expect, it } from "vitest";
import { accentAsText } from "../../tests/accent-as-text.ts";
import { type Channels, channels, contrast, each } from "../../tests/colours.ts";
import { coverage } from "../blocks/scrim.ts";
import { dark, dealer, light } from "./theme-values.ts";

/** Every seventeenth value of each channel: 4096 accents across the whole of sRGB. */
const steps = Array.from({ length: 16 }, (_, step) => step * 17);
const accents = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue): Channels => [red, green, blue])),
);

describe.each([
  ["light", accentAsText.light, light, 0],
  ["dealer", accentAsText.light, dealer, 0],
  ["dark", accentAsText.dark, dark, 255],
] as const)("the accent as text on the %s background", (_, derive, { color }, worstPixel) => {
  const canvas = channels(color.canvas);
  it.each([
    ["canvas", canvas],
    ["surface", channels(color.surface)],
    [
      "a picture under the scrim",
      each(canvas, (channel) => (channel * coverage + worstPixel * (100 - coverage)) / 100),
    ],
  ] as const)("has a contrast of 4.5:1 on %s for any accent", (_, ground) => {
    const worst = Math.min(...accents.map((accent) => contrast(derive(accent), ground)));
    expect(worst).toBeGreaterThanOrEqual(4.5);
  });
});
