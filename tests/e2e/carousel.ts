import type { Locator, Page } from "playwright/test";
import { expect, live } from "./fixtures.ts";

/** Slides of a row. */
export const slides = (row: Locator) => row.locator("[tabindex='0'] [role=group]");
/** Buttons that lead to a position. */
export const marks = (row: Locator) => row.getByRole("button", { name: /^(转到第|Go to)/ });
export const pauseButton = (row: Locator) => row.getByRole("button", { name: /^(暂停轮播|Pause)/ });
export const playButton = (row: Locator) => row.getByRole("button", { name: /^(开始轮播|Start)/ });

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(live).waitFor();
}

/** The row rests at this position, counted from 0. */
export const expectPosition = (row: Locator, position: number) =>
  expect(marks(row).nth(position)).toHaveAttribute("aria-current", "true");

/**
 * Brings a row into sight with the page's clock standing still, so that only the test moves it on. The pointer rests on
 * it meanwhile: when that leaves, the first slide has its whole time before it.
 */
export async function openWithClock(
  page: Page,
  address: string,
  find: (page: Page) => Locator,
): Promise<Locator> {
  await page.clock.install();
  await open(page, address);
  const row = find(page);
  await row.scrollIntoViewIfNeeded();
  await row.hover();
  await expect(row).toHaveAttribute("data-live");
  await marks(row).first().click();
  await expectPosition(row, 0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(0, 0);
  await expect(row.locator("[data-playing]")).toHaveCount(1);
  return row;
}
