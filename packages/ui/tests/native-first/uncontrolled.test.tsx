import { describe, expect, it } from "vitest";
import { clickAt, latePage, turnsAround } from "./late-page.ts";

const late = latePage("everything", { width: 1000, height: 800 });

const chosenTab = () => late.page.getByRole("tab", { selected: true }).textContent();
const shownPanels = () => late.page.getByRole("tabpanel").allInnerTexts();
const openAnswers = () =>
  late.page.locator("details[open] > summary h2").evaluateAll((all) => all.map((one) => one.textContent));

describe("before hydration", () => {
  it("tabs respond to clicks and keys, and hydration keeps the selection", async () => {
    await late.page.getByRole("tab", { name: "Tab two" }).click();
    expect(await chosenTab()).toBe("Tab two");
    await late.page.keyboard.press("ArrowRight");
    expect(await chosenTab()).toBe("Tab three");
    expect(await shownPanels()).toEqual(["Panel three"]);
    await late.goLive();
    expect(await chosenTab()).toBe("Tab three");
    expect(await shownPanels()).toEqual(["Panel three"]);
    await late.page.getByRole("tab", { name: "Tab five" }).click();
    expect(await shownPanels()).toEqual(["Panel five"]);
    expect(late.consoleErrors).toEqual([]);
  });

  it("the accordion keeps one answer open, and hydration does not change it", async () => {
    await late.page.getByText("Question two").click();
    await late.page.getByText("Question four").click();
    expect(await openAnswers()).toEqual(["Question four"]);
    await late.goLive();
    expect(await openAnswers()).toEqual(["Question four"]);
    await late.page.getByText("Question one").click();
    expect(await openAnswers()).toEqual(["Question one"]);
    expect(late.consoleErrors).toEqual([]);
  });

  it("the menu opens by click and by hover, closes on Escape, and stays open through hydration", async () => {
    const link = late.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Aurora" });
    await late.page.getByRole("button", { name: "Open Products" }).click();
    expect(await link.isVisible()).toBe(true);
    await late.page.mouse.move(500, 700);
    await late.page.keyboard.press("Escape");
    await expect.poll(() => link.isVisible()).toBe(false);
    await late.page.getByRole("link", { name: "Products" }).hover();
    expect(await link.isVisible()).toBe(true);
    await late.goLive();
    expect(await link.isVisible()).toBe(true);
    await late.page.mouse.move(500, 700);
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(late.consoleErrors).toEqual([]);
  });

  it("the mobile menu opens, locks the page and stays open through hydration", async () => {
    await late.page.setViewportSize({ width: 390, height: 800 });
    const mobile = late.page.getByRole("navigation", { name: "Mobile" });
    const overflow = () => late.page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await late.page.getByRole("button", { name: "Menu" }).click();
    expect(await mobile.isVisible()).toBe(true);
    expect(await overflow()).toBe("hidden");
    await mobile.getByText("Support").click();
    await late.goLive();
    expect(await mobile.getByRole("link", { name: "Questions" }).isVisible()).toBe(true);
    await late.page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => late.page.locator(":popover-open").count()).toBe(0);
    expect(await overflow()).not.toBe("hidden");
    expect(late.consoleErrors).toEqual([]);
  });
});

describe("during hydration on a slow processor", () => {
  it("no click on a tab is lost", async () => {
    const tabs = await Promise.all(
      (await late.page.getByRole("tab").all()).map(async (tab) => ({
        click: await clickAt(tab),
        name: await tab.textContent(),
      })),
    );
    const chosen: (string | null)[] = [];
    const wanted: (string | null)[] = [];
    const turns = await late.repeatThroughHydration(async (turn) => {
      const tab = tabs[turn % tabs.length];
      if (!tab) throw new Error("The page under test has no tabs.");
      await tab.click();
      wanted.push(tab.name);
      chosen.push(await chosenTab());
    });
    expect(turns).toBeGreaterThanOrEqual(2 * turnsAround);
    expect(chosen).toEqual(wanted);
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);

  it("no click on the accordion is lost or counted twice", async () => {
    const click = await clickAt(late.page.locator("summary", { hasText: "Question one" }));
    const open: boolean[] = [];
    const turns = await late.repeatThroughHydration(async () => {
      await click();
      open.push((await openAnswers()).length === 1);
    });
    expect(turns).toBeGreaterThanOrEqual(2 * turnsAround);
    expect(open).toEqual(Array.from({ length: turns }, (_, turn) => turn % 2 === 0));
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);

  it("no click on the menu is lost or counted twice", async () => {
    const button = late.page.getByRole("button", { name: "Support" });
    // Uses the keyboard, because a hovering mouse opens the menu.
    await button.focus();
    const open: boolean[] = [];
    const turns = await late.repeatThroughHydration(async () => {
      await late.page.keyboard.press("Enter");
      open.push((await late.page.locator(":popover-open").count()) === 1);
    });
    expect(open).toEqual(Array.from({ length: turns }, (_, turn) => turn % 2 === 0));
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);
});
