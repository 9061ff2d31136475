/**
 * Puts one bug after the other into a copy of the last commit and runs the tests that should catch it.
 *
 *   npm run mutants                                  all bugs
 *   npm run mutants -- sweep e2e                     bugs of these suites, or whose names contain one of these words
 *   npm run mutants -- --not=e2e,stories             bugs of all other suites
 *   npm run mutants -- --from=api/sweep              bugs from this one on, in the order of their names
 *   npm run mutants -- --resume                      bugs that no earlier run caught
 *   npm run mutants -- --seconds=600                 more time for each test, on a busy machine
 *
 * A bug counts as caught if a test fails with it that passes without it. The last result of each bug is written to
 * `results.jsonl` as it comes: commit it, so that the next run can resume on another machine. Exit code 1 if less than 95 % were caught, if a patch does not apply, or if a test fails without a bug.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { installMissing } from "../../api/server/testing/programs.ts";
import { postgresql } from "../../api/server/testing/test-postgres.ts";
import { chineseFont, chromiumProgram, findChromium, headlessShell } from "../browser.ts";
import { execute, type Failure, firstFailure, playwright, type Running } from "../runners.ts";
import { checkOutCopy, root } from "./checkout.ts";

type Run = (running: Running, filters: readonly string[]) => Promise<Failure | undefined>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    not: { type: "string", default: "" },
    from: { type: "string", default: "" },
    resume: { type: "boolean", default: false },
    seconds: { type: "string", default: "90" },
  },
});

/** Time for one test, in milliseconds. */
const patience = Number(values.seconds) * 1_000;
if (!(patience > 0)) throw new Error("Give --seconds as a number.");

/**
 * Tests have no time limit in their suites, because machines differ. A bug that makes a test wait for ever must end it.
 * Such a bug is believed only after the test has passed without the bug within the same limit.
 */
const workspace =
  (folder: string): Run =>
  (running, filters) =>
    firstFailure(folder, running, [...filters, `--testTimeout=${patience}`, `--hookTimeout=${patience}`]);

const checks: Run = async (running) => {
  const code = await execute("node", ["tests/run.ts", "--only=check"], ".", running);
  return code === 0 ? undefined : { test: "", message: `The checks ended with code ${code}.` };
};

const endToEnd: Run = async (running, filters) => {
  const { failed } = await playwright(running, filters);
  return failed === 0 ? undefined : { test: "", message: `${failed} end-to-end tests failed.` };
};

/** Suites that catch bugs: the folder of their files, and how they are run. */
const suites: Readonly<Record<string, { readonly folder: string; readonly run: Run }>> = {
  check: { folder: ".", run: checks },
  content: { folder: "packages/content", run: workspace("packages/content") },
  documents: { folder: "packages/documents", run: workspace("packages/documents") },
  drawing: { folder: "packages/drawing", run: workspace("packages/drawing") },
  feed: { folder: "packages/feed", run: workspace("packages/feed") },
  media: { folder: "packages/media", run: workspace("packages/media") },
  room: { folder: "packages/room", run: workspace("packages/room") },
  site: { folder: "apps/site", run: workspace("apps/site") },
  ui: { folder: "packages/ui", run: workspace("packages/ui") },
  api: { folder: "api", run: workspace("api") },
  stories: { folder: "packages/ui", run: workspace("apps/storybook") },
  storybook: { folder: "apps/storybook", run: workspace("apps/storybook") },
  package: { folder: "tests/dealer", run: workspace("tests/dealer") },
  e2e: { folder: "tests", run: endToEnd },
};

/** A bug: a patch with a header in front that `git apply` skips. */
interface Mutant {
  /** Path of the patch without its ending, such as `api/sweep-deletes-leads`. */
  readonly name: string;
  readonly file: string;
  /** Hash of the patch: a result counts for this text only. */
  readonly digest: string;
  readonly suite: string;
  /** Filters of test files. Empty for the checks. */
  readonly tests: readonly string[];
}

/** A line of the results file. */
interface Result {
  readonly name: string;
  readonly digest: string;
  readonly commit: string;
  /** Unknown if the tests fail without the bug too. */
  readonly outcome: "caught" | "survived" | "unknown";
  /** The test that failed first. Empty if none did, or if the suite names none. */
  readonly by: string;
  readonly seconds: number;
}

/** Share of bugs that must be caught. */
const goal = 0.95;

/** Time after which a run that hangs with a bug is ended, in milliseconds. The longest, built anew, takes a third. */
const limit = Math.max(10 * 60_000, 5 * patience);

const room = import.meta.dirname;
const resultsFile = path.join(room, "results.jsonl");

/** @throws Error that names a patch without suite or tests, or tests that no file matches */
function readMutant(relative: string): Mutant {
  const file = path.join(room, relative);
  const text = readFileSync(file, "utf8");
  const [header = ""] = text.split(/^diff --git /m);
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
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { name: relative.replace(/\.patch$/, ""), file, digest, suite, tests };
}

/** Reads the last result of each bug. */
function readResults(): Map<string, Result> {
  const lines = existsSync(resultsFile) ? readFileSync(resultsFile, "utf8").trim().split("\n") : [];
  return new Map(
    lines.filter(Boolean).map((line) => {
      const result: Result = JSON.parse(line);
      return [result.name, result];
    }),
  );
}

const unwanted = values.not.split(",").filter(Boolean);
for (const suite of unwanted) if (!suites[suite]) throw new Error(`--not=${suite}: there is no such suite.`);

const all = globSync("*/*.patch", { cwd: room }).sort().map(readMutant);
const chosen = all.filter(({ name, suite }) => {
  const asked =
    positionals.length === 0 ||
    positionals.some((word) => (suites[word] ? suite === word : name.includes(word)));
  return asked && !unwanted.includes(suite) && name >= values.from;
});
if (chosen.length === 0) throw new Error("No bug matches.");
const known = readResults();
const results = chosen.flatMap(({ name, digest }) => {
  const result = values.resume ? known.get(name) : undefined;
  return result?.outcome === "caught" && result.digest === digest ? [result] : [];
});
if (results.length > 0)
  console.info(
    `${results.length} bugs were caught by earlier runs and are not run again: at ${[...new Set(results.map((result) => result.commit))].join(", ")}.`,
  );
const mutants = chosen.filter(({ name }) => !results.some((result) => result.name === name));

const named = new Set(mutants.map(({ suite }) => suite));
if (named.has("api")) installMissing([postgresql]);
if (["ui", "stories", "storybook", "package"].some((suite) => named.has(suite))) {
  installMissing([chromiumProgram, chineseFont]);
  process.env["CHROMIUM_PATH"] = findChromium();
}
if (named.has("e2e")) installMissing([headlessShell, chineseFont]);

const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    stopped.abort();
    process.exit(1);
  });

/** Returns what failed, with the bug or without one. */
const runTests = (
  suite: string,
  tests: readonly string[],
  signal: AbortSignal,
): Promise<Failure | undefined> | undefined =>
  suites[suite]?.run({ root: checkout, quiet: true, signal }, tests);

/** Messages of tests that waited in vain: Vitest's own, those of `expect.poll` and `vi.waitFor`, and our `waitFor`'s. */
const waited = /timed out|did not succeed in time|in vain/i;

/** Failures without any bug, by suite and tests. */
const withoutBugs = new Map<string, Promise<Failure | undefined> | undefined>();

/** Runs the tests with the bug, and before the first bug of these tests without any. */
async function runMutant({ file, suite, tests }: Mutant): Promise<Pick<Result, "outcome" | "by">> {
  const key = [suite, ...tests].join(" ");
  if (!withoutBugs.has(key)) withoutBugs.set(key, runTests(suite, tests, stopped.signal));
  const before = await withoutBugs.get(key);
  if (before) return { outcome: "unknown", by: before.test || before.message };
  git("apply", file);
  const failure = await runTests(suite, tests, AbortSignal.any([stopped.signal, AbortSignal.timeout(limit)]));
  git("checkout", "--quiet", ".");
  git("clean", "--quiet", "--force", "-d");
  if (!failure) return { outcome: "survived", by: "" };
  // A failed expectation is the bug's doing: the same test passed before. A test that waited too long, or a run that
  // named no test, may be the doing of a busy or broken machine. Checks and end-to-end tests never name one.
  const isDoubtful = failure.test === "" || waited.test(failure.message);
  const after =
    isDoubtful && suite !== "check" && suite !== "e2e" && (await runTests(suite, tests, stopped.signal));
  return after
    ? { outcome: "unknown", by: after.test || after.message }
    : { outcome: "caught", by: failure.test };
}

const checkout = checkOutCopy();
const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: checkout, encoding: "utf8", stdio: "pipe" }).trim();
const commit = git("rev-parse", "--short", "HEAD");

const stale = mutants.filter(({ file }) => {
  try {
    git("apply", "--check", file);
    return false;
  } catch {
    return true;
  }
});
if (stale.length > 0)
  throw new Error(
    `These patches do not apply to ${commit}. Write them anew: ${stale.map(({ name }) => name).join(" ")}`,
  );

/** Keeps a result, one line for each bug that there is. */
function keep(result: Result): void {
  known.set(result.name, result);
  const lines = all.flatMap(({ name }) => known.get(name) ?? []).map((each) => `${JSON.stringify(each)}\n`);
  writeFileSync(resultsFile, lines.join(""));
}

for (const mutant of mutants) {
  const { name, digest, suite } = mutant;
  const start = performance.now();
  const { outcome, by } = await runMutant(mutant);
  const seconds = Math.round((performance.now() - start) / 1000);
  const result: Result = { name, digest, commit, outcome, by, seconds };
  results.push(result);
  keep(result);
  console.info(`${outcome.toUpperCase().padEnd(8)}  ${name}  (${suite}, ${seconds} s)  ${by}`);
}

const roomOf = ({ name }: Result): string => path.dirname(name);
const count = (list: readonly Result[], outcome: Result["outcome"]): number =>
  list.filter((result) => result.outcome === outcome).length;
console.table(
  Object.entries(Object.groupBy(results, roomOf)).map(([name, all = []]) => ({
    room: name,
    caught: count(all, "caught"),
    survived: count(all, "survived"),
    unknown: count(all, "unknown"),
  })),
);
for (const { name, outcome, by } of results) {
  if (outcome === "survived") console.info(`Survivor: ${name}`);
  if (outcome === "unknown") console.info(`Not judged, because its tests fail without it: ${name} (${by})`);
}
const share = count(results, "caught") / results.length;
console.info(`${count(results, "caught")} of ${results.length} bugs caught (${(100 * share).toFixed(1)} %).`);
process.exitCode = share < goal || count(results, "unknown") > 0 ? 1 : 0;
