/**
 * Compares stories and documentation pages with their baselines, drawn by the pinned browser.
 *
 *   npm run visual                                     all components and blocks, and one documentation page of each kind
 *   npm run visual -- docs                             the documentation pages
 *   npm run visual -- components/Accordion blocks/Hero these
 *   npm run visual -- --changed                        those whose files have changed since they looked like their baselines
 *   npm run visual:update -- components/Accordion      writes new baselines; look at each before you commit it
 *
 * Components that look like their baselines are written to `inputs.json`: commit it with their files.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { compareDocs } from "./docs.ts";
import { comparedInputs, currentInputs, keepInputs } from "./inputs.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
  },
});
const current = currentInputs();
const docs = "docs";
const named = positionals.filter((name) => name !== docs);
// The pages show every story and every source, so with every change some differ: --changed leaves them out.
const withDocs = positionals.length === 0 ? !values.changed : positionals.includes(docs);
const unknown = named.filter((folder) => !current[folder]);
if (unknown.length > 0)
  throw new Error(
    `No stories in packages/ui/src/${unknown.join(", ")}. Write components/X, blocks/X or docs.`,
  );
const compared = comparedInputs();
const chosen = Object.keys(current)
  .filter((folder) => positionals.length === 0 || named.includes(folder))
  .filter((folder) => !values.changed || compared[folder] !== current[folder]);

const room = path.join(import.meta.dirname, "..");
/** Ends with the program's code if it fails. It has said why. */
const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: room, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};

if (chosen.length > 0) {
  console.info(`Compared: ${chosen.join(", ")}`);
  run(
    "vitest",
    "run",
    "--config=vitest.visual.config.ts",
    `--testNamePattern=^(${chosen.join("|")}) `,
    ...(values.update ? ["--update"] : []),
  );
  keepInputs(current, chosen);
} else if (!withDocs) {
  console.info("No component or block has changed since it looked like its baselines.");
}
if (withDocs) {
  console.info("Compared: the documentation pages");
  if (!(await compareDocs({ update: values.update }))) process.exitCode = 1;
}
if (values.update) run("node", "visual/slim.ts");
