import puppeteer from "puppeteer-core";
import { findFirefox } from "../browser.ts";
import type { Browser } from "./browser.ts";

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    extraPrefsFirefox: { "intl.accept_languages": "zh-CN" },
  });
  const [page = await browser.newPage()] = await browser.pages();
  return {
    name: "Firefox",
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: async (text) => {
      // Puppeteer's `type` would type a line break as a character.
      for (const part of text.split(/(\n)/)) {
        if (part === "\n") await page.keyboard.press("Enter");
        else await page.keyboard.type(part);
      }
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
