import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "./index.ts";

/** An `XMLHttpRequest` that ends only when it is told to. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = "";
  timeout = 0;
  aborted = false;
  form: FormData | undefined;
  onload?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open(): void {}
  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  send(form: FormData): void {
    this.form = form;
  }
}
beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const file = new File(["%PDF-1.7"], "图纸.pdf", { type: "application/pdf" });
const api = createApiClient();

test("an upload that is stopped ends at once, and sends nothing more", async () => {
  const controller = new AbortController();
  const result = api.uploadFile(file, { signal: controller.signal });
  controller.abort();
  expect(FakeRequest.last.aborted).toBe(true);
  expect(await result).toEqual({ ok: false, kind: "aborted" });
});

test.each([
  [{}, 600_000],
  [{ timeoutMs: 50 }, 50],
])("an upload over a dead connection ends some time: %j", async (options, ms) => {
  const result = api.uploadFile(file, options);
  expect(FakeRequest.last.timeout).toBe(ms);
  FakeRequest.last.ontimeout?.();
  expect(await result).toEqual({ ok: false, kind: "timeout" });
});

test("progress is a share of the whole, and nothing while the size is unknown", async () => {
  const parts: number[] = [];
  void api.uploadFile(file, { onProgress: (part) => parts.push(part) });
  FakeRequest.last.upload.onprogress?.({ loaded: 10, total: 0 });
  FakeRequest.last.upload.onprogress?.({ loaded: 25, total: 100 });
  FakeRequest.last.upload.onprogress?.({ loaded: 100, total: 100 });
  expect(parts).toEqual([0, 0.25, 1]);
});

test("the file keeps its name and its type", () => {
  void api.uploadFile(file);
  const sent = FakeRequest.last.form?.get("file");
  expect(sent instanceof File && [sent.name, sent.type]).toEqual(["图纸.pdf", "application/pdf"]);
});
