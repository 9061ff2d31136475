import { languages, pagePath } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { printed } from "../../pdf.ts";
import { axeFindings, axeFindingsEverywhere } from "../axe.ts";
import { expectField } from "../fields.ts";
import { expect, hydrated, test } from "../fixtures.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
}

const plan = (page: Page) => page.locator("[data-room-planner] svg[role=group]");
const item = (page: Page, id: string) => plan(page).locator(`[data-item="${id}"]`);
const rules = (page: Page, id: string) => page.locator(`[data-rules-of="${id}"]`);

test("a machine is moved, turned and taken out by keyboard, and each rule follows", async ({ page }) => {
  await open(page, "/en/support/room?put=light-640.0.2000.200");
  const machine = item(page, "light-640.1");
  await machine.focus();
  await page.keyboard.press("ArrowUp");
  await expect(machine).toHaveAttribute(
    "aria-label",
    /2000 mm from the left wall, 190 mm from the upper wall, Broken/,
  );
  await expect(rules(page, "light-640.1")).toContainText("Only 190 mm clear behind; 200 mm required");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(machine).toHaveAttribute("aria-label", /2100 mm from the left wall/);
  await expect(page.getByRole("status").filter({ hasText: "2100 mm from the left wall" })).toHaveCount(1);
  await page.keyboard.press("r");
  // 1450 × 950 around the same middle: 250 mm to the right and up, but not through the wall.
  await expect(machine).toHaveAttribute("aria-label", /2350 mm from the left wall, 0 mm from the upper wall/);
  await expect(page).toHaveURL(/put=light-640\.1\.2350\.0#plan$/);
  await page.keyboard.press("Delete");
  await expect(plan(page).locator("[data-item]")).toHaveCount(0);
  await expect(page.locator("[data-room-things]")).toContainText("The room is empty.");
});

test("a machine is dragged, and stays in the room", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/en/support/room?put=light-640.0.2000.200");
  const machine = item(page, "light-640.1");
  await machine.scrollIntoViewIfNeeded();
  const box = await machine.locator("rect").boundingBox();
  if (!box) throw new Error("The machine is not drawn.");
  const scale = box.width / 1450;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + 1000 * scale, box.y + 20 + 500 * scale, { steps: 5 });
  await expect(machine).toHaveAttribute(
    "aria-label",
    /(2990|3000|3010) mm from the left wall, (690|700|710) mm/,
  );
  await page.mouse.move(box.x + 20 + 9000 * scale, box.y + 20, { steps: 5 });
  await page.mouse.up();
  // 6000 − 1450.
  await expect(machine).toHaveAttribute("aria-label", /4550 mm from the left wall/);
});

test("typed figures change the room and the table does what the plan does", async ({ page }) => {
  await open(page, "/en/support/room?put=light-640.0.2000.200");
  const said = rules(page, "light-640.1");
  const door = page.getByRole("textbox", { name: "Clear width (mm)" });
  // 950 and 50 for hands.
  await door.fill("999");
  await expect(said).toContainText("even unpacked, it needs 1000 × 1280 mm: it does not fit through");
  await door.fill("1000");
  await expect(said).not.toContainText("it does not fit through. See");
  await door.fill("9");
  await expect(page.getByText("A whole number from 400 to 6000.")).toBeVisible();
  await door.fill("1000");
  await page.getByRole("combobox", { name: "Where the fumes leave" }).selectOption("");
  await expect(said).toContainText("The fumes have no way out: make an outlet");
  await page.getByRole("combobox", { name: "How the machine gets to the door" }).selectOption("stairs");
  await expect(said).toContainText("A floor-standing machine is not taken up stairs");
  await page.getByRole("textbox", { name: "From the left wall (mm)" }).fill("50");
  await expect(said).toContainText("Only 50 mm clear on the narrower side; 100 mm required");
  await page.getByRole("button", { name: "Turn 90°: 1 Light 640" }).click();
  await expect(item(page, "light-640.1")).toHaveAttribute("aria-label", /, 950 × 1450|, 1450 × 950/);
  await page.getByRole("textbox", { name: "Longest board (mm)" }).fill("2000");
  await expect(said).toContainText(
    "A 2000 mm board is fed through the back door with the machine stopped and needs",
  );
});

test("an assumption may be changed, is marked as one, and comes back with the link", async ({ page }) => {
  await open(page, "/en/support/room?put=light-640.0.2000.200");
  await page.getByText("Figures assumed for planning").click();
  await page.getByRole("textbox", { name: "Clear in front, standing (mm)" }).fill("2900");
  const said = rules(page, "light-640.1");
  await expect(said).toContainText("Only 2850 mm in front for an operator standing; 2900 mm allowed for");
  await expect(said).toContainText("our figure for planning, to be confirmed");
  await expect(page).toHaveURL(/plan=stand\.2900/);
  await page.reload();
  await page.locator(hydrated).waitFor();
  await expect(said).toContainText("2900 mm allowed for");
});

test("the link carries room, door, things and mains, and a damaged one is read as usual", async ({
  page,
}) => {
  await open(
    page,
    "/en/support/room?room=8000x5000&door=w500.1200.2200i&vent=no&mains=220.20.3&way=lift.1000.2100.1400.2000.900&board=2400&put=light-530.0.300.400.seat,purifier.0.1500.400,bench.1.4000.1000.1500x700",
  );
  await expect(page.getByRole("textbox", { name: "Width, left to right on the plan (mm)" })).toHaveValue(
    "8000",
  );
  await expect(page.getByRole("textbox", { name: "Height of the room (mm)" })).toHaveValue("");
  await expect(page.getByRole("combobox", { name: "Wall of the door" })).toHaveValue("west");
  await expect(page.getByRole("textbox", { name: "Load of the lift (kg)" })).toHaveValue("900");
  await expect(page.getByRole("combobox", { name: "Operator" })).toHaveValue("seat");
  await expect(plan(page).locator("[data-item]")).toHaveCount(3);
  await expect(rules(page, "light-530.1")).toContainText(
    "It uses the air purifier, 120 mm from the machine.",
  );
  await open(page, "/en/support/room?room=1x1&door=oops&put=light-640.7.1.1,unknown.0.1.1");
  await expect(page.getByRole("textbox", { name: "Width, left to right on the plan (mm)" })).toHaveValue(
    "6000",
  );
  await expect(plan(page).locator("[data-item]")).toHaveCount(0);
});

test("all eight are placed at once, and the rest is named; each alone is judged", async ({ page }) => {
  await open(page, "/en/support/room?room=12000x9000&door=s8000.2000.2300o&mains=230.16.4");
  await page.getByRole("button", { name: "Place all eight" }).click();
  await expect(page.getByText("No place found for: Mark M20.")).toBeVisible();
  for (const id of [
    "light-530",
    "light-blue-530",
    "light-530-rf",
    "light-640",
    "light-960",
    "light-1390",
    "light-1610",
  ])
    await expect(item(page, `${id}.1`)).toBeVisible();
  // Four floor machines have a chiller each.
  await expect(plan(page).locator('[data-item^="chiller"]')).toHaveCount(4);
  const table = page.locator("[data-room-eight]");
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator("tr[data-fits]")).toHaveCount(8);
  await expect(table.locator("tr[data-fits=broken]")).toHaveCount(0);
  // The door of the usual room lets in the desktop machines and the narrowest floor machine.
  await page.getByRole("textbox", { name: "Clear width (mm)" }).fill("1000");
  await expect(table.locator("tr[data-fits=broken]")).toHaveCount(3);
  await expect(table.locator('tr[data-machine="light-1610"]')).toContainText("it does not fit through");
});

test("a machine's page brings the machine", async ({ page }) => {
  await open(page, "/en/products/zhongtian?model=light-1390");
  await page
    .locator("[role=tabpanel][data-state=active]")
    .getByRole("link", { name: "Measure the room" })
    .first()
    .click();
  await page.waitForURL(/\/support\/room\?/);
  await expect(item(page, "light-1390.1")).toBeVisible();
  await expect(page).toHaveURL(/put=light-1390/);
});

for (const [what, query, millimetres] of [
  ["upright at 1:50", "room=6000x4000&put=light-640.0.2000.200", 20],
  ["at 1:20", "room=3000x3000&put=light-530.0.800.200", 50],
  ["on its side at 1:25", "room=4500x3800&put=light-530.0.800.200", 40],
] as const)
  test(`the plan prints true to scale, ${what}`, async ({ page }) => {
    await open(page, `/en/support/room?${query}`);
    await expect(plan(page).locator("[data-item]")).toHaveCount(1);
    const pdf = await printed(page);
    expect(pdf.text).toContain(`Scale 1:${1000 / millimetres}`);
    expect(pdf.text).toContain("Operator's place");
    const [width = 0, depth = 0] = (/room=(\d+)x(\d+)/.exec(query) ?? []).slice(1).map(Number);
    const inMillimetres = (points: number) => (points * 25.4) / 72;
    const paths = (pdf.pages[0]?.paths ?? []).map((path) =>
      [inMillimetres(path.width), inMillimetres(path.height)].toSorted((a, b) => a - b),
    );
    /** Looks for a path of two sides, whose line may add up to a millimetre. */
    const has = (sides: readonly [number, number]) =>
      paths.some((path) =>
        path.every((side, index) => side >= (sides[index] ?? 0) - 0.05 && side <= (sides[index] ?? 0) + 1),
      );
    const room = [width, depth].map((side) => (side * millimetres) / 1000).toSorted((a, b) => a - b);
    expect(has([room[0] ?? 0, room[1] ?? 0]), `walls among ${JSON.stringify(paths)}`).toBe(true);
    // The bar's ticks are 0.6 of the letters' height of 2.6 mm.
    expect(has([1.56, millimetres]), `bar among ${JSON.stringify(paths)}`).toBe(true);
  });

test("the plan goes with the message, and is stored", async ({ page, product }) => {
  const company = crypto.randomUUID();
  await open(page, "/support/room?put=light-640.0.2000.150");
  await page.getByRole("button", { name: "带着平面图问我们" }).click();
  await page.waitForURL(/\/contact\/contactus#message$/);
  const form = page.locator("#message form");
  await form.scrollIntoViewIfNeeded();
  await page.locator("#message form[data-live]").waitFor();
  await expect(form.getByText("还没有发出")).toBeVisible();
  await expectField(form, "message", /背后只空出 150 mm/);
  for (const [name, value] of [
    ["name", "王芳"],
    ["corporateName", company],
    ["phone", "010-00000000"],
    ["email", "a@example.com"],
  ] as const)
    await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole("button", { name: "提交留言" }).click();
  await expect(form.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible();
  const [lead] = product.query("select payload from leads where payload like ?", `%${company}%`);
  const { message }: { message: string } = JSON.parse(String(lead?.["payload"]));
  const link = /https?:\/\/\S+/.exec(message)?.[0] ?? "";
  expect(link).toContain("put=light-640.0.2000.150");
  await open(page, link);
  await expect(item(page, "light-640.1")).toHaveAttribute("aria-label", /离上墙 150 mm/);
});

for (const language of languages)
  test(`the planner has no axe findings and fits every width, in ${language}`, async ({ page }) => {
    await open(
      page,
      `${pagePath("room", language)}?put=light-640.0.2000.150,chiller.0.4000.200&way=lift.1000.2100.1400.2000.900`,
    );
    await expect(plan(page).locator("[data-item]")).toHaveCount(2);
    expect(await axeFindingsEverywhere(page, language)).toEqual([]);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }
  });

/** Without a graphics card the first picture of a scene takes seconds. */
const slow = { timeout: 300_000 };
const stageOf = (page: Page) => page.locator("[data-room-view] [role=img]");
const shownIn = (stage: Locator, name: string) =>
  stage.evaluate((element, each) => Number((element as HTMLElement).dataset[each]), name);
const markOf = (page: Page, id: string) => stageOf(page).locator(`[data-mark="${id}"]`);

/** What Chromium's software driver says when the page is painted. A browser with a graphics card says nothing. */
const driverMessage = /GL Driver Message .* GPU stall due to ReadPixels/;
test.afterEach(({ consoleMessages }) => {
  const others = consoleMessages.filter((message) => !driverMessage.test(message));
  consoleMessages.splice(0, consoleMessages.length, ...others);
});

test("the room is shown in three dimensions by a press, follows the plan, and gives its memory back", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  // Small, because without a graphics card each pixel is computed.
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/en/support/room?put=light-640.0.2000.150");
  const late = () => fetched.filter((path) => /model-scene|RoomView|RoomScene|\.glb$/.test(path));
  const button = page.getByRole("button", { name: "See it in 3D" });
  await expect(button).toBeVisible();
  expect(late()).toEqual([]);
  await button.click();
  const stage = stageOf(page);
  await expect(stage).toHaveAttribute("data-azimuth", /./, slow);
  await expect(stage).toBeFocused();
  await expect(stage).toHaveAccessibleName("3D view: a room of 6000 × 4000 mm with 1 things");
  expect(late().filter((path) => path.endsWith(".glb"))).toHaveLength(1);

  const start = await shownIn(stage, "azimuth");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shownIn(stage, "azimuth"), slow).toBe(start + 15);
  await page.keyboard.press("+");
  await expect.poll(() => shownIn(stage, "zoom"), slow).toBeGreaterThan(1.25);
  await page.keyboard.press("Home");
  await expect.poll(() => shownIn(stage, "zoom"), slow).toBe(1);

  const view = page.locator("[data-room-view]");
  await expect(view.getByRole("list")).toContainText("Only 150 mm clear behind; 200 mm required");
  await expect(markOf(page, "light-640.1")).toHaveAttribute("data-state", "broken");
  const place = () =>
    markOf(page, "light-640.1").evaluate((mark) => mark.style.getPropertyValue("translate"));
  const before = await place();
  await item(page, "light-640.1").focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("Shift+ArrowRight");
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowDown");
  await expect.poll(place, slow).not.toBe(before);
  await expect(view.getByRole("list")).not.toContainText("clear behind");

  const context = await view
    .locator("canvas")
    .evaluateHandle((canvas: HTMLCanvasElement) => canvas.getContext("webgl2"));
  const close = page.getByRole("button", { name: "Close the 3D view" });
  await expect(close).toHaveAttribute("aria-expanded", "true");
  await close.click();
  await expect(view).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(await context.evaluate((gl) => gl?.isContextLost())).toBe(true);
});

test("a page that is left and found again shows the room again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/support/room?put=mark-m20.0.2000.300");
  await page.getByRole("button", { name: "立体查看" }).click();
  const stage = stageOf(page);
  await expect(stage).toHaveAttribute("data-azimuth", /./, slow);
  await page.getByRole("link", { name: "对一对规格" }).click();
  await page.waitForURL(/specifications/);
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("[data-room-view] [data-status=ready] canvas")).toBeVisible(slow);
  await page.getByRole("button", { name: "收起立体图" }).click();
  await expect(page.locator("[data-room-view]")).toHaveCount(0);
});

test("without WebGL the plan stays, and a sentence says so", async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === "2d" ? getContext.apply(this, args as Parameters<typeof getContext>) : null;
    } as typeof getContext;
  });
  await open(page, "/en/support/room?put=light-640.0.2000.200");
  await page.getByRole("button", { name: "See it in 3D" }).click();
  await expect(page.getByText("The 3D view cannot be shown here.")).toBeVisible(slow);
  await expect(page.locator("[data-room-view]")).toHaveCount(0);
  await expect(item(page, "light-640.1")).toBeVisible();
  await expect(page.getByRole("button", { name: "See it in 3D" })).toBeEnabled();
  await context.close();
});

for (const language of languages)
  test(`the view in three dimensions has no axe findings and fits every width, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, `${pagePath("room", language)}?put=light-640.0.2000.150,light-530.1.4000.2000`);
    await page.getByRole("button", { name: /See it in 3D|立体查看/ }).click();
    await expect(stageOf(page)).toHaveAttribute("data-azimuth", /./, slow);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    }
    expect(await axeFindings(page)).toEqual([]);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page gives the outlines, the space around, and a way to write to us", async ({ page }) => {
    await page.goto("/en/support/room");
    await expect(page.getByText("needs JavaScript")).toBeVisible();
    await expect(page.locator("#plan a[href='/en/contact/contactus#message']")).toBeVisible();
    await expect(page.locator("[data-room-planner]")).toBeHidden();
    await expect(page.locator("#outlines")).toContainText(/200\s\u2060?mm behind/);
    await expect(page.locator("#outlines tbody tr")).toHaveCount(8);
  });
});
