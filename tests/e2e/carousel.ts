import type { Locator, Page } from "playwright/test";
import { expect, hydrated } from "./fixtures.ts";

export const slides = (row: Locator) => row.locator("[tabindex='0'] [role=group]");
/** Buttons that each lead to one position. */
export const marks = (row: Locator) => row.getByRole("button", { name: /^(转到第|Go to)/ });
export const pauseButton = (row: Locator) => row.getByRole("button", { name: /^(暂停轮播|Pause)/ });
export const playButton = (row: Locator) => row.getByRole("button", { name: /^(开始轮播|Start)/ });

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

/** Expects the row to show this position, counted from 0. */
export const expectPosition = (row: Locator, position: number) =>
  expect(marks(row).nth(position)).toHaveAttribute("aria-current", "true");

/**
 * Scrolls a row into view with the page's clock paused, so that only the test moves the row on. The pointer rests on
 * the row at first. When it leaves, the first slide's full time begins.
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
