import { expect, test } from "vitest";
import { isOfSafety, isWordable } from "./wordable.ts";

test.each(["sample", "sample.cost", "partner.stock", "warranty.contract"])("a model may word %s", (id) => {
  expect(isWordable([id])).toBe(true);
});

test.each(["sample.refused", "sample.material", "company.certificates", "people", "smoke"])(
  "%s is told as it is written",
  (id) => {
    expect(isWordable(["sample", id])).toBe(false);
  },
);

test.each(["smoke", "people", "room.mark-m20", "purifier.ventilation", "practice.wood.fumes"])(
  "%s is told even if the question may ask for something else",
  (id) => {
    expect(isOfSafety(id)).toBe(true);
  },
);
