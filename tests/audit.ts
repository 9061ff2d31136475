/**
 * Asks npm's registry for known vulnerabilities of high or critical severity in what runs in production.
 * `npm run audit` fails when there is one, and when the registry does not say: then nothing has been audited.
 */
import { execFile } from "node:child_process";
import path from "node:path";

interface Report {
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
}

/** How many there are; `undefined` when the registry does not answer such questions. */
export async function countVulnerabilities(): Promise<number | undefined> {
  const output = await new Promise<string>((resolve) => {
    // It fails when something is found, and writes its report all the same.
    execFile(
      "npm",
      ["audit", "--json", "--omit=dev", "--fetch-retries=0"],
      { cwd: path.join(import.meta.dirname, ".."), maxBuffer: 1e8 },
      (_, stdout) => resolve(stdout),
    );
  });
  const { metadata, vulnerabilities = {} } = readReport(output);
  if (!metadata) {
    console.warn(`No audit was possible: the registry gave no report. ${output.slice(0, 200)}`);
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
    return {}; // npm could not even start the question: said above.
  }
}

if (import.meta.main) process.exitCode = (await countVulnerabilities()) === 0 ? 0 : 1;
