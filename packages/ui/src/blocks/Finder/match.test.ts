import { expect, it } from "vitest";
import type { FinderFit } from "./Finder.data.ts";
import { knownAnswers, resultsOf } from "./match.ts";

const models = ["a", "b", "c"].map((id) => ({ id, name: id, note: "", href: `#${id}` }));
const option = (value: string, ...fits: FinderFit[]) => ({
  value,
  label: value,
  matches: fits.map((fit) => ({ fit, reason: fit })),
});
const questions = [
  {
    name: "material",
    label: "",
    options: [option("wood", "no", "yes", "yes"), option("metal", "yes", "no", "no")],
  },
  {
    name: "size",
    label: "",
    options: [option("small", "yes", "yes", "yes"), option("large", "no", "partly", "yes")],
  },
];
const found = (answers: Record<string, string>) =>
  resultsOf(models, questions, answers).map(({ model, fit }) => `${model.id} ${fit}`);

it("resultsOf sorts by fit and keeps the order of models with the same fit", () => {
  expect(found({})).toEqual(["a yes", "b yes", "c yes"]);
  expect(found({ material: "wood" })).toEqual(["b yes", "c yes", "a no"]);
  expect(found({ material: "wood", size: "large" })).toEqual(["c yes", "b partly", "a no"]);
  expect(found({ material: "metal", size: "large" })).toEqual(["a no", "b no", "c no"]);
});

it("knownAnswers drops unknown answers", () => {
  expect(knownAnswers(questions, { material: "wood", size: "huge", colour: "red" })).toEqual({
    material: "wood",
  });
});
