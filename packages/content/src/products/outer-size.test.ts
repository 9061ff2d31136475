import { machineModelIds, modelSource } from "@lightmaker/media";
import { expect, it } from "vitest";
import { modelIds } from "../routes.ts";
import { sizeOf } from "./outer-size.ts";

it("has a model in three dimensions of every machine", () => {
  expect([...machineModelIds]).toEqual([...modelIds].sort());
});

it.each(modelIds)("%s is as large in its file as on its page, to within 2 mm", (id) => {
  const { size } = sizeOf(id);
  modelSource(id).size.forEach((length, axis) => {
    expect(Math.abs(length - (size[axis] ?? 0)), `axis ${axis}`).toBeLessThanOrEqual(2);
  });
});
