import { rowKeys } from "@lightmaker/feed";
import { jsonSchema } from "@lightmaker/feed/json-schema";
import { feedIndex as indexSchema, feedModel as modelSchema } from "@lightmaker/feed/schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import { resolutions } from "../testing/resolutions.ts";
import { feedIndex, feedModel, feedModels } from "./feed.ts";

const made = [
  {
    kind: "user-manual" as const,
    href: "/support/downloads/light-530-user-manual.pdf",
    type: "application/pdf",
    bytes: 1,
    sha256: "0".repeat(64),
  },
];
const languages = ["zh", "en"] as const;
const fileOf = (model: (typeof feedModels)[number], language: (typeof languages)[number]) =>
  feedModel(model, resolutions[language], made, (text) => String(text.length));

describe.each(languages)("the feed in %s", (language) => {
  it.each(feedModels.map((model) => [model.slug, model] as const))("%s follows the schema", (_, model) => {
    const file = fileOf(model, language);
    expect(parse(modelSchema, file)).toEqual(file);
    expect(file.specifications[0]?.rows.map(({ key }) => key)).toEqual(model.table.map(({ key }) => key));
  });

  it("is accepted by a reader of the published JSON Schema, and a wrong file is not", () => {
    const accepts = new Ajv2020({ strict: false }).compile({ ...jsonSchema() } as object);
    const files = feedModels.map((model) => fileOf(model, language));
    for (const file of [...files, feedIndex(files, resolutions[language])])
      expect([accepts(file), accepts.errors]).toEqual([true, null]);
    expect(accepts({ ...files[0], pictures: [{ src: "/media/relative.jpg" }] })).toBe(false);
  });

  it("has no address without an origin, and no space or placeholder that only our pages understand", () => {
    for (const model of feedModels) {
      const text = JSON.stringify({ ...fileOf(model, language), specifications: [] });
      expect(text).not.toMatch(/"(src|href|page)":"\//);
      expect(text).not.toMatch(/(srcSet":"|, )\/media/);
      expect(text).not.toMatch(/[\u2009\u2060]|\{\w+\}|\[object/);
    }
  });

  it("says null, and not a text, for what is given on request", () => {
    const [row] = feedModels
      .filter(({ slug }) => slug === "light-640")
      .flatMap((model) => fileOf(model, language).specifications[0]?.rows ?? [])
      .filter(({ key }) => key === "safetyStandard");
    expect(row?.value).toBeNull();
  });

  it("lists every model with the address of its own file, and the latest change first", () => {
    const index = feedIndex(
      feedModels.map((model) => fileOf(model, language)),
      resolutions[language],
    );
    expect(parse(indexSchema, index)).toEqual(index);
    const folder = language === "en" ? "/feed/en" : "/feed";
    expect(index.models.map(({ href }) => new URL(href).pathname)).toEqual(
      feedModels.map(({ slug }) => `${folder}/${slug}.json`),
    );
    const dates = index.changes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(index.updated).toBe(dates[0]);
  });
});

it("the package of the feed knows the keys of all rows, and no others", () => {
  const used = feedModels.flatMap(({ table }) => table.map(({ key }) => key));
  expect([...rowKeys]).toEqual([...new Set(used)].toSorted());
});
