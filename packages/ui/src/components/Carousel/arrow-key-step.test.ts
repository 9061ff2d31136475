import type { KeyboardEvent } from "react";
import { expect, it, vi } from "vitest";
import { arrowKeyStep } from "./arrow-key-step.ts";

const key = (name: string, more: object = {}) =>
  ({ key: name, target: null, ...more }) as unknown as KeyboardEvent;

// Node has no elements, and the function asks whether the target is one.
vi.stubGlobal("Element", class {});

it.each([
  ["ArrowRight", "ltr", 1],
  ["ArrowLeft", "ltr", -1],
  ["ArrowRight", "rtl", -1],
  ["ArrowLeft", "rtl", 1],
  ["ArrowUp", "ltr", undefined],
  ["Tab", "ltr", undefined],
] as const)("%s in a row that runs %s is a step of %s", (name, direction, step) => {
  expect(arrowKeyStep(key(name), direction)).toBe(step);
});

it.each(["altKey", "ctrlKey", "metaKey", "defaultPrevented"])("leaves a key with %s to others", (name) => {
  expect(arrowKeyStep(key("ArrowRight", { [name]: true }), "ltr")).toBeUndefined();
});
