import type { Locator, Page } from "playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, hydrated, test } from "../fixtures.ts";

const languages = {
  zh: {
    prefix: "",
    title: "16 年多，专做激光切割机、雕刻机和打标机 | LightMaker",
    yours: "按您的数",
    example: "例子：随便取的整数",
    useExample: "填入例子的数",
    clear: "全部清空",
    payment: "每月要付",
    interest: "利息合计",
    needed: "够付月供，至少要做",
    left: "付完月供，每月剩下",
    short: "付月供，每月还差",
    breakEven: "累计净得超过累计付款（含首付）",
    never: "照这些数，做不到",
    month: (count: number) => `第 ${count} 个月`,
    jobs: (count: number) => `每月 ${count} 单`,
    missing: "还要填：年利率和分期月数。",
    faults: { number: /看不懂这个数/, most: /最大写到 360/, deposit: /首付比价格还多/, whole: /请写整数/ },
    currency: "€ 欧元",
    toCurrency: "ArrowRight",
    own: "¥",
  },
  en: {
    prefix: "/en",
    title: "16+ years of cutters, engravers and markers | LightMaker",
    yours: "With your figures",
    example: "Example with round figures",
    useExample: "Fill in the example",
    clear: "Clear all",
    payment: "Monthly payment",
    interest: "Total interest",
    needed: "Jobs to cover the payment",
    left: "Left each month after payment",
    short: "Monthly shortfall",
    breakEven: "Total margin overtakes what you have paid",
    never: "Never, with these figures",
    month: (count: number) => `Month ${count}`,
    jobs: (count: number) => `${count} a month`,
    missing: "Still needed: Annual rate and Term.",
    faults: {
      number: /can.t read this number/,
      most: /The maximum is 360/,
      deposit: /higher than the price/,
      whole: /whole number of months/,
    },
    currency: "€ EUR",
    toCurrency: "ArrowLeft",
    own: "$",
  },
} as const;

const counters = (page: Page): Locator => page.locator("#figures li");
/** The animated figures, drawn over the final ones. */
const running = (page: Page): Locator => page.locator("#figures li [aria-hidden=true]");
const calculator = (page: Page): Locator => page.locator("#calculator");
const field = (page: Page, name: string): Locator => calculator(page).locator(`[data-figure=${name}]`);
const sum = (page: Page, name: string): Locator =>
  calculator(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt").getByText(name, { exact: true }) })
    .locator("dd")
    .first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator(hydrated).waitFor();
}

/** Pauses the page's clock, so that only the test advances it. It must be paused at a time in the future. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

async function type(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(figures)) await field(page, name).fill(value);
}

test.describe("the counters of the company page", () => {
  test("start when the first is half visible, run for two seconds, and run once", async ({ page }) => {
    await page.clock.install();
    await open(page, "/about/company");
    await stopClock(page);
    await expect(counters(page)).toHaveCount(3);
    await page.clock.runFor(3000);
    await expect(running(page)).toHaveCount(0);

    await page.locator("#figures li").first().scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(16);
      expect(await running(page).count()).toBe(3);
    }).toPass({ intervals: [50] });
    /** Returns the figures currently shown, as shares of their final values. */
    const shares = async () => {
      const shown = await running(page).allTextContents();
      return [16, 5000, 50].map((end, index) => Number.parseInt(shown[index] ?? "", 10) / end);
    };
    for (const share of await shares()) expect(share).toBeLessThan(0.2);
    await page.clock.runFor(1000);
    for (const share of await shares()) {
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThan(1);
    }
    await page.clock.runFor(1100);
    await expect(running(page)).toHaveCount(0);
    for (const [index, end] of ["16+", "5000+", "50+"].entries())
      await expect(counters(page).nth(index)).toContainText(end);

    await page.evaluate(() => scrollTo(0, 0));
    await page.clock.runFor(500);
    await counters(page).first().scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(running(page)).toHaveCount(0);
  });

  test("show their final figures at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/about/company");
    await stopClock(page);
    await counters(page).first().scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await expect(running(page)).toHaveCount(0);
    await expect(counters(page)).toContainText(["16+", "5000+", "50+"]);
  });
});

for (const [language, words] of Object.entries(languages)) {
  const finance = `${words.prefix}/about/finance`;
  test.describe(language, () => {
    test("the company page has its title in the banner, three steps and a picture", async ({ page }) => {
      await open(page, `${words.prefix}/about/company`);
      await expect(page).toHaveTitle(words.title);
      await expect(page.locator("h1")).toHaveText(words.title.replace(" | LightMaker", ""));
      await expect(page.locator("#direction ol > li")).toHaveCount(3);
      await expect(page.locator("#direction img")).toHaveCount(1);
    });

    test("the links of the company pages lead where the specification requires", async ({ page }) => {
      await open(page, finance);
      const main = page.locator("main");
      await expect(main.locator(`a[href="${words.prefix}/about/sample#apply"]`).first()).toBeVisible();
      await open(page, `${words.prefix}/contact/partner`);
      await main.locator(`a[href^="${words.prefix}/contact/contactus"]`).first().click();
      await page.waitForURL(`**${words.prefix}/contact/contactus#message`);
    });

    test("the calculator works by keyboard, announces its results, and sends and stores nothing", async ({
      page,
    }) => {
      await open(page, finance);
      const status = calculator(page).getByRole("status");
      await expect(calculator(page).getByRole("heading", { name: words.example })).toBeVisible();
      await expect(sum(page, words.payment)).toContainText("2,127.39");
      await expect(status).toHaveText("");
      const kept = () =>
        page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
      const before = await kept();
      const requests: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() !== "image") requests.push(`${request.url()} ${request.postData() ?? ""}`);
      });

      await field(page, "price").focus();
      for (const typed of ["13,579", "1579", "0", "12", "20", "75"]) {
        await page.keyboard.type(typed);
        await page.keyboard.press("Tab");
      }
      await expect(calculator(page).getByRole("heading", { name: words.yours })).toBeVisible();
      await expect(sum(page, words.payment)).toContainText(`${words.own}1,000.00`);
      await expect(sum(page, words.interest)).toContainText("0.00");
      await expect(sum(page, words.needed)).toHaveText(words.jobs(14));
      await expect(sum(page, words.left)).toContainText("500.00");
      await expect(sum(page, words.breakEven)).toHaveText(words.month(4));
      await expect(status).toContainText("1,000.00");
      await expect(calculator(page).getByRole("math").first()).toHaveAccessibleName("A = P ÷ n");

      await calculator(page).getByRole("radio", { checked: true }).focus();
      await page.keyboard.press(words.toCurrency);
      await expect(calculator(page).getByRole("radio", { name: words.currency })).toBeChecked();
      await expect(sum(page, words.payment)).toContainText("€1,000.00");
      await field(page, "jobs").fill("5");
      await expect(sum(page, words.short)).toContainText("625.00");
      await field(page, "margin").fill("0");
      await expect(sum(page, words.needed)).toHaveText(words.never);
      expect(await axeFindings(page)).toEqual([]);

      await calculator(page).getByRole("button", { name: words.clear }).click();
      await expect(field(page, "price")).toHaveValue("");
      await calculator(page).getByRole("button", { name: words.useExample }).click();
      await expect(sum(page, words.payment)).toContainText("€2,127.39");
      expect(requests.filter((request) => request.includes("13579") || request.includes("13,579"))).toEqual(
        [],
      );
      expect(await kept()).toBe(before);
    });

    test("invalid and huge figures get an error message", async ({ page }) => {
      await open(page, finance);
      await type(page, { price: "60000", deposit: "70000", rate: "4,5", term: "1e9" });
      await field(page, "term").press("Tab");
      for (const [name, fault] of [
        ["deposit", words.faults.deposit],
        ["rate", words.faults.number],
        ["term", words.faults.number],
      ] as const)
        await expect(field(page, name)).toHaveAccessibleDescription(fault);
      await field(page, "term").fill("361");
      await expect(field(page, "term")).toHaveAccessibleDescription(words.faults.most);
      await field(page, "term").fill("1.5");
      await expect(field(page, "term")).toHaveAccessibleDescription(words.faults.whole);
      await type(page, { deposit: "", jobs: "1", margin: "1" });
      await expect(calculator(page).getByText(words.missing)).toBeVisible();
      await type(page, { price: "1,000,000,000", rate: "100", term: "360" });
      await expect(sum(page, words.payment)).toContainText("83,333,333.33");
    });

    test("formula, example and final figures are there without JavaScript", async ({ browser, product }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.origin });
      const page = await context.newPage();
      await page.goto(finance);
      await expect(calculator(page).locator("fieldset").first()).toBeHidden();
      await expect(calculator(page).getByRole("math")).toHaveCount(2);
      await expect(sum(page, words.payment)).toContainText("2,127.39");
      await page.goto(`${words.prefix}/about/company`);
      await expect(counters(page)).toContainText(["16+", words.prefix ? "5,000+" : "5000+", "50+"]);
      await context.close();
    });
  });
}
