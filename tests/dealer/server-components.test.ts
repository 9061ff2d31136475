import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { everyStory } from "../../packages/ui/tests/every-story.ts";

const ui = path.join(import.meta.dirname, "../../packages/ui");

/** Whether a value survives as JSON: no functions and no elements, which a story makes and a page's data do not have. */
const isPlain = (value: unknown): boolean =>
  typeof value !== "function" &&
  (typeof value !== "object" ||
    value === null ||
    (!("$$typeof" in value) && Object.values(value).every(isPlain)));

it("every component and block renders as React's server components do, from plain data", () => {
  const stories = everyStory.flatMap(({ folder, name, propsIn }) => {
    const props = propsIn("en");
    return Object.keys(props).length > 0 && isPlain(props)
      ? [{ entry: path.basename(folder), name: `${folder}: ${name}`, props }]
      : [];
  });
  expect(stories.length).toBeGreaterThan(150);
  const { stdout, stderr } = spawnSync(
    "node",
    ["--conditions=react-server", path.join(import.meta.dirname, "server-components/render.mjs")],
    { cwd: ui, encoding: "utf8", input: JSON.stringify({ dist: path.join(ui, "dist"), stories }) },
  );
  if (!stdout) throw new Error(`The components could not be loaded on a server:\n${stderr}`);
  expect(JSON.parse(stdout)).toEqual({ rendered: stories.length, failures: [] });
});
