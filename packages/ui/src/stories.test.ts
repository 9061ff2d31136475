import { describe, expect, it } from "vitest";
import { type Examples, fromExamples, shownArgs } from "./stories.ts";

const examples: Examples<{ label: string; size: string }, "default"> = {
  zh: { default: { label: "提交", size: "s" } },
  en: { default: { label: "Send", size: "s" } },
};
const { args, parameters } = fromExamples(examples, "default");

describe("the props of a story", () => {
  it("are English without a language", () => {
    expect(shownArgs({ args, initialArgs: args, parameters, globals: {} })).toEqual(examples.en.default);
  });

  it("are in the language of the toolbar", () => {
    expect(shownArgs({ args, initialArgs: args, parameters, globals: { language: "zh" } })).toEqual(
      examples.zh.default,
    );
  });

  it("stay as they were edited, in every language", () => {
    const edited: { label: string; size: string } = { ...args, label: "Order" };
    for (const language of ["zh", "en"])
      expect(shownArgs({ args: edited, initialArgs: args, parameters, globals: { language } })).toEqual({
        label: "Order",
        size: "s",
      });
  });
});
