import { execFileSync } from "node:child_process";

/**
 * Something that a Debian package brings, installed first when it is not there.
 *
 * @param find looks for it
 * @throws Error saying what to install when it cannot be had
 */
export async function installPackage(
  name: string,
  find: () => Promise<string | undefined> | string | undefined,
): Promise<string> {
  const found = await find();
  if (found) return found;
  console.info(`${name}: not found, installing Debian's package with apt-get`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "pipe" } as const;
  try {
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", name], options);
  } catch (cause) {
    throw new Error(
      `This needs ${name}, and apt-get could not install it: run \`apt-get install ${name}\` as root.`,
      {
        cause,
      },
    );
  }
  const installed = await find();
  if (!installed) throw new Error(`apt-get installed ${name}, but what is needed of it is not there.`);
  return installed;
}
