import { describe, expect, it } from "vitest";
import { resolveData } from "../resolve.ts";
import { resolutions } from "../testing/resolutions.ts";
import { abilities, beamOf, thicknessOf } from "./cuts.ts";
import { models } from "./facts.ts";
import { limitsOf } from "./limits.ts";
import { productModels } from "./models/index.ts";

describe.each(productModels)("the limits of $name", ({ slug }) => {
  const { can, cannot } = resolveData(limitsOf[slug], resolutions.en);
  const text = (items: readonly { name: string; text: string }[]) =>
    items.map((item) => `${item.name}: ${item.text}`).join("\n");

  it("are as many as its abilities, give or take one", () => {
    expect(Math.abs(can.length - cannot.length)).toBeLessThanOrEqual(1);
  });

  it("never promise a thickness that the model does not cut", () => {
    const figures = (["wood", "acrylic"] as const).flatMap((material) => {
      const thickness = thicknessOf(slug, material);
      return [...(thickness?.most.figures ?? []), ...(thickness?.advised?.figures ?? [])];
    });
    const cuts = can.filter(({ text }) => text.includes("passes")).map(({ text }) => text);
    const promised = cuts.flatMap((each) =>
      [...each.matchAll(/(\d+)[\s\u2060]*mm/g)].map(([, digits]) => Number(digits)),
    );
    expect(figures).toEqual(expect.arrayContaining(promised));
    expect(promised.length > 0).toBe(figures.length > 0);
  });

  it("name bare metal, unless its light works on it", () => {
    const works = Object.values(abilities.bareMetal[beamOf[models[slug].source]]).some(
      (level) => level !== "no",
    );
    expect(/metal/i.test(text(cannot)) && !/mark metal/i.test(text(can))).toBe(!works);
  });

  it("always name the substances that no laser may process", () => {
    expect(text(cannot)).toContain("PVC");
  });
});
