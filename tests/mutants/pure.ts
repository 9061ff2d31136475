/**
 * Mutates modules without side effects by Stryker and runs their unit tests. Each operator, text and branch is a mutant.
 *
 *   npm run mutants:pure                  all modules
 *   npm run mutants:pure -- csv networks  modules whose path contains one of these words
 *
 * Works on a copy of the last commit. Prints the survivors and the score of each module. Exit code 1 if a room's score is below `goal`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkOutCopy } from "./checkout.ts";

/** Least share of mutants that a room's tests kill, in per cent. Many mutants are equal to the code, so it is not 100. */
const goal = 75;

/** Modules by room. The unit test of each lies beside it. */
const modules: Readonly<Record<string, readonly string[]>> = {
  "packages/ui": [
    "src/blocks/Finder/match.ts",
    "src/blocks/InstalmentCalculator/entries.ts",
    "src/blocks/InstalmentCalculator/instalments.ts",
    "src/blocks/MaterialCheck/match.ts",
    "src/blocks/NewsList/select-news.ts",
    "src/components/Carousel/arrow-key-step.ts",
    "src/components/CompareTable/selection.ts",
    "src/components/FileInput/file-refusal.ts",
    "src/components/NavigationMenu/safe-triangle.ts",
    "src/components/Pagination/pages-shown.ts",
    "src/components/SpecTable/convert.ts",
  ],
  "apps/site": [
    "app/forms/failure-message.ts",
    "app/news/view.ts",
    "app/search/words-of-path.ts",
    "app/shell/links.ts",
    "app/shell/page-cache.ts",
  ],
  "packages/drawing": [
    "src/clean.ts",
    "src/cost.ts",
    "src/dxf/spline.ts",
    "src/guess.ts",
    "src/inside.ts",
    "src/join.ts",
    "src/matrix.ts",
    "src/sheet.ts",
    "src/svg/css.ts",
    "src/svg/path-data.ts",
    "src/time.ts",
  ],
  "packages/room": ["src/address.ts", "src/geometry.ts", "src/paper.ts", "src/rules.ts", "src/way.ts"],
  api: [
    "server/chat/thickness.ts",
    "server/chat/units.ts",
    "server/networks.ts",
    "server/http/request-log-limit.ts",
    "server/published/spreadsheet-formulas.ts",
  ],
};

const words = process.argv.slice(2);
const chosen = Object.entries(modules)
  .map(([room, files]) => ({
    room,
    files: files.filter(
      (file) => words.length === 0 || words.some((word) => `${room}/${file}`.includes(word)),
    ),
  }))
  .filter(({ files }) => files.length > 0);
if (chosen.length === 0) throw new Error(`No module's path contains ${words.join(" or ")}.`);

const own = path.join(import.meta.dirname, "stryker");
if (!existsSync(path.join(own, "node_modules")))
  execFileSync("npm", ["ci", "--ignore-scripts", "--legacy-peer-deps"], { cwd: own, stdio: "inherit" });

const checkout = checkOutCopy();
const failed = chosen.filter(({ room, files }) => {
  const folder = path.join(checkout, room);
  const tests = files.map((file) => file.replace(/\.ts$/, ".test.ts"));
  // Only these tests: Stryker runs all that the configuration has once, to learn what each covers.
  writeFileSync(
    path.join(folder, "vitest.pure.config.ts"),
    [
      'import config from "./vitest.config.ts";',
      `export default { ...config, test: { ...config.test, include: ${JSON.stringify(tests)} } };`,
    ].join("\n"),
  );
  writeFileSync(
    path.join(folder, "stryker.config.json"),
    JSON.stringify({
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "vitest.pure.config.ts", related: false },
      mutate: files,
      coverageAnalysis: "perTest",
      concurrency: 2,
      // The copy is deleted anyway, and a sandbox inside it would lack the packages.
      inPlace: true,
      reporters: ["clear-text"],
      clearTextReporter: { allowColor: false, reportTests: false },
      thresholds: { break: goal },
      timeoutMS: 60_000,
    }),
  );
  const stryker = path.join(
    checkout,
    "tests/mutants/stryker/node_modules/@stryker-mutator/core/bin/stryker.js",
  );
  const { status, error } = spawnSync(process.execPath, [stryker, "run"], { cwd: folder, stdio: "inherit" });
  if (error) throw error;
  return status !== 0;
});
for (const { room } of failed) console.error(`${room} is below ${goal} %, or its tests did not run.`);
process.exitCode = failed.length > 0 ? 1 : 0;
