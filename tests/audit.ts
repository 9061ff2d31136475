/**
 * Asks npm's registry for known vulnerabilities of high or critical severity in the production dependencies. `npm run
 * audit` fails if there is one. It also fails if the registry sends no report, because then nothing has been audited.
 */
import { execFile } from "node:child_process";
import path from "node:path";

interface Report {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** Counts the vulnerabilities. Returns `undefined` if the registry does not support audits. */
export async function countVulnerabilities(): Promise<number | undefined> {
  const output = await new Promise<string>((resolve) => {
    // The command fails when it finds something, but still writes its report.
    execFile(
      "npm",
      ["audit", "--json", "--omit=dev", "--fetch-retries=0"],
      { cwd: path.join(import.meta.dirname, ".."), maxBuffer: 1e8 },
      (_, stdout) => resolve(stdout),
    );
  });
  const { metadata, vulnerabilities = {} } = readReport(output);
  if (!metadata) {
    console.warn(`The audit failed: the registry returned no report. ${output.slice(0, 200)}`);
    return undefined;
  }
  const { high = 0, critical = 0 } = metadata.vulnerabilities;
  for (const [name, { severity, range }] of Object.entries(vulnerabilities))
    console.info(`${severity}: ${name} ${range}`);
  console.info(`Known vulnerabilities in production: ${high} high, ${critical} critical.`);
  return high + critical;
}

function readReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {}; // npm could not send the request. The caller logs this.
  }
}

if (import.meta.main) process.exitCode = (await countVulnerabilities()) === 0 ? 0 : 1;
