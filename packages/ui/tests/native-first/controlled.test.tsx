import { describe, expect, it } from "vitest";
import { clickAt, latePage } from "./late-page.ts";

const late = latePage("controlled", { width: 1000, height: 800 });
const phone = { width: 390, height: 800 };

/** Returns the value that the parent of a controlled component knows. */
const known = (name: string) => late.page.locator(`[data-known=${name}]`).textContent();
const question = (name: string) => late.page.locator("summary", { hasText: `Question ${name}` });
const openQuestions = () =>
  late.page.locator("details[open] > summary h2").evaluateAll((all) => all.map((one) => one.textContent));
const focused = () =>
  late.page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
const press = async (...keys: string[]) => {
  for (const key of keys) await late.page.keyboard.press(key);
};

describe("before hydration", () => {
  it("a controlled accordion opens, and hydration reports it to its parent, which can close it", async () => {
    await question("two").click();
    await question("four").click();
    expect(await openQuestions()).toEqual(["Question four"]);
    await late.goLive();
    expect(await openQuestions()).toEqual(["Question four"]);
    expect(await known("questions")).toBe("four");
    await question("one").click();
    await expect.poll(() => known("questions")).toBe("one");
    await late.page.getByRole("button", { name: "Close all" }).click();
    expect(await openQuestions()).toEqual([]);
    expect(late.consoleErrors).toEqual([]);
  });

  it("a link to a question opens it", async () => {
    await late.page.getByRole("link", { name: "To question four" }).click();
    await expect.poll(openQuestions).toEqual(["Question four"]);
    await late.goLive();
    expect(await openQuestions()).toEqual(["Question four"]);
    expect(await known("questions")).toBe("four");
    expect(late.consoleErrors).toEqual([]);
  });

  it("accordion and disclosure respond to the keyboard", async () => {
    await question("one").focus();
    await press("Enter");
    expect(await openQuestions()).toEqual(["Question one"]);
    await press("Tab", "Space");
    expect(await openQuestions()).toEqual(["Question two"]);
    await late.goLive();
    expect(await focused()).toBe("Question two");
    await press("Space");
    await expect.poll(() => known("questions")).toBe("");
    await press("Tab", "Tab", "Tab", "Tab");
    expect(await focused()).toBe("A scene");
    await press("Enter");
    await expect.poll(() => known("scene")).toBe("true");
    await press("Space");
    await expect.poll(() => known("scene")).toBe("false");
    expect(late.consoleErrors).toEqual([]);
  });

  it("tabs start with the given one, and arrow keys follow the writing direction", async () => {
    const chosen = () => late.page.getByRole("tab", { selected: true }).textContent();
    expect(await chosen()).toBe("Tab three");
    expect(await late.page.getByRole("tabpanel").allInnerTexts()).toEqual(["Panel three"]);
    await late.page.getByRole("tab", { name: "Tab three" }).focus();
    await press("ArrowLeft");
    expect(await chosen()).toBe("Tab four");
    await late.goLive();
    expect(await chosen()).toBe("Tab four");
    // Radix moves the focus shortly after the key press.
    await press("ArrowLeft");
    await expect.poll(chosen).toBe("Tab five");
    await press("ArrowLeft");
    await expect.poll(chosen).toBe("Tab one");
    await press("ArrowRight");
    await expect.poll(chosen).toBe("Tab five");
    expect(late.consoleErrors).toEqual([]);
  });

  it("the menu responds to the keyboard and reports the open entry", async () => {
    const opener = late.page.getByRole("button", { name: "Open Products" });
    await opener.focus();
    await press("Enter", "Tab");
    expect(await focused()).toBe("Aurora");
    await late.goLive();
    expect(await known("submenu")).toBe("Products");
    await press("Escape");
    await expect.poll(() => known("submenu")).toBe("null");
    expect(await focused()).toBe("Open Products");
    await press("Tab", "Space");
    await expect.poll(() => known("submenu")).toBe("Support");
    await opener.focus();
    await press("Enter");
    await expect.poll(() => known("submenu")).toBe("Products");
    expect(await late.page.locator(":popover-open").count()).toBe(1);
    expect(late.consoleErrors).toEqual([]);
  });

  it("the mobile menu closes on Escape, an outside click, a link and a wider window, and traps the focus", async () => {
    await late.page.setViewportSize(phone);
    const toggle = late.page.getByRole("button", { name: "Menu" });
    const isOpen = async () => (await late.page.locator(":popover-open").count()) === 1;
    await toggle.focus();
    await press("Enter");
    expect(await isOpen()).toBe(true);
    await press("Escape");
    expect(await isOpen()).toBe(false);
    expect(await focused()).toBe("Menu");
    await press("Enter");
    await late.goLive();
    expect(await known("mobile")).toBe("true");

    const walk: unknown[] = [];
    for (let step = 0; step < 4; step += 1) {
      await press("Tab");
      walk.push(await focused());
    }
    expect(walk).toEqual(["Products", "Support", "Menu", "Products"]);
    await press("Shift+Tab", "Shift+Tab");
    expect(await focused()).toBe("Support");

    await late.page.mouse.click(200, 20);
    await expect.poll(() => known("mobile")).toBe("false");
    await toggle.click();
    await late.page.getByRole("navigation", { name: "Mobile" }).getByText("Support").click();
    await late.page.getByRole("link", { name: "Questions" }).click();
    await expect.poll(() => known("mobile")).toBe("false");
    await toggle.click();
    await expect.poll(() => known("mobile")).toBe("true");
    await late.page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(() => known("mobile")).toBe("false");
    expect(late.consoleErrors).toEqual([]);
  });

  it.each([
    ["a phone", phone],
    ["a wide window", { width: 1440, height: 900 }],
  ])("footer groups open by keyboard on %s and stay open through hydration", async (_, size) => {
    await late.page.setViewportSize(size);
    const link = late.page.locator("a", { hasText: "In the group" });
    const isShown = () => link.evaluate((node) => node.checkVisibility());
    await expect.poll(isShown).toBe(false);
    await late.page.getByRole("link", { name: "To question four" }).focus();
    await press("Tab");
    expect(await focused()).toBe("Group");
    await press("Enter");
    await expect.poll(isShown).toBe(true);
    await press("Tab");
    expect(await focused()).toBe("In the group");
    await late.goLive();
    expect(await isShown()).toBe(true);
    expect(late.consoleErrors).toEqual([]);
  });
});

describe("a URL with a hash", () => {
  // The page loads its script first: a delayed module script keeps the page from completing, and Chromium scrolls to the
  // fragment only after that.
  it.each([
    ["the question whose id is its fragment", "?fresh#two", "two"],
    ["the question that contains the text looked for", "?fresh#:~:text=Answer%20five", "five"],
  ])("opens %s", async (_, address, name) => {
    await late.goLive();
    await late.open(address);
    await expect.poll(openQuestions).toEqual([`Question ${name}`]);
    await expect.poll(() => known("questions")).toBe(name);
    const top = () => question(name).evaluate((summary) => summary.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(late.consoleErrors).toEqual([]);
  });

  it("opens the next question on a link, and closes the last", async () => {
    await late.goLive();
    await question("one").click();
    await late.page.getByRole("link", { name: "To question four" }).click();
    await expect.poll(openQuestions).toEqual(["Question four"]);
    await expect.poll(() => known("questions")).toBe("four");
  });
});

describe("during hydration on a slow processor", () => {
  /** Expected open states: the first turn opens, the second closes, and so on. */
  const alternating = (turns: number) => Array.from({ length: turns }, (_, turn) => turn % 2 === 0);

  it("no click on a controlled accordion is lost or counted twice", async () => {
    const click = await clickAt(question("one"));
    const open: boolean[] = [];
    const turns = await late.repeatThroughHydration(async () => {
      await click();
      open.push((await openQuestions()).length === 1);
    });
    expect(open).toEqual(alternating(turns));
    await expect.poll(() => known("questions")).toBe(turns % 2 === 0 ? "" : "one");
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);

  it("no click on a controlled disclosure is lost or counted twice", async () => {
    const summary = late.page.locator("summary", { hasText: "A scene" });
    const click = await clickAt(summary);
    const open: boolean[] = [];
    const turns = await late.repeatThroughHydration(async () => {
      await click();
      open.push(await summary.evaluate((node) => (node.parentElement as HTMLDetailsElement).open));
    });
    expect(open).toEqual(alternating(turns));
    await expect.poll(() => known("scene")).toBe(String(turns % 2 === 1));
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);

  it("no tap on the mobile menu's button is lost or counted twice", async () => {
    await late.page.setViewportSize(phone);
    const click = await clickAt(late.page.getByRole("button", { name: "Menu" }));
    const open: boolean[] = [];
    const turns = await late.repeatThroughHydration(async () => {
      await click();
      open.push((await late.page.locator(":popover-open").count()) === 1);
    });
    expect(open).toEqual(alternating(turns));
    await expect.poll(() => known("mobile")).toBe(String(turns % 2 === 1));
    expect(late.consoleErrors).toEqual([]);
  }, 60_000);
});
