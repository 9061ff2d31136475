import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./load-chunk.ts";

describe("loadChunk", () => {
  const report = vi.fn();
  beforeEach(() => vi.stubGlobal("reportError", report.mockReset()));
  afterEach(() => vi.unstubAllGlobals());

  it("retries once", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("module");
    expect(await loadChunk("forms", load)).toBe("module");
    expect(load).toHaveBeenCalledTimes(2);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    "fails after the second attempt and reports the missing chunk, needed: %s",
    async (needed) => {
      const load = vi.fn().mockRejectedValue(new Error("gone"));
      const failure = await loadChunk("forms", load, { needed }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ChunkLoadError);
      expect(failure).toMatchObject({
        name: "ChunkLoadError",
        chunk: "forms",
        needed,
        cause: expect.objectContaining({ message: "gone" }),
      });
      expect(load).toHaveBeenCalledTimes(2);
      expect(report.mock.calls).toEqual([[failure]]);
    },
  );

  it("fails after the time limit", async () => {
    const never = () => new Promise<string>(() => undefined);
    await expect(loadChunk("forms", never, { limit: 5 })).rejects.toThrow(ChunkLoadError);
  });

  it("throws the same error without reportError", async () => {
    vi.stubGlobal("reportError", undefined);
    await expect(loadChunk("forms", () => Promise.reject(new Error("gone")))).rejects.toThrow(ChunkLoadError);
  });
});
