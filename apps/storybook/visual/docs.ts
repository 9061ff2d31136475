import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { buildStorybook, readIndex, serveStorybook } from "../tests/docs/storybook.ts";
import { installPinnedBrowser } from "./pinned-browser.ts";

const baselines = path.join(import.meta.dirname, "baselines/docs");
const differences = path.join(import.meta.dirname, "../test-results/visual/docs");

/** Greatest difference of a channel, in levels of 255: 5 % of that between black and white, as for the stories. */
const tolerance = 13;

/**
 * The pages that are compared: each kind of page, and each part of one (controls, pictures of practice, keyboard, changes). All
 * pages of components are made by the same code, and pictures of all would take more bytes than those of the stories.
 */
const compared = [
  "What is new",
  "Getting started",
  "Foundations/Colours",
  "Foundations/Type",
  "Foundations/Space",
  "Foundations/Motion",
  "Foundations/Icons",
  "Foundations/Voice",
  "Foundations/Layers and theming",
  "Components/Actions/Button",
  "Components/Forms/Field",
  "Components/Show and hide/Tabs",
  "Blocks/Help and contact/Faq",
];

/** The stories of a page have baselines of their own, so only their place is compared. */
const withoutStories = ".sb-story > *, [data-picture] > *, iframe, video { visibility: hidden !important }";

/**
 * Compares pages of the built Storybook with their baselines, at half size.
 *
 * @throws Error if a page to be compared is missing
 */
export async function compareDocs({ update }: { update: boolean }): Promise<boolean> {
  buildStorybook();
  const pages = readIndex().filter(({ type, title }) => type === "docs" && compared.includes(title));
  const missing = compared.filter((name) => !pages.some(({ title }) => title === name));
  if (missing.length > 0) throw new Error(`Storybook has no page ${missing.join(", ")}.`);
  const { address, server } = await serveStorybook();
  const { executablePath, env } = await installPinnedBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ["--no-sandbox", "--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"],
  });
  const differing: string[] = [];
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: 0.5,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    for (const { id } of pages) {
      await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      const picture = await pictureOf(page);
      const file = path.join(baselines, `${id}.png`);
      if (update) {
        mkdirSync(baselines, { recursive: true });
        if (!existsSync(file) || (await differs(picture, readFileSync(file)))) writeFileSync(file, picture);
      } else if (!existsSync(file) || (await differs(picture, readFileSync(file)))) {
        mkdirSync(differences, { recursive: true });
        writeFileSync(path.join(differences, `${id}.png`), picture);
        differing.push(id);
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  for (const id of differing)
    console.error(`${id} does not look like its baseline: see test-results/visual/docs/${id}.png.`);
  return differing.length === 0;
}

/** Waits until two pictures in a row are equal. While Storybook prepares a large page, they are blank. */
async function pictureOf(page: Page): Promise<Buffer> {
  await page.waitForFunction("window.__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered')");
  await page.waitForSelector("#storybook-docs :is(h1, h2)");
  await page.addStyleTag({ content: withoutStories });
  await page.evaluate(() => document.fonts.ready);
  let last = await page.screenshot({ fullPage: true });
  for (;;) {
    const next = await page.screenshot({ fullPage: true });
    if (next.equals(last) && !(await isBlank(next))) return next;
    last = next;
  }
}

const isBlank = async (picture: Buffer): Promise<boolean> =>
  (await sharp(picture).stats()).channels.every(({ min, max }) => min === max);

async function differs(picture: Buffer, baseline: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all(
    [picture, baseline].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) return true;
  return (
    one.info.width !== other.info.width ||
    one.info.height !== other.info.height ||
    one.data.some((channel, index) => Math.abs(channel - (other.data[index] ?? 0)) > tolerance)
  );
}
