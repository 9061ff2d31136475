/** Runs Vitest and Playwright in a checkout and counts their tests. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Numbers of tests. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, as far as the program reports it. */
  failures?: readonly Failure[];
}

/** A failed test, or a file of tests that could not be loaded. */
export interface Failure {
  /** Name of the test, or of the file. */
  readonly test: string;
  readonly message: string;
}

const reports = mkdtempSync(path.join(tmpdir(), "lightmaker-tests-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** How a program is run. */
export interface Running {
  /** Folder of the repository, or of another checkout of it. */
  readonly root: string;
  /** True if the program's output is not shown. */
  readonly quiet?: boolean;
  /** Ends the program and what it started. */
  readonly signal?: AbortSignal;
}

/** Runs a program and returns its exit code; 1 if a signal ended it. */
export function execute(
  command: string,
  args: readonly string[],
  folder: string,
  { root, quiet = false, signal }: Running,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, folder),
      stdio: ["ignore", quiet ? "ignore" : "inherit", quiet ? "ignore" : "inherit"],
      env: { ...process.env, ...env },
      // A group of its own can be ended together with the browsers and servers that it started.
      detached: signal !== undefined,
    });
    const end = (): void => {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    };
    signal?.addEventListener("abort", end, { once: true });
    child.on("error", reject);
    child.on("close", (code) => {
      signal?.removeEventListener("abort", end);
      resolve(code ?? 1);
    });
  });
}

/** Adds a failure if the runner crashed, failed outside its tests, or ran no tests or not all of them. */
function countRunnerFaults(runner: string, tally: Tally, code: number): Tally {
  const faults = [
    code !== 0 && tally.failed === 0 && `exited with code ${code}, but no test failed`,
    tally.passed + tally.failed === 0 && "ran no tests",
    tally.skipped > 0 && `skipped ${tally.skipped} tests`,
  ].filter((fault) => fault !== false);
  const failures = faults.map((fault) => ({ test: runner, message: `${fault}. This counts as a failure.` }));
  return {
    ...tally,
    failed: tally.failed + faults.length,
    failures: [...(tally.failures ?? []), ...failures],
  };
}

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    console.error(`The report ${file} is missing or invalid: the runner did not finish.`, cause);
    return {};
  }
};

/** The part of Vitest's report that is read here. */
interface VitestReport {
  /** Milliseconds since 1970. */
  readonly startTime?: number;
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Runs the tests of a folder that depend on files which have changed since a commit, by their imports. There may be none. */
export async function changedTests(folder: string, running: Running, base: string): Promise<Tally> {
  const { report, code } = await runVitest(folder, running, [`--changed=${base}`, "--passWithNoTests"]);
  return code === 0 && !report.numPassedTests
    ? { passed: 0, failed: 0, skipped: 0 }
    : countVitest(folder, report, code);
}

async function runVitest(
  workspace: string,
  running: Running,
  args: readonly string[],
): Promise<{ readonly report: VitestReport; readonly code: number }> {
  const file = path.join(reports, `${workspace.replaceAll("/", "-")}.json`);
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await execute("vitest", ["run", ...args, ...reporters], workspace, running);
  return { report: readReport(file) as VitestReport, code };
}

const vitestFailures = ({ testResults = [] }: VitestReport): Failure[] =>
  testResults.flatMap(({ name, status, message = "", assertionResults = [] }) => {
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => ({ test: test.fullName, message: test.failureMessages?.join("\n") ?? "" }));
    if (tests.length === 0 && status === "failed" && message !== "")
      tests.push({ test: path.basename(name), message });
    return tests;
  });

const countVitest = (name: string, report: VitestReport, code: number): Tally => {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return countRunnerFaults(
    name,
    {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      failures: vitestFailures(report),
    },
    code,
  );
};

/** Runs all tests of a folder. */
export async function vitest(folder: string, running: Running): Promise<Tally> {
  const { report, code } = await runVitest(folder, running, []);
  return countVitest(folder, report, code);
}

/**
 * Runs tests of a workspace until the first one fails, which it returns; nothing if all passed. A run that ended
 * otherwise, because it was killed, crashed or had no tests, is a failure without a name.
 */
export async function firstFailure(
  workspace: string,
  running: Running,
  args: readonly string[],
): Promise<Failure | undefined> {
  const { report, code } = await runVitest(workspace, running, [...args, "--bail=1"]);
  if (code === 0 && (report.numPassedTests ?? 0) > 0) return undefined;
  return (
    vitestFailures(report)[0] ?? {
      test: "",
      message: `Vitest ended with code ${code} without a failed test.`,
    }
  );
}

/** The part of Playwright's report that is read here. Suites contain suites. */
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

type PlaywrightReport = PlaywrightSuite & {
  readonly stats?: {
    readonly startTime?: string;
    readonly expected?: number;
    readonly unexpected?: number;
    readonly flaky?: number;
    readonly skipped?: number;
  };
};

const playwrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): Failure[] => [
  ...suites.flatMap(playwrightFailures),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      test: `${file}:${line} ${title}`,
      message: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n"),
    })),
];

const countPlaywright = ({ stats = {}, ...suite }: PlaywrightReport, code: number): Tally => {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return countRunnerFaults(
    "Playwright",
    { passed: expected, failed: unexpected + flaky, skipped, failures: playwrightFailures(suite) },
    code,
  );
};

/** Arguments with which turbo builds the site. */
export const buildSite = [
  "run",
  "build",
  "--filter=@lightmaker/site",
  // As in `cachedTests`: another mode would be another build.
  "--env-mode=loose",
  "--output-logs=errors-only",
] as const;

/** Builds the site and runs the end-to-end tests whose files match a filter. */
export async function playwright(running: Running, filters: readonly string[]): Promise<Tally> {
  if ((await execute("turbo", buildSite, ".", running)) !== 0) return { passed: 0, failed: 1, skipped: 0 };
  const report = path.join(reports, "playwright.json");
  rmSync(report, { force: true });
  const code = await execute("playwright", ["test", ...filters], "tests", running, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(readReport(report) as PlaywrightReport, code);
}

/**
 * Runs all tests of a workspace by turbo, which takes the result from its cache if nothing that they read has changed (`turbo.json`).
 *
 * @param force true if they are run in any case
 */
export async function cachedTests(
  workspace: string,
  folder: string,
  running: Running,
  force: boolean,
): Promise<Tally & { readonly cached: boolean }> {
  const isEndToEnd = folder === "tests";
  const report = path.join(running.root, folder, isEndToEnd ? "e2e-report.json" : "test-report.json");
  rmSync(report, { force: true });
  const start = Date.now();
  const args = [
    ...["run", isEndToEnd ? "test:e2e" : "test", `--filter=${workspace}`],
    // Tests find programs and folders by the environment, which decides nothing about their result.
    "--env-mode=loose",
    "--output-logs=new-only",
    ...(force ? ["--force"] : []),
  ];
  const code = await execute("turbo", args, ".", running);
  const read = readReport(report) as VitestReport & PlaywrightReport;
  const began = read.startTime ?? Date.parse(read.stats?.startTime ?? "");
  return {
    ...(isEndToEnd ? countPlaywright(read, code) : countVitest(folder, read, code)),
    cached: began < start,
  };
}
