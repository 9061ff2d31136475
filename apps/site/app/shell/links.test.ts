import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isModifiedClick, pageLinkAt } from "./links.ts";

const none = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe("isModifiedClick", () => {
  it.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("leaves a click with %s to the browser", (key) => {
    expect(isModifiedClick({ ...none, [key]: true })).toBe(true);
  });

  it("is false for a plain click", () => {
    expect(isModifiedClick(none)).toBe(false);
  });
});

describe("pageLinkAt", () => {
  /** The part of an anchor element that decides. */
  class Anchor {
    readonly dataset: Record<string, string>;
    readonly target: string;
    readonly type: string;
    readonly #url: URL;
    readonly #download: boolean;
    constructor(href: string, { download = false, target = "", type = "", language = "" } = {}) {
      this.#url = new URL(href, "https://shop.example");
      this.#download = download;
      this.dataset = language ? { language } : {};
      this.target = target;
      this.type = type;
    }
    get origin() {
      return this.#url.origin;
    }
    get pathname() {
      return this.#url.pathname;
    }
    hasAttribute = (name: string) => name === "download" && this.#download;
    closest = () => this;
  }
  beforeEach(() => {
    vi.stubGlobal("Element", Anchor);
    vi.stubGlobal("HTMLAnchorElement", Anchor);
    vi.stubGlobal("location", new URL("https://shop.example/products"));
  });
  afterEach(() => vi.unstubAllGlobals());
  const found = (...anchor: ConstructorParameters<typeof Anchor>) => {
    const link = new Anchor(...anchor);
    return pageLinkAt(link as unknown as EventTarget) !== undefined;
  };

  it.each(["/products/zhongtian?model=light-640#faq", "/", "/en/support/faq#lens"])(
    "is the link to %s",
    (href) => {
      expect(found(href)).toBe(true);
      expect(found(href, { target: "_self" })).toBe(true);
    },
  );

  it.each<ConstructorParameters<typeof Anchor>>([
    ["https://other.example/"],
    ["/products", { download: true }],
    ["/en/products", { language: "en" }],
    ["/products", { target: "_blank" }],
    ["/about/news", { type: "application/atom+xml" }],
    ["/files/light-640-user-manual-1.1-en.pdf"],
    ["/api/file/x"],
  ])("leaves %s %o to the browser", (href, more) => {
    expect(found(href, more)).toBe(false);
  });

  it("is nothing where no link is", () => {
    expect(pageLinkAt(null)).toBeUndefined();
  });
});
