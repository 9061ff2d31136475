import { describe, expect, it, vi } from "vitest";
import { ChunkLoadError, loadChunk } from "./chunks.ts";

describe("loadChunk", () => {
  it("tries a second time", async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue("module");
    expect(await loadChunk("forms", load)).toBe("module");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("gives up after the second time and says which file is missing", async () => {
    const load = vi.fn().mockRejectedValue(new Error("gone"));
    await expect(loadChunk("forms", load)).rejects.toMatchObject({
      name: "ChunkLoadError",
      chunk: "forms",
      cause: expect.objectContaining({ message: "gone" }),
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("does not wait for ever", async () => {
    const never = () => new Promise<string>(() => undefined);
    await expect(loadChunk("forms", never, 5)).rejects.toThrow(ChunkLoadError);
  });
});
