import { type Language, pagePath } from "@lightmaker/content/routes";
import type { Locator, Page } from "playwright/test";
import { expect, hydrated } from "../fixtures.ts";
import {
  followFooter,
  followHeader,
  measureMemory,
  open,
  setUpVisitor,
  siteForms,
  visitByFooter,
} from "./visitor.ts";

type Area = "header" | "main" | "footer";

/** One action of a visitor as plain data, so that it can be printed and repeated. */
export type Step =
  | { does: "link"; area: Area; href: string }
  | { does: "back" | "forward" | "reload" | "menu" | "chat" | "offline" | "online" }
  | { does: "language"; to: string }
  | { does: "search"; words: string }
  | { does: "press"; index: number }
  | { does: "type"; form: string; field: string; text: string }
  | { does: "resize"; width: number; height: number }
  | { does: "scroll"; by: number };

/** Returns a generator of numbers from 0 to 1 that depend on a seed (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Controls that open, move or change something on a page and send nothing. */
const pressable = "#content :is(summary, [role=tab], [data-step], [data-carousel] button, nav button)";
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const searched = ["PVC", "Light 530", "保修", "acrylic", "zzzz"] as const;
const typedFields =
  "input:is([type=text], [type=email], [type=tel], :not([type])):not([name=website]), textarea";

/** Messages of the browser and of failed requests while the browser is offline. */
const offlineMessages =
  /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|ChunkLoadError|did not (come|load)|could not be fetched/;

/** Messages that are no fault in a walk. */
const expectedMessages = [
  // The page logs each opened news item.
  "News item opened",
  // Playwright blocks service workers.
  "Service Worker registration blocked",
  // Chromium warns of a preloaded picture if the visitor has left its page before it was painted. The other tests stay, and fail.
  "was preloaded using link preload but not used",
] as const;

export interface Habits {
  language: Language;
  /** True for a visitor who stays in one document, so that memory growth can be measured. */
  oneDocument: boolean;
}

/** Characters that React escapes. The ampersand comes last, or `&amp;lt;` would be unescaped twice. */
const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };

/** A visitor who makes random steps and checks the page after each of them. */
export class Wanderer {
  readonly steps: Step[] = [];
  readonly #page: Page;
  readonly #habits: Habits;
  /** Console messages that have not been checked yet. */
  readonly #logged: string[] = [];
  /** Text the visitor has typed, by form and field. */
  readonly #drafts = new Map<string, Map<string, string>>();
  readonly #titles = new Map<string, string>();
  #offline = false;

  constructor(page: Page, habits: Habits) {
    this.#page = page;
    this.#habits = habits;
    page.on("pageerror", (error) => this.#logged.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      const text = message.text();
      if (expectedMessages.some((expected) => text.includes(expected))) return;
      this.#logged.push(`${message.type()}: ${text}`);
    });
  }

  async start(address = pagePath("home", this.#habits.language)): Promise<void> {
    await setUpVisitor(this.#page);
    await open(this.#page, address);
  }

  /** Does a step and checks the page. */
  async does(step: Step): Promise<void> {
    this.steps.push(step);
    await this.#do(step);
    await this.#lookAround();
  }

  /** Chooses the next step. */
  async next(random: () => number): Promise<Step> {
    const page = this.#page;
    const one = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)];
    const { oneDocument } = this.#habits;
    const online = !this.#offline;
    if (online && (await this.#isBroken())) return { does: "reload" };
    const weights = {
      header: 12,
      main: 22,
      footer: 10,
      back: 12,
      forward: 5,
      scroll: 12,
      press: 14,
      type: 9,
      resize: 3,
      menu: 2,
      search: online ? 3 : 0,
      chat: online ? 2 : 0,
      language: online && !oneDocument ? 2 : 0,
      reload: online && !oneDocument ? 3 : 0,
      offline: online && !oneDocument ? 2 : 0,
      online: online ? 0 : 40,
    };
    for (;;) {
      let left = random() * Object.values(weights).reduce((sum, weight) => sum + weight);
      const kind = (Object.keys(weights) as (keyof typeof weights)[]).find((key) => {
        left -= weights[key];
        return left < 0;
      });
      switch (kind) {
        case "header":
        case "main":
        case "footer": {
          const href = one(await this.#linksIn(kind));
          if (href) return { does: "link", area: kind, href };
          break;
        }
        case "back":
        case "forward":
          if (await this.#canGo(kind)) return { does: kind };
          break;
        case "press": {
          const count = await this.#pressable().count();
          if (count > 0) return { does: "press", index: Math.floor(random() * count) };
          break;
        }
        case "type": {
          const field = one(await this.#fields());
          if (field) return { does: "type", ...field, text: `typed ${this.steps.length}` };
          break;
        }
        case "resize":
          return { does: "resize", ...(one(sizes) ?? sizes[0]) };
        case "scroll":
          return { does: "scroll", by: Math.round((random() - 0.3) * 4000) };
        case "search":
          return { does: "search", words: one(searched) ?? searched[0] };
        case "language":
          return { does: "language", to: page.url().includes("/en") ? "zh" : "en" };
        case "menu":
        case "chat":
        case "reload":
        case "offline":
        case "online":
          return { does: kind };
      }
    }
  }

  /** Counts DOM nodes, event listeners and bytes of the heap, after closing everything and visiting eight simple pages. */
  async weigh(): ReturnType<typeof measureMemory> {
    const page = this.#page;
    const { language } = this.#habits;
    await this.#putAway();
    await page.setViewportSize(sizes[2]);
    for (const id of [
      "about",
      "contact",
      "terms",
      "privacy",
      "applications",
      "service",
      "warranty",
      "support",
    ] as const)
      await visitByFooter(page, pagePath(id, language));
    return measureMemory(page);
  }

  #pressable = (): Locator =>
    this.#page.locator(`${pressable}:visible:not([disabled], [aria-disabled=true], form *, [aria-hidden] *)`);

  #canGo = (way: "back" | "forward"): Promise<boolean> =>
    this.#page.evaluate(
      ([way, offline]) => {
        const { currentEntry } = navigation;
        const entry = navigation.entries()[(currentEntry?.index ?? 0) + (way === "back" ? -1 : 1)];
        // Another document cannot be loaded while offline.
        return entry !== undefined && (entry.sameDocument || !offline);
      },
      [way, this.#offline || this.#habits.oneDocument] as const,
    );

  /** Returns the URLs of links that are visible in a part of the page or can be made visible there. */
  #linksIn = (area: Area): Promise<string[]> =>
    this.#page.evaluate((area) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${area} a[href^='/']`)].filter(
        (link) =>
          !link.matches(
            "[data-language], [download], [type], [target], [aria-haspopup], [data-playing] *, [aria-hidden] *",
          ) &&
          !/\.\w+$/.test(link.pathname) &&
          // The panels of a wide window have links that the menu of a phone has not.
          link.closest("nav [data-hover]")?.checkVisibility() !== false,
      );
      if (area !== "main") return [...new Set(links.map((link) => link.getAttribute("href") ?? "/"))];
      return links
        .filter((link) => {
          const { left, right, width, height } = link.getBoundingClientRect();
          return (
            link.checkVisibility({ visibilityProperty: true }) &&
            width > 4 &&
            height > 4 &&
            left >= 0 &&
            right <= innerWidth
          );
        })
        .map((link) => link.getAttribute("href") ?? "/");
    }, area);

  #fields = (): Promise<{ form: string; field: string }[]> =>
    this.#page.locator(`${siteForms}[data-live] :is(${typedFields})`).evaluateAll((all) =>
      all.map((node) => ({
        form: node.closest("section[id]")?.id ?? "",
        field: node.getAttribute("name") ?? "",
      })),
    );

  /** Returns true if the page shows that a part of it failed to load. The visitor then accepts the offer to reload. */
  #isBroken = async (): Promise<boolean> =>
    (await this.#page.locator("#content [data-blocks]").count()) === 0 ||
    (await this.#page.locator("[role=alert]:has(button):visible").count()) > 0;

  async #putAway(): Promise<void> {
    const opened = this.#page.locator("dialog[open], [role=dialog], header [popover]:popover-open");
    await expect(async () => {
      if ((await opened.count()) > 0) await this.#page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  }

  async #do(step: Step): Promise<void> {
    const page = this.#page;
    switch (step.does) {
      case "link": {
        const { pathname } = new URL(step.href, page.url());
        if (step.area === "header") await followHeader(page, step.href);
        else if (step.area === "footer") await followFooter(page, step.href);
        else await page.locator(`main a[href="${step.href}"]:visible`).first().click();
        await page.waitForURL((url) => url.pathname === pathname);
        break;
      }
      case "back":
      case "forward": {
        const index = await page.evaluate((way) => {
          // In a later task: the way may lead to another document, which ends this one before it has answered.
          setTimeout(() => history[way]());
          return navigation.currentEntry?.index;
        }, step.does);
        await page.waitForFunction((index) => navigation.currentEntry?.index !== index, index);
        break;
      }
      case "reload":
        await page.reload();
        break;
      case "language": {
        await page.locator(`footer a[data-language=${step.to}]`).click();
        await page.waitForURL((url) => url.pathname.startsWith("/en") === (step.to === "en"));
        break;
      }
      case "menu": {
        await page
          .locator("header :is(button[popovertarget], [aria-expanded])")
          .filter({ visible: true })
          .first()
          .click();
        break;
      }
      case "chat":
        await page.locator("aside > a[aria-haspopup=dialog]").click();
        await page.getByRole("dialog").waitFor();
        break;
      case "search": {
        await page.keyboard.press("Control+k");
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("combobox")).toBeFocused();
        await page.keyboard.insertText(step.words);
        const option = dialog.getByRole("option").first();
        await dialog.getByRole("status").filter({ hasText: /\S/ }).first().waitFor({ state: "attached" });
        if (await option.isVisible()) {
          await page.keyboard.press("Enter");
          await expect(dialog.getByRole("combobox")).toHaveCount(0);
        }
        break;
      }
      case "press":
        await this.#pressable().nth(step.index).click();
        break;
      case "type": {
        const { form, field, text } = step;
        await page.locator(`#${form} form [name=${field}]`).fill(text);
        this.#drafts.set(form, (this.#drafts.get(form) ?? new Map()).set(field, text));
        break;
      }
      case "resize":
        await page.setViewportSize(step);
        break;
      case "scroll":
        await page.mouse.wheel(0, step.by);
        break;
      case "offline":
      case "online":
        this.#offline = step.does === "offline";
        await page.context().setOffline(this.#offline);
        break;
    }
    await this.#putAway();
  }

  /** Checks what must be true after any step. */
  async #lookAround(): Promise<void> {
    const page = this.#page;
    const at = page.url();
    await page.locator(hydrated).waitFor();
    await expect(page.locator("[data-progress]"), `${at}: progress lines`).toHaveCount(0);
    await expect(page.locator("main:visible"), `${at}: main landmarks`).toHaveCount(1);
    await expect(page.locator("h1:visible"), `${at}: h1 elements`).toHaveCount(1);
    await expect(page, `${at}: document title`).toHaveTitle(/\S/);
    const { kept, overflow } = await page.evaluate(() => ({
      kept: document.querySelectorAll("#content > div").length,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(kept, `${at}: cached pages`).toBeLessThanOrEqual(8);
    expect(overflow, `${at}: horizontal overflow in pixels`).toBeLessThanOrEqual(0);
    if (this.#offline || this.steps.at(-1)?.does === "online") {
      const other = this.#logged.splice(0).filter((text) => !offlineMessages.test(text));
      expect(other, `${at}: console messages while offline`).toEqual([]);
      return;
    }
    expect(this.#logged.splice(0), `${at}: console messages`).toEqual([]);
    if (await this.#isBroken()) {
      // Only a page that was offline before may be incomplete.
      expect(
        this.steps.some(({ does }) => does === "offline"),
        `${at}: page is complete or was offline before`,
      ).toBe(true);
      return;
    }
    const { pathname, search } = new URL(at);
    const title = await this.#titleOf(pathname + search);
    await expect(page, `${at}: document title of the URL`).toHaveTitle(title);
    await expect
      .poll(() => this.#deadForms(), `${at}: forms near the viewport that are not hydrated`)
      .toEqual([]);
    for (const [form, fields] of this.#drafts)
      for (const [name, text] of fields) {
        const field = page.locator(`#content #${form} form[data-live] [name=${name}]`);
        if (await field.count()) await expect(field, `${at}: input of ${form}.${name}`).toHaveValue(text);
      }
  }

  /** Returns the title of the document that the server sends for an address. The current page may not have its own title yet. */
  async #titleOf(address: string): Promise<string> {
    const known = this.#titles.get(address);
    if (known !== undefined) return known;
    const html = await (await this.#page.request.get(address)).text();
    const [, escaped = ""] = /<title>([^<]*)</.exec(html) ?? [];
    const title = Object.entries(entities).reduce(
      (text, [entity, sign]) => text.replaceAll(entity, sign),
      escaped,
    );
    this.#titles.set(address, title);
    return title;
  }

  /** Forms in the viewport that are not live. */
  #deadForms = (): Promise<string[]> =>
    this.#page.locator(`${siteForms}:not([data-live])`).evaluateAll((all) =>
      all
        .filter((form) => {
          const { top, bottom } = form.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        })
        .map((form) => form.closest("section[id]")?.id ?? ""),
    );
}
