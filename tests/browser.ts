import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram, installMissing, type Program, programNamed } from "../api/server/testing/programs.ts";

/** Chromium flags for use without internet access. The sandbox is disabled only for root, for whom it does not work. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** Returns the first of these files that exists. */
const firstOf =
  (...patterns: readonly (string | undefined)[]) =>
  () =>
    globSync(patterns.filter((pattern) => pattern !== undefined)).find(existsSync);

/** Order: `CHROMIUM_PATH`, Playwright's Chromium, the system's Chromium. */
export const chromiumProgram: Program = {
  name: "Chromium",
  find: firstOf(
    process.env["CHROMIUM_PATH"] || undefined,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ),
  // Where the kernel offers no user namespaces, as in a container, Chromium needs the sandbox package for a normal user.
  packages: ["chromium", "chromium-sandbox"],
  advice: "set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.",
};

/**
 * The same engine without the browser's user interface; falls back to the full browser. In the full browser each page
 * needs an extra process for its toolbars: ten pages took 10 s of CPU time instead of 2. Stories and the tests of the
 * package use the full browser, because in the shell some of their videos do not start and a menu stays open.
 */
export const headlessShell: Program = {
  ...chromiumProgram,
  name: "Chromium's headless shell",
  find: () => firstOf("/usr/bin/chromium-headless-shell")() ?? chromiumProgram.find(),
  packages: ["chromium-headless-shell", "chromium-sandbox"],
};

/** Without a Chinese font, Linux draws all Chinese characters as identical boxes. Other systems always have one. */
export const chineseFont: Program = {
  name: "a Chinese font",
  find: () => {
    if (process.platform !== "linux") return process.platform;
    const lister = programNamed("fc-list").find();
    return (lister && execFileSync(lister, [":lang=zh-cn", "file"], { encoding: "utf8" })) || undefined;
  },
  packages: ["fonts-noto-cjk", "fontconfig"],
};

/** Returns the path of Chromium. Installs Chromium and a Chinese font if they are missing. */
export const findChromium = (): string => {
  installMissing([chromiumProgram, chineseFont]);
  return findProgram(chromiumProgram);
};

/** Returns the path of the headless shell, or of Chromium. Installs the shell if both are missing. */
export const findHeadlessShell = (): string => {
  installMissing([headlessShell, chineseFont]);
  return findProgram(headlessShell);
};

/** Order: `FIREFOX_PATH`, the system's Firefox. */
export const findFirefox = (): string => {
  const firefox: Program = {
    name: "Firefox",
    find: firstOf(process.env["FIREFOX_PATH"] || undefined, "/usr/bin/firefox-esr", "/usr/bin/firefox"),
    packages: ["firefox-esr"],
    advice: "set FIREFOX_PATH to a Firefox.",
  };
  installMissing([firefox, chineseFont]);
  return findProgram(firefox);
};

/**
 * Returns the paths of WebKitGTK's driver, of the browser that it drives, and of the virtual display that the browser
 * needs.
 */
export function findWebKit(): { driver: string; browser: string; screen: string } {
  const driver = programNamed("WebKitWebDriver", "webkit2gtk-driver");
  const browser: Program = {
    name: "MiniBrowser of WebKitGTK",
    find: firstOf("/usr/lib/*/webkit{2gtk-4.*,gtk-6.*}/MiniBrowser"),
    packages: ["webkit2gtk-driver"],
  };
  const screen = programNamed("Xvfb", "xvfb");
  installMissing([driver, browser, screen, chineseFont]);
  return { driver: findProgram(driver), browser: findProgram(browser), screen: findProgram(screen) };
}
