import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "playwright";

/** Flags for a Chromium in a closed network; without a sandbox only as root, where it cannot have one. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

interface Program {
  name: string;
  /** Where it may be, as patterns; the first that is there is taken. */
  paths: readonly (string | undefined)[];
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** What to do where it can neither be found nor installed. */
  advice: string;
}

/**
 * Finds a program; when there is none and this is a Debian machine with root, Debian's is installed.
 * @throws Error when it cannot be had; the message says what to do
 */
function findProgram({ name, paths, packages, advice }: Program): string {
  const installed = () => globSync(paths.filter((path) => path !== undefined)).find(existsSync);
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.info(`No ${name} found: installing ${packages.join(", ")} with apt-get.`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    execFileSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    execFileSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], {
      stdio: "inherit",
      env,
    });
    const path = installed();
    if (path) return path;
  }
  throw new Error(
    `No ${name} found, and it cannot be installed without root and apt-get. Browser tests cannot run: ${advice}`,
  );
}

/** `CHROMIUM_PATH`, Playwright's own, then the system's. */
export const findChromium = (): string =>
  findProgram({
    name: "Chromium",
    paths: [
      process.env["CHROMIUM_PATH"] || undefined,
      chromium.executablePath(),
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
    ],
    packages: ["chromium", "fonts-noto-cjk"],
    advice: "set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.",
  });

/** `FIREFOX_PATH`, then the system's. */
export const findFirefox = (): string =>
  findProgram({
    name: "Firefox",
    paths: [process.env["FIREFOX_PATH"] || undefined, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
    packages: ["firefox-esr", "fonts-noto-cjk"],
    advice: "set FIREFOX_PATH to a Firefox.",
  });

/** WebKitGTK's driver, the browser that it drives, and the screen that this needs. */
export function findWebKit(): { driver: string; browser: string; screen: string } {
  const packages = ["webkit2gtk-driver", "xvfb", "fonts-noto-cjk"];
  const find = (name: string, path: string) =>
    findProgram({
      name,
      paths: [path],
      packages,
      advice: "install webkit2gtk-driver and xvfb, as Debian calls them.",
    });
  return {
    driver: find("WebKitWebDriver", "/usr/bin/WebKitWebDriver"),
    browser: find("MiniBrowser of WebKitGTK", "/usr/lib/*/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser"),
    screen: find("Xvfb", "/usr/bin/Xvfb"),
  };
}
