/**
 * Puts one bug after the other into a copy of the last commit and runs the tests that should catch it.
 *
 *   npm run mutants                     all bugs
 *   npm run mutants -- api/sweep e2e    bugs whose file name or suite contains one of these words
 *
 * Ends with the share of caught bugs and names the survivors. The exit code is 1 if less than 95 % were caught.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installMissing } from "../../api/server/testing/programs.ts";
import { postgresql } from "../../api/server/testing/test-postgres.ts";
import { chineseFont, chromiumProgram, findChromium, headlessShell } from "../browser.ts";
import { execute, playwright, type Running, type Tally, vitest } from "../runners.ts";

type Run = (running: Running, filters: readonly string[]) => Promise<Tally>;

const workspace =
  (folder: string): Run =>
  (running, filters) =>
    vitest(folder, running, filters);

const checks: Run = async (running) => {
  const code = await execute("node", ["tests/run.ts", "--only=check"], ".", running);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

/** Suites that catch bugs: the folder of their files, and how they are run. */
const suites: Readonly<Record<string, { readonly folder: string; readonly run: Run }>> = {
  check: { folder: ".", run: checks },
  content: { folder: "packages/content", run: workspace("packages/content") },
  media: { folder: "packages/media", run: workspace("packages/media") },
  site: { folder: "apps/site", run: workspace("apps/site") },
  ui: { folder: "packages/ui", run: workspace("packages/ui") },
  api: { folder: "api", run: workspace("api") },
  stories: { folder: "packages/ui", run: workspace("apps/storybook") },
  package: { folder: "tests/dealer", run: workspace("tests/dealer") },
  e2e: { folder: "tests", run: playwright },
};

/** A bug: a patch with a header in front that `git apply` skips. */
interface Mutant {
  /** Path of the patch without its ending, such as `api/sweep-deletes-leads`. */
  readonly name: string;
  readonly file: string;
  readonly suite: string;
  /** Filters of test files. Empty for the checks. */
  readonly tests: readonly string[];
}

/** Share of bugs that must be caught. */
const goal = 0.95;

/** Time after which a hanging run counts as caught, in milliseconds. The longest suite, built anew, takes a tenth. */
const limit = 30 * 60_000;

const room = import.meta.dirname;
const root = path.join(room, "../..");

/** @throws Error that names a patch without suite or tests, or tests that no file matches */
function readMutant(relative: string): Mutant {
  const file = path.join(room, relative);
  const [header = ""] = readFileSync(file, "utf8").split(/^diff --git /m);
  const [, suite = ""] = /^Suite: (\w+)$/m.exec(header) ?? [];
  const [, filters = ""] = /^Tests: (.*)$/m.exec(header) ?? [];
  const tests = filters.split(" ").filter((filter) => filter !== "");
  const found = suites[suite];
  if (!found) throw new Error(`${relative} names no suite. Write one of: ${Object.keys(suites).join(", ")}.`);
  if (suite !== "check" && tests.length === 0) throw new Error(`${relative} names no tests.`);
  const files = globSync("**/*.{test,spec,stories}.{ts,tsx}", {
    cwd: path.join(root, found.folder),
    exclude: (name) => name === "node_modules" || name === "build",
  });
  for (const filter of tests)
    if (!files.some((each) => each.includes(filter)))
      throw new Error(`${relative}: no test file of the suite "${suite}" matches ${filter}.`);
  return { name: relative.replace(/\.patch$/, ""), file, suite, tests };
}

async function runLimited(checkout: string, suite: string, tests: readonly string[]): Promise<boolean> {
  const { failed } = (await suites[suite]?.run(
    { root: checkout, quiet: true, signal: AbortSignal.timeout(limit) },
    tests,
  )) ?? { failed: 0 };
  return failed === 0;
}

const asked = process.argv.slice(2);
const mutants = globSync("*/*.patch", { cwd: room })
  .sort()
  .map(readMutant)
  .filter(
    ({ name, suite }) => asked.length === 0 || asked.some((word) => name.includes(word) || suite === word),
  );
if (mutants.length === 0) throw new Error(`No bug matches ${asked.join(" ")}.`);

const named = new Set(mutants.map(({ suite }) => suite));
if (named.has("api")) installMissing([postgresql]);
if (["ui", "stories", "package"].some((suite) => named.has(suite))) {
  installMissing([chromiumProgram, chineseFont]);
  process.env["CHROMIUM_PATH"] = findChromium();
}
if (named.has("e2e")) installMissing([headlessShell, chineseFont]);

const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-mutants-"));
const checkout = path.join(folder, "checkout");
const git = (...args: string[]): string => execFileSync("git", args, { cwd: checkout, encoding: "utf8" });
execFileSync("git", ["worktree", "add", "--quiet", "--detach", checkout], { cwd: root });
try {
  // Node looks for packages beside the files. Hard links cost neither time nor space.
  for (const modules of globSync("{,*/,*/*/}node_modules", { cwd: root })) {
    const target = path.join(checkout, modules);
    const copy = (flags: string) => execFileSync("cp", [flags, path.join(root, modules), target]);
    try {
      copy("-al");
    } catch {
      rmSync(target, { recursive: true, force: true });
      copy("-a");
    }
  }
  process.env["PATH"] = `${path.join(checkout, "node_modules/.bin")}${path.delimiter}${process.env["PATH"]}`;

  for (const suite of named) {
    const tests = [...new Set(mutants.flatMap((mutant) => (mutant.suite === suite ? mutant.tests : [])))];
    if (!(await runLimited(checkout, suite, tests)))
      throw new Error(`The tests of "${suite}" fail without any bug: ${tests.join(" ")}`);
    console.info(`${suite}: green without bugs`);
  }
  const survivors: Mutant[] = [];
  for (const mutant of mutants) {
    git("apply", mutant.file);
    const survived = await runLimited(checkout, mutant.suite, mutant.tests);
    git("checkout", "--quiet", ".");
    if (survived) survivors.push(mutant);
    console.info(`${survived ? "SURVIVED" : "caught  "}  ${mutant.name}  (${mutant.suite})`);
  }
  const caught = mutants.length - survivors.length;
  const share = caught / mutants.length;
  for (const { name } of survivors) console.info(`Survivor: ${name}`);
  console.info(`${caught} of ${mutants.length} bugs caught (${(100 * share).toFixed(1)} %).`);
  process.exitCode = share < goal ? 1 : 0;
} finally {
  execFileSync("git", ["worktree", "remove", "--force", checkout], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
}
