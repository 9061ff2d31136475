import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const here = import.meta.dirname;
const root = path.join(here, "../..");
const ui = path.join(root, "packages/ui");
/** The published packages by the name of their folder. */
const packages = ["ui", "feed"] as const;
const folderOf = (name: (typeof packages)[number]) => path.join(root, "packages", name);

/** Runs a program and waits for it, as in a dealer's shell. Its output is shown only if it fails. */
export function execute(folder: string, command: string, ...args: string[]): void {
  // With Vitest's `NODE_ENV=test`, React and Vite would build for development.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: "utf8", env });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` failed:\n${stdout}${stderr}`);
}

/**
 * Builds and packs the packages as for publishing. Copies the fixtures and the starter to a folder outside the workspaces and puts
 * the tarballs beside them.
 */
export function prepareFixtures(): string {
  // Turbo restores files of an earlier build, but does not remove those that another build left.
  for (const name of packages) rmSync(path.join(folderOf(name), "dist"), { recursive: true, force: true });
  const filters = packages.map((name) => `--filter=@lightmaker/${name}`);
  execute(root, "turbo", "run", "build", ...filters, "--output-logs=errors-only");
  const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-dealer-"));
  for (const name of packages) {
    execute(folderOf(name), "npm", "pack", "--ignore-scripts", "--pack-destination", folder);
    const { version } = readManifest(path.join(folderOf(name), "package.json"));
    renameSync(
      path.join(folder, `lightmaker-${name}-${version}.tgz`),
      path.join(folder, `lightmaker-${name}.tgz`),
    );
  }
  cpSync(path.join(here, "fixtures"), folder, { recursive: true });
  cpSync(path.join(ui, "src/fixtures"), path.join(folder, "microsite/public/pictures"), {
    recursive: true,
    filter: (file) => !file.endsWith(".ts"),
  });
  cpSync(path.join(root, "starters/dealer"), path.join(folder, "starter"), {
    recursive: true,
    filter: (file) => !/[\\/](node_modules|dist|dist-server)$/.test(file),
  });
  return folder;
}

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}
interface Lock {
  packages: Record<string, { dependencies?: Record<string, string>; integrity?: string }>;
}
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8"));
const entryOf = (name: (typeof packages)[number]) => `node_modules/@lightmaker/${name}`;

/** Installs the versions of the lockfile. */
export function install(folder: string): void {
  const lock: Lock = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  for (const name of packages) {
    const locked = Object.entries(lock.packages[entryOf(name)]?.dependencies ?? {}).sort();
    const wanted = Object.entries(
      readManifest(path.join(folderOf(name), "package.json")).dependencies,
    ).sort();
    if (JSON.stringify(locked) !== JSON.stringify(wanted))
      throw new Error(
        `The dependencies of packages/${name} have changed since the dealer's lockfile was written. Run \`node tests/dealer/lock.ts\`.`,
      );
  }
  execute(folder, "npm", "ci", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund");
}

/**
 * Writes a lockfile without registry URLs and without a checksum of the packages themselves, because their tarballs are packed
 * again for every run.
 */
export function writeLock(folder: string): void {
  const file = path.join(folder, "package-lock.json");
  const flags = ["--package-lock-only", "--omit-lockfile-registry-resolved", "--no-audit", "--no-fund"];
  // npm trusts the lockfile for a package with an unchanged version, and would not read the new tarball.
  const known: Lock = JSON.parse(readFileSync(file, "utf8"));
  for (const name of packages) delete known.packages[entryOf(name)];
  writeFileSync(file, JSON.stringify(known));
  execute(folder, "npm", "install", ...flags);
  const lock: Lock = JSON.parse(readFileSync(file, "utf8"));
  for (const name of packages) delete lock.packages[entryOf(name)]?.integrity;
  writeFileSync(path.join(here, "fixtures/package-lock.json"), `${JSON.stringify(lock, null, 2)}\n`);
}
