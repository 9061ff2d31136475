import { describe, expect, it } from "vitest";
import { latePage } from "./late-page.ts";

const late = latePage("form", { width: 1000, height: 900 });

const drawing = (name = "plate.dxf", size = 9) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(size, "0"),
});
const field = (name: string) => late.page.getByRole("textbox", { name });
const zone = () => late.page.locator("input[type=file]");
/** Returns the accessible name, form name or text of the focused element. */
const focused = () =>
  late.page.evaluate(() => {
    const node = document.activeElement;
    return node?.getAttribute("aria-label") ?? node?.getAttribute("name") ?? node?.textContent;
  });

describe("before hydration", () => {
  it("hydration keeps, counts and validates the input", async () => {
    await field("Company").fill("Hill");
    await field("Wish").fill("Five signs");
    await zone().setInputFiles(drawing());
    await late.goLive();
    expect(await field("Company").inputValue()).toBe("Hill");
    expect(await field("Wish").inputValue()).toBe("Five signs");
    expect(await late.page.getByText("10 of 20").isVisible()).toBe(true);
    expect(await late.page.getByRole("button", { name: "Remove plate.dxf" }).isVisible()).toBe(true);
    expect(late.consoleErrors).toEqual([]);
  });

  it("a file beyond the limits is refused at hydration", async () => {
    await zone().setInputFiles(drawing("plate.dxf", 1001));
    await late.goLive();
    expect(await late.page.getByText("plate.dxf: size").first().isVisible()).toBe(true);
    expect(await zone().evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    expect(late.consoleErrors).toEqual([]);
  });

  it("the form posts natively, with its file", async () => {
    await field("Company").fill("Hill");
    await zone().setInputFiles(drawing());
    const posted = await late.page.locator("form").evaluate((form: HTMLFormElement) => {
      const data = new FormData(form);
      return { company: data.get("company"), drawing: (data.get("drawing") as File).name };
    });
    expect(posted).toEqual({ company: "Hill", drawing: "plate.dxf" });
    await late.page.getByRole("button", { name: "Send" }).click();
    await late.page.waitForURL("**/sent", { waitUntil: "commit" });
  });

  it("the summary links to the fields, and hydration does not move the focus", async () => {
    await late.page.getByRole("link", { name: "Tell us what you want to make." }).click();
    expect(await focused()).toBe("wish");
    await late.page.keyboard.type("A sign");
    await late.goLive();
    expect(await focused()).toBe("wish");
    expect(await field("Wish").inputValue()).toBe("A sign");
    const address = late.page.url();
    await late.page.getByRole("link", { name: "Enter your company's name." }).click();
    expect(await focused()).toBe("company");
    expect(late.page.url()).toBe(address);
    expect(late.consoleErrors).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("starts at the summary and reaches errors, fields, file and button in order", async () => {
    await late.goLive();
    await expect.poll(focused).toContain("Two fields need a change");
    await zone().setInputFiles(drawing());
    await late.page.getByRole("group", { name: "Two fields need a change" }).focus();
    const walk: unknown[] = [];
    for (let step = 0; step < 8; step += 1) {
      await late.page.keyboard.press("Tab");
      walk.push(await focused());
    }
    expect(walk).toEqual([
      "Enter your company's name.",
      "Tell us what you want to make.",
      "company",
      "wish",
      "drawing",
      "Retry plate.dxf",
      "Remove plate.dxf",
      "Send",
    ]);
    expect(late.consoleErrors).toEqual([]);
  });

  it("opens the file dialog with Space, retries and removes, and keeps the focus", async () => {
    // Listened to long before: Playwright does not wait until the browser leaves its dialogs to it.
    const chooser = late.page.waitForEvent("filechooser", { timeout: 0 });
    await late.goLive();
    // The error summary takes focus once, shortly after hydration.
    await expect.poll(focused).toContain("Two fields need a change");
    await zone().focus();
    await late.page.keyboard.press("Space");
    const dialog = await chooser;
    await dialog.setFiles(drawing());
    const retry = late.page.getByRole("button", { name: "Retry plate.dxf" });
    await retry.focus();
    await late.page.keyboard.press("Enter");
    await expect.poll(() => late.page.getByText("Uploaded").first().isVisible()).toBe(true);
    expect(await focused()).toBe("drawing");
    await late.page.keyboard.press("Tab");
    expect(await focused()).toBe("Remove plate.dxf");
    await late.page.keyboard.press("Space");
    await expect.poll(() => zone().evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
    expect(await focused()).toBe("drawing");
    expect(late.consoleErrors).toEqual([]);
  });
});

it("forced colours mark an invalid field with a wider border", async () => {
  await late.page.emulateMedia({ forcedColors: "active" });
  await late.goLive();
  const widthOf = (name: string) => field(name).evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(await widthOf("Wish")).toBe("1px");
  expect(await widthOf("Company")).toBe("3px");
  await zone().setInputFiles(drawing("plate.exe"));
  const border = () =>
    zone().evaluate((node) => getComputedStyle(node.parentElement as Element).borderTopWidth);
  await expect.poll(border).toBe("3px");
});
