import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { type Browser, BrowserEnded } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

const pictures = path.join(import.meta.dirname, "..", "test-results", "browsers");
mkdirSync(pictures, { recursive: true });

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Expression for the first visible element that matches a selector. */
const shown = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility({ visibilityProperty: true }))`;

describe.each([
  { engine: "Firefox", start: startFirefox },
  { engine: "WebKit", start: startWebKit },
])("$engine", ({ engine, start }) => {
  let browser: Browser;
  // Each test gets its own browser, so that neither storage nor a crash affects the next test.
  beforeEach(async () => {
    browser = await start();
    console.info(`${engine}: ${browser.version}`);
    await browser.resize(1440, 900);
  });
  afterEach(() => browser.close());

  /** Waits until a condition is true, far longer than a busy machine needs. Stops at once if the browser has crashed. */
  const until = (name: string, isTrue: () => Promise<unknown>) => {
    let cause: unknown;
    const isTrueNow = async () => {
      try {
        return await isTrue();
      } catch (error) {
        if (error instanceof BrowserEnded) throw error;
        // During a navigation the page cannot answer.
        cause = error;
        return false;
      }
    };
    return vi.waitUntil(isTrueNow, { timeout: 120_000 }).catch((error: unknown) => {
      throw error instanceof BrowserEnded ? error : new Error(`Timed out waiting for: ${name}`, { cause });
    });
  };
  const holds = (expression: string) => until(expression, () => browser.evaluate<unknown>(expression));
  const shows = (selector: string) => holds(`!!${shown(selector)}`);
  const isAt = (address: string) =>
    holds(`location.pathname + location.search + location.hash === ${JSON.stringify(address)}`);

  async function open(address: string): Promise<void> {
    await browser.open(product.origin + address);
    await holds("document.documentElement.hasAttribute('data-live')");
  }

  /** Clicks the centre of an element as soon as it is visible, does not move and is not covered. */
  async function click(selector: string): Promise<void> {
    const place = () =>
      browser.evaluate<[number, number] | null>(`(() => {
        const element = ${shown(selector)};
        if (!element) return null;
        element.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        return element.contains(document.elementFromPoint(...middle)) ? middle : null;
      })()`);
    let before = "";
    await until(`${selector} can be pressed`, async () => {
      const last = before;
      before = JSON.stringify(await place());
      return before !== "null" && before === last;
    });
    const [x, y] = JSON.parse(before);
    await browser.clickAt(x, y);
  }

  const box = (selector: string) =>
    browser.evaluate<DOMRect>(`${shown(selector)}.getBoundingClientRect().toJSON()`);

  async function picture(name: string): Promise<void> {
    await holds("!document.getAnimations().some((motion) => motion instanceof CSSTransition)");
    writeFileSync(path.join(pictures, `${engine}-${name}.png`), await browser.picture());
  }

  it("opens the home page without horizontal overflow", async () => {
    await open("/");
    await shows("h1");
    await holds("document.documentElement.scrollWidth <= innerWidth");
    await holds(
      "[...document.images].filter((image) => image.loading !== 'lazy').every((image) => image.complete && image.naturalWidth > 0)",
    );
    await picture("home");
  });

  it("opens a menu below its entry, and its link navigates without a page load", async () => {
    await open("/");
    await browser.evaluate("document.documentElement.setAttribute('data-same-document', '')");
    const entry = "header nav li:has(> a[href='/products'])";
    await click(`${entry} > button`);
    await shows(`${entry} > :popover-open`);
    await picture("menu");
    const [item, panel] = [await box(entry), await box(`${entry} > :popover-open`)];
    expect(panel.top - item.bottom).toBeGreaterThanOrEqual(-8);
    expect(panel.top - item.bottom).toBeLessThan(24);
    expect(Math.abs(panel.left - item.left)).toBeLessThan(24);
    await click(`${entry} > [popover] a[href='/products/zhongtian']`);
    await isAt("/products/zhongtian");
    await holds("document.documentElement.hasAttribute('data-same-document')");
    await holds("!document.querySelector('header :popover-open')");
  });

  it("switches the model on a product page", async () => {
    await open("/products/zhongtian");
    await click("[data-models] > [role=tablist] [role=tab]:nth-child(5)");
    await isAt("/products/zhongtian?model=light-1610");
    await shows("[data-models] [role=tabpanel][data-state=active] h3");
    await holds(
      `${shown("[data-models] [role=tabpanel][data-state=active]")}?.textContent.includes("Light 1610")`,
    );
    await picture("model");
  });

  it("opens an answer", async () => {
    await open("/support/faq");
    await click("main details:not([open]) > summary");
    const answer = `document.querySelector("main details[open]")`;
    await holds(
      `${answer}?.lastElementChild.checkVisibility() && ${answer}.lastElementChild.getBoundingClientRect().height > 20`,
    );
    await picture("answer");
  });

  it("finds a page with the search", async () => {
    await open("/support");
    await click("header [aria-haspopup=dialog]");
    await holds("document.activeElement?.matches('[role=dialog] [role=combobox]')");
    await browser.type("亚克力");
    await shows("[role=option]");
    await picture("search");
    await browser.type("\n");
    await isAt("/materials/acrylic");
  });

  it("sends a message that is stored", async () => {
    await open("/contact/contactus");
    const company = crypto.randomUUID();
    const values = {
      name: "李雷",
      corporateName: company,
      phone: "000-1111",
      email: "lilei@example.com",
      message: "想问一台机器。",
    };
    for (const [name, value] of Object.entries(values)) {
      await click(`#message [name=${name}]`);
      await browser.type(value);
    }
    await shows("#message form[data-live]");
    await click("#message [type=submit]");
    await shows("#message [role=status][data-tone=success]");
    await picture("sent");
    const stored = product.query("select payload from leads where payload like ?", `%${company}%`);
    expect(stored.map(({ payload }) => JSON.parse(String(payload)))).toEqual([
      expect.objectContaining({ ...values, corporateName: company }),
    ]);
  });

  it("hydrates a form after client-side navigation, and stores what it sends", async () => {
    await open("/");
    await click("header a[href='/about/sample']");
    await isAt("/about/sample");
    const company = crypto.randomUUID();
    const values = {
      corporateName: company,
      applicant: "王芳",
      phone: "000-1111",
      email: "wang@example.com",
      sampleModel: "Light 530",
      applicationDescription: "3 mm 椴木",
    };
    for (const [name, value] of Object.entries(values)) {
      const isChosen = name === "sampleModel";
      await click(`#apply [name=${name}]${isChosen ? `[value="${value}"]` : ""}`);
      if (!isChosen) await browser.type(value);
    }
    await shows("#apply form[data-live]");
    await click("#apply [type=submit]");
    await shows("#apply [role=status][data-tone=success]");
    const stored = product.query("select payload from leads where payload like ?", `%${company}%`);
    expect(stored.map(({ payload }) => JSON.parse(String(payload)))).toEqual([
      expect.objectContaining(values),
    ]);
  });

  it("starts the next page at the top, and restores the scroll position on going back", async () => {
    await open("/");
    /** Scroll position in each frame since the page was shown. */
    await browser.evaluate(`(() => {
      let shown;
      const look = () => {
        const heading = document.querySelector("#content h1");
        if (heading !== shown) { shown = heading; window.heights = []; }
        window.heights.push(Math.round(scrollY));
        requestAnimationFrame(look);
      };
      look();
    })()`);
    const group = "footer details:not([open]):has(a[href='/support/faq']) > summary";
    if (await browser.evaluate(`!!${shown(group)}`)) await click(group);
    await click("footer a[href='/support/faq']");
    const left = await browser.evaluate<number>("Math.round(scrollY)");
    await isAt("/support/faq");
    await holds("document.title.startsWith('常见问题') && window.heights.length > 20");
    expect(await browser.evaluate<number[]>("[...new Set(window.heights)]")).toEqual([0]);
    await browser.evaluate("history.back()");
    await isAt("/");
    await holds("document.querySelector('#lead') && window.heights.length > 20");
    expect(await browser.evaluate<number[]>("[...new Set(window.heights)]")).toEqual([left]);
  });

  it.each([
    ["/products", "/#lead"],
    ["/contact/partner", "/contact/contactus#message"],
  ])("navigates from %s to the anchor %s", async (from, to) => {
    await open(from);
    await click(`main a[href='${to}']`);
    await isAt(to);
    const place = `document.querySelector(${JSON.stringify(to.slice(to.indexOf("#")))})`;
    await holds(`document.activeElement === ${place}`);
    await holds(`(() => {
      const { top } = ${place}.getBoundingClientRect();
      const root = document.documentElement;
      const margin = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart);
      return Math.abs(top - margin) <= 2 || scrollY + innerHeight >= root.scrollHeight - 2;
    })()`);
    await picture(`place-${to.slice(to.indexOf("#") + 1)}`);
  });

  it("gets an answer from the chat", async () => {
    await open("/support");
    await click("aside > a[aria-haspopup=dialog]");
    await click("[data-chat] textarea, [data-chat] [type=text]");
    await browser.type("1390多重\n");
    await holds(`document.querySelector("[data-chat] [role=log]")?.textContent.includes("500 kg")`);
    await picture("chat");
  });

  it("switches to the dark theme and keeps it", async () => {
    await open("/support");
    const ground = "getComputedStyle(document.body).backgroundColor";
    const light = await browser.evaluate(ground);
    const menu = "header div:has(> [popover] > fieldset)";
    await click(`${menu} > button`);
    await shows(`${menu} > :popover-open`);
    await picture("appearance");
    const [button, panel] = [await box(`${menu} > button`), await box(`${menu} > :popover-open`)];
    expect(panel.top).toBeGreaterThanOrEqual(button.bottom - 8);
    expect(panel.top - button.bottom).toBeLessThan(24);
    expect(panel.right).toBeGreaterThan(button.left);
    expect(panel.left).toBeLessThan(button.right);
    await click(`${menu} label:has([value=dark])`);
    await holds("document.documentElement.dataset.theme === 'dark'");
    await holds(`${ground} !== ${JSON.stringify(light)}`);
    await open("/");
    await holds(`${ground} !== ${JSON.stringify(light)}`);
    await picture("dark");
  });

  it("switches the language and keeps it", async () => {
    await open("/materials/wood");
    await click("a[data-language=en]");
    await isAt("/en/materials/wood");
    await holds("document.documentElement.lang === 'en'");
    await browser.open(`${product.origin}/contact`);
    await isAt("/en/contact");
  });

  it("shows the mobile menu at a phone's width", async () => {
    await browser.resize(420, 800);
    await open("/");
    await holds("document.documentElement.scrollWidth <= innerWidth");
    await click("header div:has(> [popover] nav details) > button");
    const appearance = "header [popover] div:has(> [popover] > fieldset)";
    await click(`${appearance} > button`);
    await shows(`${appearance} > :popover-open`);
    await click(`${appearance} label:has([value=system])`);
    await click(`${appearance} > button`);
    await click("header [popover] details:has(a[href='/support']) > summary");
    await picture("phone");
    await click("header [popover] a[href='/support/downloads']");
    await isAt("/support/downloads");
    await holds("!document.querySelector('header :popover-open')");
    await picture("phone-page");
  });
});
