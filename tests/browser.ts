import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Where Linux distributions and developers' machines keep a Chromium that Playwright can drive. */
const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Flags for a Chromium in a closed network; without a sandbox only as root, where it cannot have one. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

function installed(): string | undefined {
  return [process.env["CHROMIUM_PATH"], chromium.executablePath(), ...systemPaths].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  );
}

/**
 * Finds a Chromium: `CHROMIUM_PATH`, Playwright's own, then the system's. When there is none and this is a
 * Debian machine with root, Debian's is installed together with a Chinese font.
 * @throws Error when no browser can be had; the message says what to do
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.info("No Chromium found: installing Debian's chromium and fonts-noto-cjk with apt-get.");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync(
      "apt-get",
      ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-noto-cjk"],
      {
        stdio: "inherit",
        env,
      },
    );
    const path = installed();
    if (path) return path;
  }
  throw new Error(
    "No Chromium found, and it cannot be installed without root and apt-get. Browser tests cannot run: set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.",
  );
}
