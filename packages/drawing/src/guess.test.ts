import { describe, expect, it } from "vitest";
import { red, svg } from "../testing/read.ts";
import { guessOperations, severityOf } from "./index.ts";

describe("layers", () => {
  it("are guessed by name, area and colour", () => {
    const drawing = svg(
      `<g id="切割"><rect width="50" height="50" fill="none" stroke="green"/></g><rect x="5" y="5" width="9" height="9" fill="black"/><path d="M20 20H30" fill="none" stroke="blue"/>`,
    );
    expect(guessOperations(drawing)).toEqual(["cut", "engrave", "score"]);
  });

  const layer = { name: "", color: "#000000", filled: false, hidden: false };
  it.each([
    ["Guides", "ignore"],
    ["Hilfslinien", "ignore"],
    ["标注", "ignore"],
    ["Defpoints", "ignore"],
    ["ETCH 1", "engrave"],
    ["打标", "engrave"],
    ["fold lines", "score"],
    ["折线", "score"],
    ["Laser cut", "cut"],
    ["切割", "cut"],
    ["Ebene 1", "cut"],
  ] as const)("%s is for %s", (name, operation) => {
    expect(guessOperations({ layers: [{ ...layer, name, color: "#00ff00" }] })).toEqual([operation]);
  });

  it("in black are engraved beside red lines, and cut without them", () => {
    const red = { ...layer, color: "#ff0000" };
    expect(guessOperations({ layers: [layer] })).toEqual(["cut"]);
    expect(guessOperations({ layers: [layer, red] })).toEqual(["engrave", "cut"]);
    expect(guessOperations({ layers: [layer, { ...red, filled: true }] })).toEqual(["cut", "engrave"]);
    expect(guessOperations({ layers: [{ ...layer, color: "#0000ff" }, red] })).toEqual(["score", "cut"]);
  });

  it("are left out if they are hidden, or the white paper behind the drawing", () => {
    const drawing = svg(
      `<rect width="90" height="90" fill="#ffffff"/><g display="none"><rect width="9" height="9" ${red}/></g><rect x="5" y="5" width="50" height="50" ${red}/>`,
    );
    expect(guessOperations(drawing)).toEqual(["ignore", "ignore", "cut"]);
  });

  it("decide how much a finding matters", () => {
    const open = { kind: "open", count: 1, places: [] } as const;
    expect(severityOf(open, "cut")).toBe("problem");
    expect(severityOf(open, "score")).toBeUndefined();
    expect(severityOf(open, "ignore")).toBeUndefined();
    expect(severityOf({ ...open, kind: "text" }, undefined)).toBe("problem");
  });
});
