/**
 * Runs every check and test of the product. The last line is the sum: `N passed, N failed`.
 *
 * Rooms whose files have not changed since they passed are not run again: their result comes from turbo's cache, and the
 * table says so. `--force` runs all, and so does a fresh checkout, which has no cache.
 *
 * `--changed` is for the time between two commits: it runs the checks, and the tests that depend on files which differ from the last
 * commit, or from the one that is named. It leaves out the end-to-end tests and those of the package, which test the whole.
 *
 * node tests/run.ts [--only=check|unit|stories|package|e2e[,…]] [--force] [--changed[=commit]]
 */
import path from "node:path";
import { installMissing, type Program } from "../api/server/testing/programs.ts";
import { postgresql } from "../api/server/testing/test-postgres.ts";
import { countVulnerabilities } from "./audit.ts";
import { chineseFont, chromiumProgram, findChromium, headlessShell } from "./browser.ts";
import {
  buildSite,
  cachedTests,
  changedTests,
  execute,
  type Running,
  type Tally,
  vitest,
} from "./runners.ts";

interface Step {
  name: string;
  group: "check" | "unit" | "stories" | "package" | "e2e";
  run: () => Promise<Tally & { cached?: boolean }>;
  /** Programs that the tests need and that npm does not install. */
  needs?: readonly Program[];
  /** True if it keeps all cores busy, so that nothing else runs beside it. */
  alone?: true;
}

const here: Running = { root: path.join(import.meta.dirname, "..") };
const force = process.argv.includes("--force");
const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
const base = changed && (changed.split("=")[1] ?? "HEAD");
const inRoom = (workspace: string, folder: string) => () =>
  base ? changedTests(folder, here, base) : cachedTests(workspace, folder, here, force);

/** Counts a program that passes or fails as a whole as one test. */
const asOneTest =
  (command: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    const failed = (await execute(command, args, ".", here)) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, skipped: 0 };
  };

/**
 * Counts as neither passed nor failed if the registry does not answer, as in a closed network. `npm run audit` fails
 * then.
 */
const audit = async (): Promise<Tally> => {
  const known = await countVulnerabilities();
  const failed = known ? 1 : 0;
  return { passed: known === undefined ? 0 : 1 - failed, failed, skipped: 0 };
};

const browser = [chromiumProgram, chineseFont];
const steps: readonly Step[] = [
  {
    name: "types",
    group: "check",
    run: asOneTest("turbo", "run", "typecheck", "--output-logs=errors-only"),
    alone: true,
  },
  { name: "format and lint", group: "check", run: asOneTest("biome", "check", "--error-on-warnings") },
  {
    name: "arrows between rooms",
    group: "check",
    run: asOneTest(
      "depcruise",
      "--output-type",
      "err-long",
      "--config",
      ".dependency-cruiser.mjs",
      "packages",
      "apps",
      "api",
      "tests",
    ),
  },
  { name: "unused files and exports", group: "check", run: asOneTest("knip") },
  { name: "supply chain", group: "check", run: asOneTest("node", "tests/supply.ts") },
  { name: "known vulnerabilities", group: "check", run: audit },
  { name: "unit: api", group: "unit", run: inRoom("@lightmaker/api", "api"), needs: [postgresql] },
  // The longest first. It builds the package; the stories, which build it too, begin when that is done.
  { name: "package and dealers", group: "package", run: () => vitest("tests/dealer", here), needs: browser },
  { name: "unit: content", group: "unit", run: inRoom("@lightmaker/content", "packages/content") },
  { name: "unit: documents", group: "unit", run: inRoom("@lightmaker/documents", "packages/documents") },
  { name: "unit: drawing", group: "unit", run: inRoom("@lightmaker/drawing", "packages/drawing") },
  { name: "unit: feed", group: "unit", run: inRoom("@lightmaker/feed", "packages/feed") },
  { name: "unit: media", group: "unit", run: inRoom("@lightmaker/media", "packages/media") },
  {
    name: "stories in Chromium",
    group: "stories",
    run: inRoom("@lightmaker/storybook", "apps/storybook"),
    needs: [...browser, headlessShell],
  },
  { name: "unit: room", group: "unit", run: inRoom("@lightmaker/room", "packages/room") },
  { name: "unit: site", group: "unit", run: inRoom("@lightmaker/site", "apps/site") },
  { name: "unit: ui", group: "unit", run: inRoom("@lightmaker/ui", "packages/ui"), needs: browser },
  { name: "build of the site", group: "e2e", run: asOneTest("turbo", ...buildSite) },
  {
    name: "looks of changed components",
    group: "stories",
    run: asOneTest("node", "apps/storybook/visual/compare.ts", "--changed"),
    needs: browser,
  },
  {
    name: "end to end",
    group: "e2e",
    run: inRoom("@lightmaker/tests", "tests"),
    needs: [headlessShell, chineseFont],
    alone: true,
  },
];

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const whole: readonly Step["group"][] = ["package", "e2e"];
const chosen = steps.filter(
  ({ group }) => (!only || only.includes(group)) && !(base && whole.includes(group)),
);
if (chosen.length === 0)
  throw new Error(`Unknown --only=${only}. Allowed: check, unit, stories, package, e2e.`);
// Installs everything before the first test, so that a missing program is known now and not after half an hour.
installMissing(chosen.flatMap(({ needs = [] }) => needs));
if (chosen.some(({ needs = [] }) => needs.includes(chromiumProgram)))
  process.env["CHROMIUM_PATH"] = findChromium();

async function runStep({ name, run }: Step) {
  console.info(`\n— ${name}`);
  const start = performance.now();
  const tally = await run();
  return { step: name, cached: false, ...tally, seconds: Math.round((performance.now() - start) / 1000) };
}

type Row = Awaited<ReturnType<typeof runStep>>;

/** Number of steps at a time: the cores of the smallest machines. With three, each took longer and the whole no less (measured). */
const lanes = 2;

/** Runs steps in their order, each as soon as a lane is free, or all of them for a step that runs alone. */
async function runAll(steps: readonly Step[]): Promise<Row[]> {
  const rows: Promise<Row>[] = [];
  const running = new Set<Promise<unknown>>();
  let free = lanes;
  for (const step of steps) {
    const needed = step.alone ? lanes : 1;
    while (free < needed) await Promise.race(running);
    free -= needed;
    const row = runStep(step);
    rows.push(row);
    const ended = row.finally(() => {
      free += needed;
      running.delete(ended);
    });
    running.add(ended);
  }
  return Promise.all(rows);
}

const rows = await runAll(chosen);
console.table(rows.map(({ failures, ...row }) => row));
// Named again after everything else, because a long output is often shown from its end.
for (const { step, failures = [] } of rows)
  for (const { test, message } of failures) console.error(`✗ ${step}: ${test}\n${message.slice(0, 2_000)}\n`);
if (base) console.info(`Only what depends on changes since ${base}. \`npm test\` runs all.`);
const sum = (key: "passed" | "failed" | "skipped") => rows.reduce((total, row) => total + row[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.info(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
