import { describe, expect, it } from "vitest";
import { dark, dealer, light } from "../styles/themes.css.ts";
import { coverage } from "./scrim.ts";

type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Relative luminance as WCAG 2.2 defines it. */
const luminance = (colour: Channels) => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: Channels, other: Channels) => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

/** The ground laid over a pixel as browsers do it, channel by channel. */
const over = (ground: Channels, pixel: number) =>
  ground.map((channel) => (channel * coverage + pixel * (100 - coverage)) / 100) as unknown as Channels;

describe.each(Object.entries({ light, dark, dealer }))(
  "words on a picture in the %s theme",
  (_, { color }) => {
    it.each(["text", "textMuted", "accentText"] as const)("keep 4.5:1 in %s over any pixel", (name) => {
      for (const pixel of [0, 255]) {
        const ground = over(channels(color.canvas), pixel);
        expect(contrast(channels(color[name]), ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  },
);
