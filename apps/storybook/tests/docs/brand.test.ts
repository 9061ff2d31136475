import { describe, expect, it } from "vitest";
import {
  apca,
  type Brand,
  coloursOf,
  decodeBrand,
  encodeBrand,
  linkOf,
  maker,
  makers,
  ratio,
  themeCss,
} from "../../.storybook/brand/brand.ts";
import { tokenRows } from "../../.storybook/token-rows.ts";

const dealer: Brand = {
  accent: "#1f7a3d",
  heading: "IBM Plex 衬线",
  body: "System",
  mono: "Courier",
  radius: "none",
  density: "compact",
};

describe("a brand", () => {
  it("comes back from the address, also with a font of any name", () => {
    expect(decodeBrand(encodeBrand(dealer))).toEqual(dealer);
    // All that Storybook keeps of a setting in the address.
    expect(encodeBrand(dealer)).toMatch(/^[\w -]*$/);
  });

  it.each([undefined, ""])("is the maker's for %o", (text) => expect(decodeBrand(text)).toBeUndefined());

  it("is the maker's where the address is wrong", () => {
    expect(decodeBrand("red_____huge")).toEqual(maker);
  });

  it("stands in a link beside the other settings, once", () => {
    const link = linkOf("https://ui.example/?path=/docs/x--docs&globals=theme:dark;brand:old", dealer);
    expect(link).toBe(
      `https://ui.example/?path=/docs/x--docs&globals=theme:dark;brand:${encodeBrand(dealer)}`,
    );
    expect(linkOf(link, undefined)).toBe("https://ui.example/?path=/docs/x--docs&globals=theme:dark");
  });

  it("sets every variable that belongs to a brand", () => {
    const css = themeCss(dealer);
    for (const line of [
      "--lm-color-accent: #1f7a3d;",
      '--lm-font-heading: "IBM Plex 衬线", system-ui',
      "--lm-radius-card: 0px;",
      "--lm-density: 0.8;",
    ])
      expect(css).toContain(line);
  });
});

it("has the maker's colours as the themes set them, so that a pair has one contrast everywhere", () => {
  const rows = tokenRows();
  const tokenOf = (property: string) => rows.find((row) => row.property === property)?.values.light;
  expect(coloursOf(maker.accent)).toEqual(makers);
  expect(makers).toEqual({
    onAccent: tokenOf("--lm-color-on-accent"),
    hover: tokenOf("--lm-color-accent-hover"),
    beamEnd: tokenOf("--lm-color-beam-end"),
  });
});

it("ends a font that it does not know with the system's of its kind", () => {
  expect(themeCss({ ...dealer, heading: "Georgia" })).toMatch(/font-heading: "Georgia", [^;]*\bserif;/);
  expect(themeCss({ ...dealer, heading: "Open Sans Serif" })).toMatch(/font-heading: [^;]*sans-serif;/);
});

it("gives every accent a text with at least 4.5:1, also under the pointer", () => {
  const steps = ["00", "33", "66", "99", "cc", "ff"];
  const accents = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const weak = accents.filter((accent) => {
    const { onAccent, hover } = coloursOf(accent);
    return ratio(onAccent, accent) < 4.5 || ratio(onAccent, hover) < 4.5;
  });
  expect(weak).toEqual([]);
});

// Reference values of the algorithm's author: https://github.com/Myndex/apca-w3
it.each([
  ["#888888", "#ffffff", 63.06],
  ["#ffffff", "#888888", -68.54],
  ["#000000", "#aaaaaa", 58.15],
  ["#aaaaaa", "#000000", -56.24],
  ["#112233", "#ddeeff", 91.67],
])("measures APCA of %s on %s", (text, ground, contrast) => {
  expect(apca(text, ground)).toBeCloseTo(contrast, 1);
});
