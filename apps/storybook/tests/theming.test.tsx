import sources from "virtual:style-sources";
import { vars } from "@lightmaker/ui";
import { afterEach, describe, expect, it } from "vitest";
import { contractOf } from "../foundations/contract.ts";
import { contrast } from "../foundations/contrast.ts";
import theme from "../foundations/dealer-theme.css?inline";
import { pairs } from "../foundations/pairs.ts";
import { clear, setPage, show } from "./stage.tsx";

const listed = contractOf(sources["styles/contract.css.ts"] ?? "").map(({ property }) => property);
const ofTheme = Object.values(vars).flatMap((group) =>
  Object.values(group).map((value) => value.slice("var(".length, -1)),
);

/** Variables that the package derives wherever a theme begins. */
const derived = ["--lm-color-accent-text", "--lm-color-focus", "--lm-color-light-diode", "--lm-font-heading"];

afterEach(() => {
  clear();
  for (const style of document.querySelectorAll("[data-dealer]")) style.remove();
});

it("lists every variable of the contract", () => {
  expect(listed).toEqual(expect.arrayContaining(ofTheme));
  const root = getComputedStyle(document.documentElement);
  expect(listed.filter((name) => root.getPropertyValue(name) === "")).toEqual([]);
});

it("offers a theme to copy that sets every variable but the derived ones, and no other", () => {
  const set = [...theme.matchAll(/^\s*(--[\w-]+):/gm)].map(([, property]) => property);
  expect([...new Set(set)].sort()).toEqual(ofTheme.filter((name) => !derived.includes(name)).sort());
});

describe.each(["light", "dark"])("the theme to copy on %s ground", (ground) => {
  it.each(pairs.map((pair) => [`${pair.colour} on ${pair.on}`, pair] as const))("has %s", async (_, pair) => {
    const style = Object.assign(document.createElement("style"), { textContent: theme });
    style.dataset["dealer"] = "";
    document.head.append(style);
    setPage({ language: "en", theme: ground });
    const stage = await show(
      <p style={{ color: vars.color[pair.colour], backgroundColor: vars.color[pair.on] }}>Sample</p>,
    );
    const sample = stage.querySelector("p");
    if (!sample) throw new Error("The sample is not on the page.");
    const { color, backgroundColor } = getComputedStyle(sample);
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(pair.least);
  });
});
