import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Program that tests need and npm does not install. */
export interface Program {
  readonly name: string;
  /** Returns its path on this machine; `undefined` if it is missing. */
  readonly find: () => string | undefined;
  /** Debian packages that contain it. */
  readonly packages: readonly string[];
  /** Advice for machines on which these packages cannot be installed. */
  readonly advice?: string;
}

/** Describes a program by its file name: on PATH, or in Debian's folders that only root has on PATH. */
export const programNamed = (name: string, ...packages: readonly string[]): Program => ({
  name,
  find: () =>
    [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"]
      .map((folder) => join(folder, name))
      .find(existsSync),
  packages: packages.length > 0 ? packages : [name],
});

/**
 * Returns the path of a program. If it is missing, installs it first on a Debian machine with root.
 *
 * @throws Error if it cannot be installed; the message names the packages
 */
export function findProgram(program: Program): string {
  installMissing([program]);
  const path = program.find();
  if (path === undefined)
    throw new Error(`${program.name} is still missing, though ${list(program.packages)} are installed.`);
  return path;
}

/**
 * Installs all missing programs in one step.
 *
 * @throws Error if that needs root or fails; the message names the packages
 */
export function installMissing(programs: readonly Program[]): void {
  const missing = [...new Set(programs)].filter((program) => program.find() === undefined);
  if (missing.length === 0) return;
  const packages = [...new Set(missing.flatMap((program) => program.packages))];
  const names = list(missing.map(({ name }) => name));
  const byHand = [
    `Run \`apt-get install ${packages.join(" ")}\` as root, then the tests again.`,
    ...missing.flatMap(({ name, advice }) => (advice ? [`Or, for ${name}: ${advice}`] : [])),
  ].join("\n");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new Error(`The tests need ${names}, which this machine lacks.\n${byHand}`);
  console.info(`The tests need ${names}: installing ${packages.join(" ")} with apt-get.`);
  const apt = (...words: readonly string[]): void => {
    execFileSync("/usr/bin/apt-get", words, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  };
  try {
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  } catch (cause) {
    throw new Error(`The tests need ${names}, and apt-get could not install it.\n${byHand}`, { cause });
  }
}

const list = (words: readonly string[]): string => new Intl.ListFormat("en-GB").format(words);
