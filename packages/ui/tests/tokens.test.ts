import StyleDictionary from "style-dictionary";
import { describe, expect, it } from "vitest";
import { designTokens, themes } from "../scripts/design-tokens.ts";
import { scale, vars } from "../src/styles/contract.css.ts";

/** Reads a token file as a design tool does and returns what it makes of each token in CSS, by our custom property. */
async function readBack(theme: keyof typeof themes): Promise<ReadonlyMap<string, string>> {
  const dictionary = new StyleDictionary({
    // As JSON, as the file is: nothing that only JavaScript can hold.
    tokens: JSON.parse(JSON.stringify(designTokens(theme))),
    platforms: { css: { transformGroup: "css" } },
    log: { verbosity: "verbose", warnings: "error" },
  });
  const { allTokens } = await dictionary.getPlatformTokens("css");
  return new Map(
    allTokens.flatMap(({ $value, $extensions }) => {
      const property: string | undefined = $extensions?.["com.example.lightmaker"]?.property;
      return property === undefined ? [] : [[property, String($value)]];
    }),
  );
}

const references = (group: object): readonly string[] =>
  Object.values(group).flatMap((each) => (typeof each === "string" ? [each] : references(each)));

describe.each(Object.keys(themes) as (keyof typeof themes)[])("the tokens of the %s theme", (theme) => {
  it("are read by Style Dictionary, with a value for every variable of the contract", async () => {
    const read = await readBack(theme);
    const contract = [...references(vars), ...references(scale)].map((name) => name.slice(4, -1));
    expect([...read.keys()].toSorted()).toEqual(contract.toSorted());
    expect([...read].filter(([, value]) => /\{|undefined|NaN|\[object/.test(value))).toEqual([]);
  });

  it("have the values of the style sheet", async () => {
    const read = await readBack(theme);
    const { brand, ground } = themes[theme];
    const hex = (value: string) => (value.startsWith("#") ? value : undefined);
    for (const [name, value] of Object.entries({ ...brand.color, ...ground.color }))
      if (hex(value))
        expect([name, read.get(vars.color[name as "text"].slice(4, -1))]).toEqual([name, value]);
    expect(read.get("--lm-radius-card")).toBe(brand.radius.card);
    expect(read.get("--lm-color-focus")).toBe(read.get("--lm-color-accent-text"));
    expect(read.get("--lm-font-heading")).toBe(read.get("--lm-font-body"));
    expect(read.get("--lm-space-xl")).toBe("1.5rem");
    expect(read.get("--lm-font-size-h1")).toBe("3.5rem");
    expect(read.get("--lm-shadow-float")).toContain("12px 40px");
  });
});

it("a colour that the format cannot say is refused by name", () => {
  const { text } = themes.light.ground.color;
  themes.light.ground.color.text = "CanvasText";
  try {
    expect(() => designTokens("light")).toThrow("CanvasText");
  } finally {
    themes.light.ground.color.text = text;
  }
});
