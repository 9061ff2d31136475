import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const source = path.join(import.meta.dirname, "../../../packages/ui/src");
const file = path.join(import.meta.dirname, "inputs.json");

/** Hashes of what a component's looks are made of, by folder such as `components/Accordion`. */
export type Inputs = Readonly<Record<string, string>>;

/** Hashes the files of each folder with stories, and with them the styles that all share. Tests and guides draw nothing. */
export function currentInputs(): Inputs {
  const folders = globSync("{components,blocks}/*/*.stories.tsx", { cwd: source }).map((story) =>
    path.dirname(story),
  );
  const filesOf = (folder: string) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: source })
      .filter((name) => !/\.(test|guide)\.tsx?$/.test(name))
      .sort();
  const shared = filesOf("styles");
  return Object.fromEntries(
    [...new Set(folders)].sort().map((folder) => {
      const hash = createHash("sha256");
      for (const name of [...shared, ...filesOf(folder)])
        hash.update(`${name}\n`).update(readFileSync(path.join(source, name)));
      return [folder, hash.digest("hex").slice(0, 16)];
    }),
  );
}

/** Reads the hashes of the day on which each component last looked like its baselines. */
export const comparedInputs = (): Inputs => JSON.parse(readFileSync(file, "utf8"));

/** Keeps the hashes of components that look like their baselines. */
export function keepInputs(current: Inputs, compared: readonly string[]): void {
  const known = comparedInputs();
  const entries = Object.keys(current).flatMap((folder) => {
    const hash = compared.includes(folder) ? current[folder] : known[folder];
    return hash ? [[folder, hash] as const] : [];
  });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
