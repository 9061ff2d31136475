import { pagePath } from "@lightmaker/content/routes";
import type { Page } from "playwright/test";
import { samples } from "../../../api/server/testing/samples.ts";
import { test as base, expect, hydrated } from "../fixtures.ts";

/**
 * Tests that using the pages does not violate their content security policy; every-page.spec.ts tests that they load without
 * violations. The fixture collects what the browser blocks as `directive: URL or kind`. It must be empty when the test
 * ends.
 */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding("noteViolation", (_, text: string) => violations.push(text));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
          const { noteViolation } = window as unknown as { noteViolation(text: string): void };
          noteViolation(`${violatedDirective}: ${blockedURI} ${sample}`);
        });
      });
      await use(violations);
      expect(violations, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
});

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator(hydrated).waitFor();
  // Scripts that load after hydration: visits, titles, prefetching.
  await page.waitForLoadState("networkidle");
};

test("menu, theme, search, dialog and language switch violate nothing", async ({ page }) => {
  await open(page, "/en/about");
  await page.locator("header nav button[popovertarget]").filter({ visible: true }).first().click();
  await expect(page.locator("header :popover-open")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.locator("header").getByRole("button", { name: "Appearance" }).filter({ visible: true }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Escape");

  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("acrylic");
  await expect(dialog.getByRole("option").first()).toBeVisible();
  // The page behind the dialog does not scroll, by styles that a script adds.
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
  // The texts of news are read with the HTML parser.
  await dialog.getByRole("combobox").fill("kerf comb");
  await expect(dialog.getByRole("group", { name: "News" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");

  await page.locator("a[data-language=zh]").filter({ visible: true }).first().click();
  await expect(page.locator("html[data-live]")).toHaveAttribute("lang", "zh-Hans");
});

test("client-side navigation with structured data violates nothing", async ({ page }) => {
  await open(page, "/en");
  for (const id of ["products", "zhongtian", "wood", "news", "faq"] as const) {
    const address = pagePath(id, "en");
    await page
      .locator(`footer a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(address);
    await expect(page.locator("h1").filter({ visible: true })).toHaveCount(1);
  }
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
});

test("the chat violates nothing", async ({ page }) => {
  await open(page, "/en/about");
  await page.locator("aside > a[aria-haspopup=dialog]").click();
  const chat = page.locator("[data-chat]");
  await chat.getByRole("textbox").fill("How heavy is the Light 1390?");
  await page.keyboard.press("Enter");
  await expect(chat.getByRole("log")).toContainText("500 kg");
});

test("the film violates nothing", async ({ page }) => {
  await open(page, "/en");
  const film = page.locator("main video").first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
});

test("a form with a file violates nothing", async ({ page }) => {
  await open(page, "/en/about/sample");
  await page.locator("#apply form").scrollIntoViewIfNeeded();
  const form = page.locator("#apply form[data-live]");
  await form
    .getByLabel("Drawing or other file (optional)")
    .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: samples.pdf });
  await expect(form.getByText("Upload successful!").first()).toBeVisible();
});

test("news filled in by the server and opened in the browser violate nothing", async ({
  page,
  consoleMessages,
}) => {
  await open(page, "/en/about/news?item=fit-gauge");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#news a[href*='item=']").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Messages that the specification wants logged.
  expect(consoleMessages.filter((message) => !message.startsWith("info: News item opened"))).toEqual([]);
  consoleMessages.splice(0);
});

for (const notice of ["/notice/maintenance", "/en/notice/offline", "/sent", "/en/not-sent"])
  test(`${notice} runs no script and violates nothing`, async ({ page }) => {
    await page.goto(notice);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("h1")).toBeVisible();
  });

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a cached page opens offline under the same policy", async ({ page, context, consoleMessages }) => {
    await page.goto("/en/materials/wood");
    await page.locator(hydrated).waitFor();
    const kept = () =>
      page.evaluate(async () => {
        const [pages, parts] = [await caches.open("pages-1"), await caches.open("parts-1")];
        return [
          (await pages.match("/en/materials/wood"))?.headers.get("content-security-policy")?.slice(0, 18),
          (await pages.match("/en/notice/offline")) !== undefined,
          (await parts.keys()).some(({ url }) => url.includes("/js/entry.client-")),
        ];
      });
    await expect.poll(kept).toEqual(["default-src 'none'", true, true]);
    await context.setOffline(true);
    await page.reload();
    await page.locator(hydrated).waitFor();
    await page.goto("/en/materials/glass");
    await expect(page.locator("h1")).toHaveText("You are offline");
    // Chromium's messages about requests while offline. A policy violation would read differently.
    expect(consoleMessages.filter((message) => !message.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    consoleMessages.splice(0);
  });
});

/** Set by code that must never run. */
const ran = (page: Page) => page.evaluate(() => "ran" in window);

test("a script that gets into the HTML does not run", async ({ page, violations, consoleMessages }) => {
  await page.route("**/en/about", async (route) => {
    const response = await route.fetch();
    const injected =
      `<script>window.ran=1</script><script type="module">window.ran=1</script><img src="data:," onerror="window.ran=1">` +
      `<script src="https://evil.example/x.js"></script><script src="data:text/javascript,window.ran=1"></script>` +
      `<base href="https://evil.example/"><iframe src="data:text/html,x"></iframe><style>body{display:none}</style>` +
      `<p id="styled" style="position:fixed">x</p><a id="link" href="javascript:window.ran=1">x</a><button id="button" onclick="window.ran=1">x</button>`;
    await route.fulfill({ response, body: (await response.text()).replace("<body>", `<body>${injected}`) });
  });
  await page.goto("/en/about");
  for (const id of ["link", "button"]) await page.locator(`#${id}`).dispatchEvent("click");
  await expect
    .poll(() => new Set(violations.map((text) => text.split(": ")[0])))
    .toEqual(
      new Set([
        "script-src-elem",
        "script-src-attr",
        "base-uri",
        "frame-src",
        "style-src-elem",
        "style-src-attr",
      ]),
    );
  // Two inline scripts, two from elsewhere; the picture, the link and the button.
  await expect
    .poll(() => violations.filter((text) => text.startsWith("script-src-elem")).length)
    .toBeGreaterThanOrEqual(4);
  expect(await ran(page)).toBe(false);
  violations.splice(0);
  consoleMessages.splice(0);
});

test("a string does not become code in the browser", async ({ page, violations, consoleMessages }) => {
  await open(page, "/en/about");
  const refused = await page.evaluate(() => {
    const sinks: Readonly<Record<string, () => void>> = {
      "script text": () => {
        const script = document.createElement("script");
        script.text = "window.ran=1";
        document.body.append(script);
      },
      "script address": () => {
        document.createElement("script").src = "https://evil.example/x.js";
      },
      markup: () => {
        document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="window.ran=1">');
      },
      "event attribute": () => {
        document.body.setAttribute("onclick", "window.ran=1");
      },
      timer: () => {
        setTimeout("window.ran=1" as unknown as () => void);
      },
      policy: () => {
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("mine", {});
      },
    };
    return Object.entries(sinks).map(([name, use]) => {
      try {
        use();
        return `${name}: taken`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(refused).toEqual([
    "script text: TypeError",
    "script address: TypeError",
    "markup: TypeError",
    "event attribute: TypeError",
    "timer: TypeError",
    "policy: TypeError",
  ]);
  // Adding a text node needs no Trusted Type. The policy blocks the script by its hash.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.ran=1");
    document.body.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await ran(page)).toBe(false);
  violations.splice(0);
  consoleMessages.splice(0);
});
