import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Folder of the repository. */
export const root = path.join(import.meta.dirname, "../..");

/** Returns the folder of a copy of the last commit with its packages. It is deleted when the process ends. */
export function checkOutCopy(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-mutants-"));
  // Some tests run its programs as another user.
  chmodSync(folder, 0o755);
  const checkout = path.join(folder, "checkout");
  process.on("exit", () => {
    if (existsSync(checkout)) execFileSync("git", ["worktree", "remove", "--force", checkout], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  });
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", checkout], { cwd: root });
  // Node looks for packages beside the files. Hard links cost neither time nor space.
  const isModules = (name: string): boolean => name === "node_modules";
  for (const modules of globSync("{,*/,*/*/,*/*/*/}node_modules", {
    cwd: root,
    exclude: (name) => isModules(path.basename(path.dirname(name))),
  })) {
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
  return checkout;
}
