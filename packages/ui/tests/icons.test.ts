import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { drawnIcons } from "../scripts/drawn-icons.ts";
import names from "../scripts/icon-names.json" with { type: "json" };
import { icons } from "../src/components/Icon/registry.ts";

const folder = path.join(import.meta.dirname, "../src/icons");
/** Numbers of the drawings, which the formatter leaves as they are. */
const drawing = (code: string) => code.match(/"[^"]*"/g);

it("each icon is the drawing of the installed Lucide: else run `npm run icons -w @lightmaker/ui`", async () => {
  const drawn = await drawnIcons();
  expect(readdirSync(folder).toSorted()).toEqual(drawn.map(({ file }) => file).toSorted());
  for (const { file, code } of drawn)
    expect(drawing(readFileSync(path.join(folder, file), "utf8"))).toEqual(drawing(code));
});

it("the registry has every icon under its name", () => {
  expect(Object.keys(icons).toSorted()).toEqual(Object.keys(names).toSorted());
});

it("no component except `Icon` and blocks whose data name an icon contains all of them", () => {
  const src = path.join(import.meta.dirname, "../src");
  const found = execFileSync("grep", ["-rlE", 'from ".*(Icon/registry|Icon/Icon|Icon/index)\\.tsx?"', src], {
    encoding: "utf8",
  });
  const whole = found
    .trim()
    .split("\n")
    .filter((file) => !/\.(stories|examples|data)\.|components\/Icon\//.test(file))
    .filter((file) =>
      /^import (?!type)[^;]*Icon\/(registry|Icon|index)\.tsx?"/m.test(readFileSync(file, "utf8")),
    )
    .map((file) => path.relative(src, file));
  expect(whole).toEqual(["blocks/FeatureIcons/FeatureIcons.tsx"]);
});
