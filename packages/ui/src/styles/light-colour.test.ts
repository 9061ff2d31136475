import { describe, expect, it } from "vitest";
import { channels, contrast } from "../../tests/colours.ts";
import { dark, dealer, light } from "./theme-values.ts";

/** `lightDiode` is `cool` in every theme. */
const names = ["lightCo2", "lightRf", "cool", "lightFibre"] as const;

describe.each(Object.entries({ light, dark, dealer }))(
  "the colours of light in the %s theme",
  (_, { color }) => {
    it.each(names)("%s has a contrast of 4.5:1 on canvas and surface", (name) => {
      for (const ground of [color.canvas, color.surface])
        expect(contrast(channels(color[name]), channels(ground))).toBeGreaterThanOrEqual(4.5);
    });

    it("differ from each other", () => {
      expect(new Set(names.map((name) => color[name])).size).toBe(names.length);
    });
  },
);
