import { execFile } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { JSDOM } from "jsdom";
import { type Browser, chromium } from "playwright";
import { expect as expectPage } from "playwright/test";
import { parse } from "valibot";
import { createLogger, createServer, preview, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type FeedIndex, feedIndex, feedModel } from "../../packages/feed/src/schema.ts";
import { labelFaults } from "../../packages/ui/src/testing.ts";
import { chromiumFlags, findChromium } from "../browser.ts";
import { type Maker, startMaker } from "./maker.ts";

const dealers = inject("dealers");
let maker: Maker;
let browser: Browser;
beforeAll(async () => {
  maker = await startMaker();
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
});
afterAll(async () => {
  await browser.close();
  await maker.close();
});

/** Changes texts of a file of a site, as its owner does. */
function edit(site: string, file: string, ...changes: readonly (readonly [string | RegExp, string])[]): void {
  const name = path.join(site, file);
  const before = readFileSync(name, "utf8");
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
  if (after === before)
    throw new Error(`${file} of the starter has none of the texts that the test changes.`);
  writeFileSync(name, after);
}

/** Makes a copy of the starter that reads the feed from an address. */
function siteFrom(name: string, origin: string): string {
  const site = path.join(dealers, name);
  rmSync(site, { recursive: true, force: true });
  cpSync(path.join(dealers, "starter"), site, { recursive: true });
  edit(site, "data.ts", ["https://www.example.com", origin]);
  return site;
}

/** Runs a program in the starter's folder. Not synchronously: the maker's server answers from this process. */
async function execute(site: string, program: string, ...words: readonly string[]): Promise<string> {
  // With Vitest's `NODE_ENV=test`, React and Vite would build for development.
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout, stderr } = await promisify(execFile)(program, words, { cwd: site, env });
  return stdout + stderr;
}

const run = (site: string, ...command: readonly string[]) => execute(site, "npm", ...command);

/** Runs a script of the site. `npm exec` would take the machine's Node, which may be too old. */
const script = (site: string, name: string, ...words: readonly string[]) =>
  execute(site, process.execPath, `scripts/${name}`, ...words);

/** Does the same as `npm run build` without the check of types, which the first build has done. */
async function buildAgain(site: string): Promise<string> {
  return (
    (await script(site, "feed.ts", "--or-copies")) +
    (await run(site, "exec", "vite", "build")) +
    (await script(site, "prerender.ts"))
  );
}

/** Serves a built site, as `npm run preview`, and opens one of its pages. */
async function open(site: string, address: string, { width = 1440 } = {}) {
  const server = await preview({ root: site, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
  return visit(server, address, width);
}

/** Serves a site as `npm run dev` and opens one of its pages. `terminal` has the warnings and errors there. */
async function develop(site: string, address: string) {
  const terminal: string[] = [];
  const logger = createLogger("silent");
  logger.warn = logger.error = (message) => void terminal.push(message);
  const server = await createServer({
    root: site,
    customLogger: logger,
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  return { terminal, ...(await visit(server, address, 1440)) };
}

async function visit(server: Pick<ViteDevServer, "resolvedUrls" | "close">, address: string, width: number) {
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, "");
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  const response = await page.goto(origin + address);
  return {
    page,
    status: response?.status(),
    messages,
    close: async () => {
      await page.close();
      await server.close();
    },
  };
}

const pages = ["", "models/", "models/light-530/", "questions/", "contact/"];
const html = (site: string, page: string) =>
  readFileSync(path.join(site, "dist", page, "index.html"), "utf8");

describe("the starter", () => {
  let site: string;
  beforeAll(async () => {
    site = siteFrom("starter-first", maker.origin);
    await run(site, "run", "build");
  });

  it("builds a whole microsite from one brand file and one data file, in HTML that needs no scripts", () => {
    for (const page of pages) {
      const text = html(site, page);
      expect(text).toMatch(/<title>[^<]+ \| Hanlin Laser<\/title>/);
      expect(text).toMatch(/<h1[ >]/);
      expect(text).not.toContain("<!--page-->");
      const { document } = new JSDOM(text).window;
      expect(labelFaults(document)).toEqual([]);
    }
    expect(html(site, "models/light-530")).toContain("Work area");
    expect(existsSync(path.join(site, "dist/models/light-1390"))).toBe(false);
    expect(existsSync(path.join(site, "dist/404.html"))).toBe(true);
  });

  it.each([390, 1440])(
    "hydrates every page without a message at %i px, and no page scrolls sideways",
    async (width) => {
      for (const address of pages) {
        const { page, messages, close } = await open(site, `/${address}`, { width });
        await expectPage(page.locator("h1")).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect([address, messages]).toEqual([address, []]);
        await close();
      }
    },
  );

  it("shows 404.html where there is no page, with its header and the way home", async () => {
    const { page, status, close } = await open(site, "/nothing/here/");
    expect(status).toBe(404);
    await expectPage(page.locator("h1")).toHaveText("There is no such page");
    await expectPage(page.getByRole("banner")).toBeVisible();
    await expectPage(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
    await close();
  });

  it("opens a page also without the slash at the end of its address", async () => {
    const { page, status, close } = await open(site, "/models/light-530");
    expect(status).toBe(200);
    expect(new URL(page.url()).pathname).toBe("/models/light-530/");
    await close();
  });

  it("says where the maker gives a value on request only, with the dealer's own contact", () => {
    const { document } = new JSDOM(html(site, "models/light-640")).window;
    const asked = [...document.querySelectorAll("main dd a, main td a")].filter(
      (link) => link.textContent === "Ask us",
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const link of asked) expect(link.getAttribute("href")).toBe("/contact/?about=Light%20640");
  });

  it("writes a mail about the machine from whose page the visitor comes", async () => {
    const { page, close } = await open(site, "/models/light-960/");
    await page.getByRole("main").getByRole("link", { name: "Price on request" }).click();
    const write = page.getByRole("link", { name: "Write to us" });
    await expectPage(write).toHaveAttribute(
      "href",
      "mailto:hello@hanlin-laser.example?subject=Price%20of%20the%20Light%20960",
    );
    // Below the ways to reach the dealer, not alone at the top of its half.
    const hours = await page.getByText("Monday to Friday").boundingBox();
    expect((await write.boundingBox())?.y).toBeGreaterThan(hours?.y ?? Number.NaN);
    await close();
  });

  it("ends at the bottom of the window on a short page, and its header stays in view on a long one", async () => {
    const { page, close } = await open(site, "/thanks/");
    const bottom = () =>
      page.getByRole("contentinfo").evaluate((node) => node.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(900);
    await page.goto(new URL("/models/light-530/", page.url()).href);
    await expectPage(page.getByRole("main")).toHaveAttribute("data-page", "model");
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, -100);
    await expectPage(page.getByRole("banner")).toBeInViewport();
    await close();
  });

  it("is dark on a dark site, also with a light ground of its own and no dark one", async () => {
    const { page, close } = await open(site, "/");
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    await expectPage(page.locator("body")).toHaveCSS("background-color", "rgb(14, 16, 19)");
    await close();
  });

  it("names no address of its own as long as it does not know it, and has an icon", () => {
    expect(html(site, "")).not.toContain("canonical");
    expect(existsSync(path.join(site, "dist/sitemap.xml"))).toBe(false);
    const { document } = new JSDOM(html(site, "")).window;
    const icon = document.querySelector("link[rel=icon]")?.getAttribute("href") ?? "none";
    expect(existsSync(path.join(site, "dist", icon))).toBe(true);
  });

  it("shows a change of the maker in the browser without a new build", async () => {
    maker.change("light-530-rf", (file) =>
      Object.assign(file, { revision: "changed", subtitle: "Now with more light" }),
    );
    const { page, close } = await open(site, "/models/light-530-rf/");
    await expectPage(page.getByText("Now with more light")).toBeVisible();
    expect(html(site, "models/light-530-rf")).not.toContain("Now with more light");
    await close();
  });

  it("is built from the copies of the feed if the maker cannot be reached", async () => {
    const alone = siteFrom("starter-alone", "http://127.0.0.1:9");
    expect(await buildAgain(alone)).toMatch(/feed\.origin in data\.ts.* from the copies in the folder/);
    expect(html(alone, "models/light-530")).toContain("Work area");
  });
});

describe("the starter in development", () => {
  it("shows the copies of the feed if the maker cannot be reached, and says so once, on the console and in the terminal", async () => {
    const { page, messages, terminal, close } = await develop(
      siteFrom("starter-dev", "http://127.0.0.1:9"),
      "/",
    );
    await expectPage(page.locator("h1")).toHaveText(/Leipzig/);
    await expectPage(page.getByRole("main").getByText("Light 530").first()).toBeVisible();
    const said = /127\.0\.0\.1:9.* could not be read .*copies in the folder "feed"/;
    expect(messages.filter((text) => said.test(text))).toHaveLength(1);
    await expectPage.poll(() => terminal.filter((text) => said.test(text))).toHaveLength(1);
    await close();
  });

  it("names a model that the feed does not have", async () => {
    const site = siteFrom("starter-wrong", maker.origin);
    edit(site, "data.ts", ['"light-640"', '"light-64"']);
    const { page, close } = await develop(site, "/");
    await expectPage(page.getByRole("banner")).toBeVisible();
    await expectPage(page.getByRole("main")).toContainText("names light-64, which");
    await close();
    const build = await run(site, "run", "build:client").catch((error: Error) => error);
    expect(String(build)).toMatch(/"models" in data\.ts names light-64, which .* It has: light-530, /);
    // Before the check of types and the bundle, which take the time.
    expect(existsSync(path.join(site, "dist"))).toBe(false);
  });

  it("names a machine with a button of its own that the feed does not have", async () => {
    const site = siteFrom("starter-wrong-action", maker.origin);
    edit(site, "data.ts", ['"light-960": [', '"light-96": [']);
    await expect(script(site, "feed.ts")).rejects.toThrow(/"actions" in data\.ts names light-96, which/);
  });

  it("says where the maker's address is set, if there are no copies either", async () => {
    const site = siteFrom("starter-nothing", "http://127.0.0.1:9");
    await expect(script(site, "feed.ts")).rejects.toThrow(/could not be read.*feed\.origin in data\.ts/);
  });
});

describe("the starter's feed", () => {
  const changeIndex = (change: (index: FeedIndex) => void) =>
    maker.change("products", (file) => {
      if (!("models" in file)) throw new Error("The file has no models.");
      change(file);
    });

  it("has copies of every model, in the shape of the schema", async () => {
    const folder = path.join(dealers, "starter/feed");
    const copy = (name: string) => JSON.parse(readFileSync(path.join(folder, `en-${name}.json`), "utf8"));
    const { models } = parse(feedIndex, copy("products"));
    const served = await fetch(`${maker.origin}/feed/en/products.json`);
    expect(models.map(({ id }) => id)).toEqual(
      parse(feedIndex, await served.json()).models.map(({ id }) => id),
    );
    for (const { id, revision } of models) expect(parse(feedModel, copy(id)).revision).toBe(revision);
    expect(readdirSync(folder)).toHaveLength(models.length + 1);
  });

  it("says what has changed, and takes the copies of a model that is gone away", async () => {
    const site = siteFrom("starter-feed", maker.origin);
    await script(site, "feed.ts");
    expect(await script(site, "feed.ts")).toContain("nothing has changed");
    maker.change("mark-m20", (file) => {
      if (!("specifications" in file)) throw new Error("The file has no specification.");
      const [first] = file.specifications[0]?.rows ?? [];
      if (!first) throw new Error("The specification has no rows.");
      Object.assign(file, { revision: "changed", title: "Marks", firmware: "new field" });
      first.value = "changed";
    });
    let all: FeedIndex["models"] = [];
    changeIndex((index) => {
      all = index.models;
      index.models = all.filter(({ id }) => id !== "light-1390");
      index.changes = [
        { date: "2026-12-01", models: [], text: "The 1390 is no longer made." },
        ...index.changes,
      ];
    });
    const said = await script(site, "feed.ts");
    expect(said).toContain("gone     light-1390\n");
    expect(said).toMatch(/changed {2}mark-m20: title, specifications \([^,()]+\), firmware\n/);
    expect(said).toContain("maker    2026-12-01: The 1390 is no longer made.\n");
    expect(existsSync(path.join(site, "feed/en-light-1390.json"))).toBe(false);
    changeIndex((index) => {
      index.models = all;
    });
    expect(await script(site, "feed.ts")).toContain("new      light-1390\n");
  });
});

describe("the starter with another brand", () => {
  it("is another site after changes in two files", async () => {
    const site = siteFrom("starter-second", maker.origin);
    edit(
      site,
      "brand.css",
      ["#1d5fd1", "#7a1f5c"],
      ["Georgia", "Courier"],
      ["999px", "0px"],
      ["--lm-density: 1;", "--lm-density: 0.8;"],
    );
    edit(
      site,
      "data.ts",
      ['name: "Hanlin Laser"', 'name: "Atelier Lumière"'],
      [/ {2}models: .*\n/, '  models: ["light-1610"],\n'],
    );
    await buildAgain(site);
    const { page, close } = await open(site, "/");
    await expectPage(page).toHaveTitle(/ \| Atelier Lumière$/);
    const action = page.getByRole("main").getByRole("link", { name: "Book a trial" }).first();
    await expectPage(action).toHaveCSS("background-color", "rgb(122, 31, 92)");
    await expectPage(action).toHaveCSS("border-start-start-radius", "0px");
    expect(await page.locator("h1").evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(
      /^Courier/,
    );
    expect(await page.locator("body").evaluate((node) => getComputedStyle(node).fontFamily)).toMatch(
      /^system-ui/,
    );
    const gap = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--lm-space-xl"),
    );
    expect(gap).toMatch(/^calc\(1\.5rem \* 0?\.8\)$/);
    await expectPage(page.getByRole("contentinfo").getByText("Atelier Lumière").first()).toBeVisible();
    expect(existsSync(path.join(site, "dist/models/light-1610/index.html"))).toBe(true);
    expect(existsSync(path.join(site, "dist/models/light-530"))).toBe(false);
    await close();
  });
});

describe("the starter with everything set", () => {
  let site: string;
  /** Takes the code of the README's chapter about a page, as a reader does. */
  const readme = readFileSync(path.join(dealers, "starter/README.md"), "utf8");
  const snippet = (opening: string) => {
    const [, code] = new RegExp(`^ *\`\`\`tsx?\\n( *${opening}[\\s\\S]*?)^ *\`\`\`$`, "m").exec(readme) ?? [];
    if (!code) throw new Error(`The README of the starter has no code that begins with ${opening}.`);
    return code;
  };
  beforeAll(async () => {
    site = siteFrom("starter-full", maker.origin);
    edit(
      site,
      "data.ts",
      [/\/\/ url: .*/, 'url: "https://www.hanlin-laser.example",'],
      [/hours: .*/, '$& formAction: "/leads",'],
    );
    edit(site, "src/labels.ts", ["rows: {}", 'rows: { voltage: "Netzspannung" }']);
    edit(site, "src/routes.ts", ['contact: "/contact/",', `$&\n${snippet("workshops: ")}`]);
    edit(
      site,
      "src/pages.tsx",
      ["import { Contact }", 'import { Workshops } from "./pages/Workshops.tsx";\n$&'],
      ["  thanks: {", `${snippet("workshops: \\{")}$&`],
    );
    writeFileSync(path.join(site, "src/pages/Workshops.tsx"), snippet("import "));
    edit(
      site,
      "brand.css",
      ["/* @layer", "@layer"],
      [/\} \*\/\n$/, '}\nmain[data-page="workshops"] { --lm-font-size-h1: 99px; }\n'],
    );
    await run(site, "run", "build");
  });

  it("has the page of the README's example, with its link in the header", async () => {
    const { page, messages, close } = await open(site, "/");
    await page.getByRole("banner").getByRole("link", { name: "Workshops" }).click();
    await expectPage(page.locator("h1")).toHaveText("Workshops");
    await expectPage(page.getByRole("heading", { level: 2 })).toHaveText("Your own drawing");
    await expectPage(page.locator("h1")).toHaveCSS("font-size", "99px");
    expect(messages).toEqual([]);
    await close();
  });

  it("tells the form which machine it is about, and leaves what the visitor has typed", async () => {
    const { page, close } = await open(site, "/models/light-530/");
    await page.getByRole("main").getByRole("link", { name: "Book a trial" }).first().click();
    await expectPage(page.getByLabel("About")).toHaveValue("Light 530");
    let start = () => {};
    const started = new Promise<void>((done) => {
      start = done;
    });
    await page.route("**/*.js", (route) => started.then(() => route.continue()));
    await page.reload({ waitUntil: "commit" });
    await page.getByLabel("About").fill("Two machines");
    start();
    await page.waitForLoadState("networkidle");
    await expectPage(page.getByLabel("About")).toHaveValue("Two machines");
    await close();
  });

  it("has an empty field About without scripts, for the visitor to fill in", () => {
    const { document } = new JSDOM(html(site, "contact")).window;
    const form = document.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/leads");
    expect([...(form?.elements ?? [])].map((field) => field.getAttribute("name"))).toEqual([
      "name",
      "email",
      "about",
      "message",
      null,
    ]);
    expect(form?.querySelector<HTMLInputElement>("[name=about]")?.value).toBe("");
  });

  it("names its own rows of the specification", () => {
    expect(html(site, "models/light-530")).toContain("Netzspannung");
    expect(html(site, "models/light-530")).not.toContain("Supply voltage</");
  });

  it("tells search engines and shared links the address, picture and texts of every page", () => {
    const content = (page: string, selector: string) =>
      new JSDOM(html(site, page)).window.document.querySelector(selector)?.outerHTML;
    expect(content("models/light-530", "link[rel=canonical]")).toContain(
      'href="https://www.hanlin-laser.example/models/light-530/"',
    );
    expect(content("models/light-530", "[property='og:image']")).toMatch(/content="http[^"]+\.jpg"/);
    expect(content("questions", "[property='og:title']")).toContain("Questions | Hanlin Laser");
    expect(content("thanks", "[name=robots]")).toContain("noindex");
    const map = readFileSync(path.join(site, "dist/sitemap.xml"), "utf8");
    const listed = [...map.matchAll(/<loc>https:\/\/www\.hanlin-laser\.example\/(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(listed).toEqual(expect.arrayContaining([...pages, "workshops/"]));
    expect(listed).not.toContain("thanks/");
    const missing = readFileSync(path.join(site, "dist/404.html"), "utf8");
    expect(missing).toContain("noindex");
    expect(missing).not.toContain("canonical");
  });

  it("takes the dark ground of brand.css: dark sections, a dark site, and visitors with a dark system", async () => {
    const { page, close } = await open(site, "/");
    const ground = (selector: string) =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).backgroundColor);
    const dark = "rgb(16, 20, 15)";
    expect(await ground("body")).toBe("rgb(248, 249, 251)");
    expect(await ground("footer")).toBe(dark);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await ground("body")).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    expect(await ground("body")).toBe(dark);
    await close();
  });
});

describe("the starter without prerendering", () => {
  it("starts in the browser, reads the feed, and keeps a copy for the next visit", async () => {
    const site = siteFrom("starter-client", maker.origin);
    await run(site, "exec", "vite", "build");
    const { page, messages, close } = await open(site, "/models/light-530/");
    await expectPage(page.locator("h1")).toHaveText(/./);
    await expectPage(page.getByText("Work area").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(messages).toEqual([]);
    await page.route(`${maker.origin}/feed/**`, (route) => route.abort());
    await page.reload();
    await expectPage(page.getByText("Work area").first()).toBeAttached();
    await close();
  });

  it("opens the place that the address names, though React comes later", async () => {
    const site = path.join(dealers, "starter-client");
    const { page, close } = await open(site, "/contact/#privacy", { width: 390 });
    await expectPage(page.getByText("This site sets no cookies")).toBeInViewport();
    await close();
  });

  it("keeps header, footer and contact if the machines cannot be loaded, and says so", async () => {
    const site = siteFrom("starter-lost", "http://127.0.0.1:9");
    await run(site, "exec", "vite", "build");
    const { page, close } = await open(site, "/models/");
    await expectPage(page.locator("h1")).toHaveText("The machines could not be loaded");
    await expectPage(page.getByRole("banner")).toBeVisible();
    await expectPage(page.getByRole("contentinfo")).toContainText("hello@hanlin-laser.example");
    await page.getByRole("main").getByRole("link", { name: "Contact" }).click();
    await expectPage(page.locator("h1")).toHaveText("Contact");
    await close();
  });
});
