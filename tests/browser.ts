import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chromium } from "playwright";
import { findProgram, installMissing, type Program, programNamed } from "../api/server/testing/programs.ts";

/** Flags for a Chromium in a closed network; without a sandbox only as root, where it cannot have one. */
export const chromiumFlags: readonly string[] = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/** The first of these files that is there. */
const firstOf =
  (...patterns: readonly (string | undefined)[]) =>
  () =>
    globSync(patterns.filter((pattern) => pattern !== undefined)).find(existsSync);

/** `CHROMIUM_PATH`, Playwright's own, then the system's. */
export const chromiumProgram: Program = {
  name: "Chromium",
  find: firstOf(
    process.env["CHROMIUM_PATH"] || undefined,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ),
  // The sandbox is what an ordinary user's Chromium needs where the kernel gives it no namespaces, as in a container.
  packages: ["chromium", "chromium-sandbox"],
  advice: "set CHROMIUM_PATH to a Chromium or Chrome, or run `npx playwright install chromium`.",
};

/**
 * The same engine without the browser around it, else the browser itself. Each page of the whole browser costs a process for its toolbars besides: ten
 * pages took 10 s of processor in place of 2. Stories and the package's own pages stay with the browser: in the shell some of its films do
 * not start and a menu stands open.
 */
export const headlessShell: Program = {
  ...chromiumProgram,
  name: "Chromium's headless shell",
  find: () => firstOf("/usr/bin/chromium-headless-shell")() ?? chromiumProgram.find(),
  packages: ["chromium-headless-shell", "chromium-sandbox"],
};

/** Without one, Linux draws Chinese as boxes that are all alike; other systems always have one. */
export const chineseFont: Program = {
  name: "a Chinese font",
  find: () => {
    if (process.platform !== "linux") return process.platform;
    const lister = programNamed("fc-list").find();
    return (lister && execFileSync(lister, [":lang=zh-cn", "file"], { encoding: "utf8" })) || undefined;
  },
  packages: ["fonts-noto-cjk", "fontconfig"],
};

/** Where Chromium is; installed with a Chinese font where there is none. */
export const findChromium = (): string => {
  installMissing([chromiumProgram, chineseFont]);
  return findProgram(chromiumProgram);
};

/** Where the headless shell is, or else Chromium; installed where there is neither. */
export const findHeadlessShell = (): string => {
  installMissing([headlessShell, chineseFont]);
  return findProgram(headlessShell);
};

/** `FIREFOX_PATH`, then the system's. */
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

/** WebKitGTK's driver, the browser that it drives, and the screen that this needs. */
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
