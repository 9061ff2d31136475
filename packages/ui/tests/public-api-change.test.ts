import { expect, it } from "vitest";
import { type ApiState, changesetFault } from "./public-api-change.ts";

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

it("accepts an unchanged API without a changeset", () => {
  expect(changesetFault(state({}))).toBeUndefined();
});

it("rejects a new prop without a changeset, and names it", () => {
  expect(changesetFault(state({ current: withProp }))).toContain("+ interface OtherProps: wide?: boolean");
});

it("ignores changesets of other packages", () => {
  const changesets = [changeset("major", "@lightmaker/site")];
  expect(changesetFault(state({ current: withProp, changesets }))).toContain("no changeset");
});

it.each([
  ["a new prop", withProp, "patch", "minor"],
  ["a new required prop", withRequiredProp, "minor", "major"],
  ["a prop taken away", withoutProp, "minor", "major"],
  ["a changed type", api.replace('"accent" | "neutral"', '"accent"'), "minor", "major"],
  ["a prop moved to another interface", `${withoutProp}  icon?: IconName\n`, "minor", "major"],
])("requires the right size for %s", (_, current, tooSmall, needed) => {
  expect(changesetFault(state({ current, changesets: [changeset(tooSmall)] }))).toContain(
    `a ${needed} release`,
  );
  expect(
    changesetFault(state({ current, changesets: [changeset("patch"), changeset(needed)] })),
  ).toBeUndefined();
});

it("allows breaking changes in a minor release before 1.0.0", () => {
  const change = { current: withoutProp, changesets: [changeset("minor")], version: "0.3.0" };
  expect(changesetFault(state({ ...change, released: `0.3.0\n${api}` }))).toBeUndefined();
});

it("counts a new component as an addition", () => {
  const current = `${api}\ninterface NewProps\n  labels: string\n`;
  expect(changesetFault(state({ current, changesets: [changeset("minor")] }))).toBeUndefined();
});

it("requires a record of every release", () => {
  expect(changesetFault(state({ version: "1.3.0" }))).toContain("record-release");
});
