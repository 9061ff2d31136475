import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMp4, readWebmCodec } from "./containers.ts";
import { mastersFolder } from "./settings.ts";

const hero = (extension: string) => readFile(join(mastersFolder, `home/hero.${extension}`));

describe("readMp4", () => {
  it("reads size, time and codec", async () => {
    expect(readMp4(await hero("mp4"), "hero.mp4")).toEqual({
      width: 1280,
      height: 720,
      duration: 5,
      codec: "avc1.64001F",
      fastStart: true,
    });
  });

  it("sees when the index comes last", async () => {
    const bytes = await hero("mp4");
    const start = bytes.indexOf("moov", 0, "latin1") - 4;
    const end = start + bytes.readUInt32BE(start);
    const moved = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end), bytes.subarray(start, end)]);
    expect(readMp4(moved, "hero.mp4")).toMatchObject({ width: 1280, fastStart: false });
  });

  it.each([
    ["empty", new Uint8Array()],
    ["text", Buffer.from("this is not a film at all")],
  ])("refuses a file that is %s", (_, bytes) => {
    expect(() => readMp4(bytes, "x.mp4")).toThrow(
      "x.mp4 cannot be offered as a film: its box moov/mvhd is missing",
    );
  });
});

describe("readWebmCodec", () => {
  it("reads the AV1 profile, level and depth", async () => {
    expect(readWebmCodec(await hero("webm"), "hero.webm")).toBe("av01.0.05M.08");
  });

  it("refuses another codec", async () => {
    expect(() => readWebmCodec(Buffer.from("V_VP9"), "x.webm")).toThrow("its video is not AV1");
    expect(() => readWebmCodec(Buffer.from("V_AV1"), "x.webm")).toThrow("its AV1 configuration is missing");
  });
});
