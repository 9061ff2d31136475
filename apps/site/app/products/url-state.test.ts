import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import {
  modelInUrl,
  modelsBySpelling,
  modelsInScript,
  normaliseSpelling,
  urlWithModel,
} from "./model-in-url.ts";
import { compareParameters, comparisonInUrl, urlWith } from "./url-state.ts";

const models = modelsBySpelling([
  { id: "light-530", spellings: ["Light 530"] },
  { id: "light-blue-530", spellings: ["530-B", "Blue Light S20"] },
  { id: "mark-m20", spellings: [] },
]);

describe("the model that an address asks for", () => {
  it.each([
    ["light-530", "light-530"],
    ["Light 530", "light-530"],
    ["LIGHT_530", "light-530"],
    ["530-b", "light-blue-530"],
    ["bluelights20", "light-blue-530"],
    ["constructor", undefined],
    ["light-999", undefined],
  ])("%s is %s, whatever its case, spaces and hyphens (decisions 7)", (spelling, model) => {
    expect(models[normaliseSpelling(spelling)]).toBe(model);
  });

  it("replaces the one before, and nothing else of the address", () => {
    const address = { pathname: "/products/morning-light", search: "?from=mail&model=x", hash: "#specs" };
    const next = urlWithModel("mark-m20", address as Location);
    expect(next).toBe("/products/morning-light?from=mail&model=mark-m20#specs");
    expect(modelInUrl(new URL(next, "https://example.com").search)).toBe("mark-m20");
  });

  it("cannot be a property of every object in the script of the page either", () => {
    const read: Record<string, string> = runInNewContext(`(${modelsInScript(models)})`);
    expect(read["530b"]).toBe("light-blue-530");
    expect(read["constructor"]).toBeUndefined();
  });
});

describe("the comparison in an address", () => {
  it("keeps the models that exist and names those that do not", () => {
    expect(comparisonInUrl("?compare=Light 530,light-2000,M20,mark-m20", models)).toEqual({
      known: ["light-530", "mark-m20"],
      unknown: ["light-2000", "M20"],
    });
    expect(comparisonInUrl("", models)).toEqual({ known: [], unknown: [] });
  });

  it("is written in the form in which it is read", () => {
    const { compare } = compareParameters(["light-530", "mark-m20"]);
    expect(comparisonInUrl(`?compare=${compare}`, models).known).toEqual(["light-530", "mark-m20"]);
  });
});

describe("urlWith", () => {
  const place = { pathname: "/products", search: "?material=wood&from=mail" };

  it("sets, replaces and removes parameters, and keeps the others", () => {
    expect(urlWith(place, { material: "acrylic", size: "420x297" }, "finder")).toBe(
      "/products?material=acrylic&from=mail&size=420x297#finder",
    );
    expect(urlWith(place, { material: "" }, "finder")).toBe("/products?from=mail#finder");
  });

  it("leaves commas readable", () => {
    expect(urlWith({ ...place, search: "" }, { compare: "light-530,mark-m20" }, "comparison")).toBe(
      "/products?compare=light-530,mark-m20#comparison",
    );
  });
});
