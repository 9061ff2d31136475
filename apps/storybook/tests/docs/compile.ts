import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "../../../..");
const ui = path.join(root, "packages/ui");

/** Runs a program and returns its output; `undefined` as the status that it must end with means any. */
function run(command: string, args: readonly string[], cwd: string, expected?: number): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (expected !== undefined && status !== expected)
    throw new Error(`\`${command} ${args.join(" ")}\` failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Compiles code against the packed package, as a dealer would install it, in one run of TypeScript.
 *
 * @param codes name and source of each snippet
 * @returns the errors, each with the name of its snippet
 */
export function compile(codes: readonly (readonly [string, string])[]): string[] {
  run("turbo", ["run", "build", "--filter=@lightmaker/ui", "--output-logs=errors-only"], root, 0);
  const folder = mkdtempSync(path.join(tmpdir(), "lightmaker-snippets-"));
  try {
    const installed = path.join(folder, "node_modules/@lightmaker");
    mkdirSync(installed, { recursive: true });
    run("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], ui, 0);
    const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    if (!tarball) throw new Error("npm pack wrote no tarball.");
    run("tar", ["-xzf", tarball], folder, 0);
    symlinkSync(path.join(folder, "package"), path.join(installed, "ui"));
    // Its dependencies, as npm would hoist them.
    for (const name of [
      "react",
      "react-dom",
      "csstype",
      "@types",
      "@radix-ui",
      "@vanilla-extract",
      "lucide-react",
    ]) {
      const from = path.join(root, "node_modules", name);
      if (existsSync(from)) symlinkSync(from, path.join(folder, "node_modules", name));
    }
    for (const [name, code] of codes) writeFileSync(path.join(folder, `${name}.tsx`), code);
    writeFileSync(
      path.join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: {
          target: "es2022",
          lib: ["es2022", "dom", "dom.iterable"],
          module: "esnext",
          moduleResolution: "bundler",
          types: ["react"],
          jsx: "react-jsx",
          strict: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
          skipLibCheck: true,
          preserveSymlinks: true,
        },
        include: ["*.tsx"],
      }),
    );
    return run("tsc", ["-p", ".", "--pretty", "false"], folder)
      .split("\n")
      .filter((line) => line.includes("error TS"));
  } finally {
    if (!process.env["KEEP_SNIPPETS"]) rmSync(folder, { recursive: true, force: true });
  }
}
