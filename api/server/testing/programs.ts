import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Something that tests call and npm does not bring. */
export interface Program {
  readonly name: string;
  /** Where it is on this machine; undefined when it is not there. */
  readonly find: () => string | undefined;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** What else helps where these packages cannot be installed. */
  readonly advice?: string;
}

/** A program by the name of its file: on PATH, or where Debian keeps what only root has on PATH. */
export const programNamed = (name: string, ...packages: readonly string[]): Program => ({
  name,
  find: () =>
    [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"]
      .map((folder) => join(folder, name))
      .find(existsSync),
  packages: packages.length > 0 ? packages : [name],
});

/**
 * Where a program is. When it is missing and this is a Debian machine with root, Debian's is installed first.
 *
 * @throws Error when it cannot be had; the message says what to install
 */
export function findProgram(program: Program): string {
  installMissing([program]);
  const path = program.find();
  if (path === undefined)
    throw new Error(`${program.name} is still missing, though ${list(program.packages)} are installed.`);
  return path;
}

/**
 * Installs those programs that are missing, in one go.
 *
 * @throws Error when that needs root or fails; the message says what to install
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
