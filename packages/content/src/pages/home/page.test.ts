import { describe, expect, it } from "vitest";
import { resolvePage } from "../../resolve.ts";
import { languages } from "../../routes.ts";
import { resolutions } from "../../testing/resolutions.ts";
import { home } from "./page.ts";

describe.each(languages)("the home page in %s", (language) => {
  const { blocks } = resolvePage(home, resolutions[language]);

  it("has one carousel of two pictures, which moves by itself", () => {
    const carousels = blocks.filter((block) => block.type === "pictureCarousel");
    expect(carousels.map(({ autoplay, slides }) => [autoplay, slides.length])).toEqual([[true, 2]]);
  });

  it("asks for the two names in the order of the language", () => {
    const form = blocks.find((block) => block.type === "form");
    const names = form?.fields.filter(({ only = language }) => only === language).map(({ name }) => name);
    expect(names).toEqual(language === "zh" ? ["surName", "name", "email"] : ["name", "surName", "email"]);
  });

  it("has one product film, which plays by itself", () => {
    const films = blocks.filter((block) => block.type === "filmSection");
    expect(films.map(({ autoplay }) => autoplay)).toEqual([true]);
  });
});
