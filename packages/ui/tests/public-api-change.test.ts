import { expect, it } from "vitest";
import { type ApiState, refusal } from "./public-api-change.ts";

const api = `function Badge(BadgeProps)

interface BadgeProps extends ComponentPropsWithRef<"span">
  icon?: IconName
  tone?: "accent" | "neutral"

interface OtherProps
  tone?: string
`;
const state = (change: Partial<ApiState>): ApiState => ({
  current: api,
  released: `1.2.0\n${api}`,
  version: "1.2.0",
  changesets: [],
  ...change,
});
const changeset = (size: string, name = "@lightmaker/ui") => `---\n"${name}": ${size}\n---\n\nWords.\n`;
const withProp = api.replace("  tone?: string", "  tone?: string\n  wide?: boolean");
const withRequiredProp = api.replace("  tone?: string", "  tone?: string\n  wide: boolean");
const withoutProp = api.replace("  icon?: IconName\n", "");

it("lets the released API pass without a changeset", () => {
  expect(refusal(state({}))).toBeUndefined();
});

it("refuses a new prop without a changeset, and shows it", () => {
  expect(refusal(state({ current: withProp }))).toContain("+ interface OtherProps: wide?: boolean");
});

it("does not count a changeset of another package", () => {
  const changesets = [changeset("major", "@lightmaker/site")];
  expect(refusal(state({ current: withProp, changesets }))).toContain("no changeset");
});

it.each([
  ["a new prop", withProp, "patch", "minor"],
  ["a new required prop", withRequiredProp, "minor", "major"],
  ["a prop taken away", withoutProp, "minor", "major"],
  ["a changed type", api.replace('"accent" | "neutral"', '"accent"'), "minor", "major"],
  ["a prop moved to another interface", `${withoutProp}  icon?: IconName\n`, "minor", "major"],
])("asks for the size that %s needs", (_, current, tooSmall, needed) => {
  expect(refusal(state({ current, changesets: [changeset(tooSmall)] }))).toContain(`a ${needed} release`);
  expect(refusal(state({ current, changesets: [changeset("patch"), changeset(needed)] }))).toBeUndefined();
});

it("lets a minor release break before 1.0.0", () => {
  const change = { current: withoutProp, changesets: [changeset("minor")], version: "0.3.0" };
  expect(refusal(state({ ...change, released: `0.3.0\n${api}` }))).toBeUndefined();
});

it("takes a whole new component for an addition", () => {
  const current = `${api}\ninterface NewProps\n  labels: string\n`;
  expect(refusal(state({ current, changesets: [changeset("minor")] }))).toBeUndefined();
});

it("asks for the record of a release that was not recorded", () => {
  expect(refusal(state({ version: "1.3.0" }))).toContain("record-release");
});
