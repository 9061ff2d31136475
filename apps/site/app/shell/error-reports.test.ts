import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: string;
  readonly needed: boolean;
  constructor(chunk: string, needed: boolean) {
    super(chunk);
    this.chunk = chunk;
    this.needed = needed;
  }
}
const report = vi.fn();
vi.mock("@lightmaker/ui", () => ({ ChunkLoadError }));
vi.mock("../fetch-api.ts", () => ({
  apiChunk: "js/api",
  fetchApi: async () => ({ reportClientError: report }),
}));
const { mediaAsset, reportChunkErrors, reportClientError, reportVideoError } = await import(
  "./error-reports.ts"
);

const page = new EventTarget();
const root: Record<string, string> = {};
beforeEach(() => {
  report.mockClear();
  delete root["incomplete"];
  vi.stubGlobal("location", new URL("https://shop.example/products"));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("document", { documentElement: { dataset: root } });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("mediaAsset", () => {
  it.each([
    ["/media/home/hero.1a.webm", "home/hero.1a.webm"],
    ["https://shop.example/media/a-320.0f.avif", "a-320.0f.avif"],
    ["https://other.example/elsewhere/a.webm", undefined],
    ["/js/entry.js", undefined],
    ["", undefined],
  ])("%s is %s", (address, asset) => {
    expect(mediaAsset(address)).toBe(asset);
  });
});

describe("a failed film", () => {
  const film = { src: "/media/home/hero.1a.webm", message: "the encoding could not be loaded" };

  it("is reported with its number", async () => {
    await reportVideoError(2, film);
    expect(report.mock.calls).toEqual([
      [{ name: "VideoError", page: "/products", asset: "home/hero.1a.webm", count: 2 }],
    ]);
  });

  it("is not reported when the network is away", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    await reportVideoError(1, film);
    expect(report).not.toHaveBeenCalled();
  });
});

describe("a chunk that fails to load", () => {
  it("is reported once, and shown to the visitor who waits for it", async () => {
    reportChunkErrors();
    const fail = (chunk: string, needed: boolean) =>
      page.dispatchEvent(Object.assign(new Event("error"), { error: new ChunkLoadError(chunk, needed) }));
    fail("js/late", false);
    fail("js/late", false);
    expect(root).toEqual({});
    fail("js/form", true);
    expect(root).toEqual({ incomplete: "" });
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
    expect(report.mock.calls.map(([{ asset }]) => asset)).toEqual(["js/late", "js/form"]);
  });
});

it("other errors, and a missing API client, are reported to nobody", async () => {
  await reportClientError(new Error("a bug"));
  await reportClientError("text");
  await reportClientError(new ChunkLoadError("js/api", true));
  expect(report).not.toHaveBeenCalled();
});
