import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Page } from "../define.ts";
import { resolutions } from "../testing/resolutions.ts";
import { objectsWith } from "../testing/walk.ts";

/** A thickness that occurs nowhere else on the site. */
const figure = 17.3;

/** Everything that shows Light 530's figures, built from facts with one changed figure. */
async function madeFromChangedFact() {
  vi.doMock("./facts.ts", async (original) => {
    const real = await original<typeof import("./facts.ts")>();
    const { exact } = await import("../quantity.ts");
    const light530 = { ...real.models["light-530"], cutThickness: exact("mm", figure) };
    return { ...real, models: { ...real.models, "light-530": light530 } };
  });
  const [{ products }, { resolvePage }, { structuredData }, { specificationSheet }, { knowledgeIn }] =
    await Promise.all([
      import("../pages/products.ts"),
      import("../resolve.ts"),
      import("../structured-data.ts"),
      import("./sheet.ts"),
      import("../knowledge/knowledge.ts"),
    ]);
  const blocks = (page: Page) => resolvePage(page, resolutions.en).blocks;
  const entry = objectsWith(blocks(products.morningLight), "model", "blocks").find(
    ({ model }) => model === "light-530",
  );
  const ofType = (data: unknown, type: string) =>
    JSON.stringify(objectsWith(data, "type").filter((block) => block["type"] === type));
  return {
    table: ofType(entry, "specSection"),
    "headline figures": ofType(entry, "productIntro"),
    "questions and answers": ofType(entry, "faq"),
    comparison: ofType(blocks(products.products), "comparison"),
    finder: ofType(blocks(products.products), "finder"),
    "JSON sheet": JSON.stringify(specificationSheet("light-530", resolutions.en)),
    "chat's knowledge": JSON.stringify(
      knowledgeIn(resolutions.en).entries.filter(({ id }) => id === "spec.light-530.cut-thickness"),
    ),
    "chat's answers to a thickness": JSON.stringify(
      knowledgeIn(resolutions.en).entries.find(({ id }) => id === "reach.acrylic.light-530")?.byThickness,
    ),
    "structured data": JSON.stringify(structuredData(products.morningLight, resolutions.en)),
  };
}

type Places = Awaited<ReturnType<typeof madeFromChangedFact>>;

describe("one figure, changed in the facts", () => {
  let places: Places;
  beforeEach(async () => {
    vi.resetModules();
    places = await madeFromChangedFact();
  });
  afterEach(() => {
    vi.doUnmock("./facts.ts");
    vi.resetModules();
  });

  it.each([
    "table",
    "headline figures",
    "questions and answers",
    "comparison",
    "finder",
    "JSON sheet",
    "structured data",
    "chat's knowledge",
    "chat's answers to a thickness",
  ] as const satisfies readonly (keyof Places)[])("changes the %s", (place) => {
    expect(places[place]).toContain(String(figure));
  });

  it("changes what the finder judges, not its words alone", async () => {
    const { finderQuestions } = await import("./finder.ts");
    const thick = finderQuestions
      .find(({ name }) => name === "thickness")
      ?.options.find(({ value }) => value === "20");
    expect(thick?.verdicts.find(({ model }) => model === "light-530")?.fit).toBe("no");
  });
});
