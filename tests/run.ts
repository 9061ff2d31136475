/**
 * Runs every check and test of the product. The last line is the sum: `N passed, N failed`.
 *
 * node tests/run.ts [--only=check|unit|stories|package|e2e[,…]]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installMissing, type Program } from "../api/server/testing/programs.ts";
import { postgresql } from "../api/server/testing/test-postgres.ts";
import { countVulnerabilities } from "./audit.ts";
import { chineseFont, chromiumProgram, findChromium, headlessShell } from "./browser.ts";

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  group: "check" | "unit" | "stories" | "package" | "e2e";
  run: () => Promise<Tally>;
  /** Programs that the tests need and that npm does not install. */
  needs?: readonly Program[];
  /** True if the step runs in parallel with the next one, because both leave a CPU core free. */
  parallelWithNext?: boolean;
}

const root = path.join(import.meta.dirname, "..");
const reports = mkdtempSync(path.join(tmpdir(), "lightmaker-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Runs a program with its output shown and returns its exit code. */
function execute(
  command: string,
  args: readonly string[],
  cwd = root,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Counts a program that passes or fails as a whole as one test. */
const asOneTest =
  (command: string, ...args: string[]) =>
  async (): Promise<Tally> => {
    const failed = (await execute(command, args)) === 0 ? 0 : 1;
    return { passed: 1 - failed, failed, skipped: 0 };
  };

/** Adds a failure if the runner crashed, failed outside its tests, or ran no tests or not all of them. */
function countRunnerFaults(runner: string, tally: Tally, code: number): Tally {
  const faults = [
    code !== 0 && tally.failed === 0 && `exited with code ${code}, but no test failed`,
    tally.passed + tally.failed === 0 && "ran no tests",
    tally.skipped > 0 && `skipped ${tally.skipped} tests`,
  ].filter((fault) => fault !== false);
  for (const fault of faults) console.error(`${runner} ${fault}. This counts as a failure.`);
  return { ...tally, failed: tally.failed + faults.length };
}

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    console.error(`The report ${file} is missing or invalid: the runner did not finish.`, cause);
    return {};
  }
};

const vitest = (workspace: string) => async (): Promise<Tally> => {
  const report = path.join(reports, `${workspace.replaceAll("/", "-")}.json`);
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await execute("vitest", args, path.join(root, workspace));
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
  } = readReport(report) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numPendingTests?: number;
    numTodoTests?: number;
  };
  return countRunnerFaults(
    workspace,
    { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    code,
  );
};

const playwright = async (): Promise<Tally> => {
  if (
    (await execute("turbo", ["run", "build", "--filter=@lightmaker/site", "--output-logs=errors-only"])) !== 0
  ) {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const report = path.join(reports, "playwright.json");
  const code = await execute("playwright", ["test"], path.join(root, "tests"), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { stats = {} } = readReport(report) as {
    stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return countRunnerFaults("Playwright", { passed: expected, failed: unexpected + flaky, skipped }, code);
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
  { name: "types", group: "check", run: asOneTest("turbo", "run", "typecheck", "--output-logs=errors-only") },
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
  { name: "unit: content", group: "unit", run: vitest("packages/content") },
  { name: "unit: media", group: "unit", run: vitest("packages/media") },
  { name: "unit: site", group: "unit", run: vitest("apps/site") },
  { name: "unit: ui", group: "unit", run: vitest("packages/ui"), needs: browser, parallelWithNext: true },
  { name: "unit: api", group: "unit", run: vitest("api"), needs: [postgresql] },
  { name: "stories in Chromium", group: "stories", run: vitest("apps/storybook"), needs: browser },
  { name: "package and dealers", group: "package", run: vitest("tests/dealer"), needs: browser },
  { name: "end to end", group: "e2e", run: playwright, needs: [headlessShell, chineseFont] },
];

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const chosen = steps.filter(({ group }) => !only || only.includes(group));
if (chosen.length === 0)
  throw new Error(`Unknown --only=${only}. Allowed: check, unit, stories, package, e2e.`);
// Installs everything before the first test, so that a missing program is known now and not after half an hour.
installMissing(chosen.flatMap(({ needs = [] }) => needs));
if (chosen.some(({ needs }) => needs === browser)) process.env["CHROMIUM_PATH"] = findChromium();

async function runStep({ name, run }: Step) {
  console.info(`\n— ${name}`);
  const start = performance.now();
  const tally = await run();
  return { step: name, ...tally, seconds: Math.round((performance.now() - start) / 1000) };
}

const running: ReturnType<typeof runStep>[] = [];
for (const step of chosen) {
  running.push(runStep(step));
  if (!step.parallelWithNext) await Promise.all(running);
}
const rows = await Promise.all(running);
console.table(rows);
const sum = (key: keyof Tally) => rows.reduce((total, row) => total + row[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.info(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
