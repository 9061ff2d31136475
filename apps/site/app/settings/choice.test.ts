import type { KnownSettings, SettingsMachine } from "@lightmaker/content";
import { describe, expect, it } from "vitest";
import { answerTo, type Choice, choiceInUrl, neighboursOf, parametersOf, rowsOfMachine } from "./choice.ts";

const machine = (id: string, model: string): SettingsMachine => ({
  id,
  name: id,
  link: { label: model, href: `/products?model=${model}` },
  safety: [],
});
const settings = (machine: number, thickness: number): KnownSettings => ({
  material: "plywood",
  thickness,
  operation: "cut",
  machine,
  speed: [10 * machine + thickness],
  power: [80],
  passes: 1,
  air: "strong",
  confidence: "low",
  origin: [],
  watch: [],
});
const data = {
  first: { material: "plywood", thickness: 3, operation: "cut", machine: "a-60" },
  materials: [
    { id: "plywood", name: "Plywood", watch: [], outcomes: 0, card: true },
    { id: "paper", name: "Paper", watch: [], outcomes: 1, card: false },
  ],
  thicknesses: [2, 3, 4],
  operations: [
    { id: "cut", name: "Cut" },
    { id: "mark", name: "Mark" },
  ],
  machines: [machine("a-40", "a"), machine("a-60", "a"), machine("b-20", "b")],
  known: [settings(0, 3), settings(1, 4), settings(1, 3), settings(1, 2)],
  reasons: [
    { possible: true, text: "No row" },
    { possible: false, text: "Too thick" },
  ],
  outcomes: [
    [
      [0, 1, 2],
      [3, 3, 4],
    ],
    [
      [4, 4, 3],
      [3, 3, 3],
    ],
  ],
  reasonRows: [
    [0, -1, 1],
    [-1, -1, -1],
    [0, 0, 1],
    [0, 0, 0],
    [1, 1, 1],
  ],
} as const;
const choice = (changed: Partial<Choice>): Choice => ({ ...data.first, ...changed });

describe("the answer to a choice", () => {
  it("is its settings", () => {
    expect(answerTo(choice({}), data).known?.speed).toEqual([13]);
    expect(answerTo(choice({ machine: "a-40" }), data).known?.speed).toEqual([3]);
    expect(answerTo(choice({ thickness: 4 }), data).known?.speed).toEqual([14]);
  });

  it("is the reason where there are none", () => {
    const text = (changed: Partial<Choice>) => answerTo(choice(changed), data).reason?.text;
    expect(text({ machine: "a-40", thickness: 4 })).toBe("Too thick");
    expect(text({ machine: "b-20" })).toBe("No row");
    expect(text({ machine: "b-20", operation: "mark" })).toBe("Too thick");
    expect(text({ material: "paper" })).toBe("Too thick");
    expect(text({ material: "paper", operation: "mark" })).toBe("No row");
  });
});

describe("a choice in the URL", () => {
  it("is read back as it was written", () => {
    const written = choice({ material: "paper", thickness: 2, operation: "mark", machine: "b-20" });
    expect(choiceInUrl(`?${new URLSearchParams(parametersOf(written))}`, data)).toEqual(written);
  });

  it("is the first choice where it is missing or unknown", () => {
    expect(choiceInUrl("", data)).toEqual(data.first);
    expect(choiceInUrl("?material=pvc&thickness=7&operation=burn&machine=a-40", data)).toEqual(
      choice({ machine: "a-40" }),
    );
  });
});

describe("neighbours", () => {
  const near = (changed: Partial<Choice>) =>
    neighboursOf(choice(changed), data).map(({ machine, thickness }) => [machine, thickness]);

  it("are the next thicknesses on the machine and the model's other powers", () => {
    expect(near({})).toEqual([
      [1, 2],
      [1, 4],
      [0, 3],
    ]);
  });

  it("are those of other machines where the model has none", () => {
    expect(near({ machine: "b-20" })).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });
});

describe("rowsOfMachine", () => {
  it("has a row for each material and operation of that machine only", () => {
    const [row, ...others] = rowsOfMachine(1, data);
    expect(others).toEqual([]);
    expect(row?.name).toBe("Plywood · Cut");
    expect(row?.settings.map(({ thickness }) => thickness)).toEqual([4, 3, 2]);
    expect(rowsOfMachine(2, data)).toEqual([]);
  });
});
