import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "./masters.ts";
import { buildPicture, type Folders, hashOf, widthsFor, writeWhole } from "./pictures.ts";

describe("widthsFor", () => {
  it.each([
    [960, [320, 480, 640, 960]],
    [800, [320, 480, 640, 800]],
    [1280, [320, 480, 640, 960, 1280]],
    [3840, [320, 480, 640, 960, 1440, 1920, 2560]],
    [200, [200]],
  ])("%i px", (master, widths) => expect(widthsFor(master)).toEqual(widths));
});

describe("hashOf", () => {
  it("changes with the bytes and with each setting, because browsers keep a name for a year", () => {
    const [bytes, other] = [Buffer.from("a"), Buffer.from("b")];
    const names = [
      hashOf(bytes),
      hashOf(other),
      hashOf(bytes, { quality: 55 }),
      hashOf(bytes, { quality: 60 }),
      hashOf(bytes, { quality: 55 }, { quality: 80 }),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(hashOf(bytes, { quality: 55 })).toBe(names[2]);
    expect(names.every((name) => /^[0-9a-f]{8}$/.test(name))).toBe(true);
  });
});

describe("buildPicture", () => {
  let root: string;
  let folders: Folders;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "pictures-"));
    folders = { masters: join(root, "masters"), built: join(root, "built") };
    await writeMaster("#ff4f1f");
  });
  afterEach(() => rm(root, { recursive: true }));

  const writeMaster = async (background: string) => {
    const image = sharp({ create: { width: 400, height: 200, channels: 3, background } });
    await writeWhole(join(folders.masters, "a/b.avif"), await image.avif({ quality: 90 }).toBuffer());
  };

  it("writes each size once and describes it", async () => {
    const first = await buildPicture("a/b", folders);
    expect(first.entry).toMatchObject({ width: 400, height: 200, widths: [320, 400], fallback: 400 });
    expect(first.entry.color).toMatch(/^#f[ef]4[ef][12][0-9a-f]$/);
    expect(await listFiles(folders.built)).toEqual([...first.files].sort());
    expect(await buildPicture("a/b", folders, first.entry)).toEqual({ ...first, written: 0 });
  });

  it("makes again only the file that is gone", async () => {
    const { files } = await buildPicture("a/b", folders);
    await rm(join(folders.built, files[0] ?? ""));
    expect((await buildPicture("a/b", folders)).written).toBe(1);
    expect(await listFiles(folders.built)).toEqual([...files].sort());
  });

  it("gives a changed master new names and a new colour", async () => {
    const before = await buildPicture("a/b", folders);
    await writeMaster("#2457ff");
    const after = await buildPicture("a/b", folders, before.entry);
    expect(after.entry.hash).not.toBe(before.entry.hash);
    expect(after.entry.color).not.toBe(before.entry.color);
    expect(after.written).toBe(3);
  });

  it("names a master that cannot be decoded", async () => {
    await writeFile(join(folders.masters, "a/b.avif"), "not a picture");
    await expect(buildPicture("a/b", folders)).rejects.toThrow("masters/a/b.avif cannot be decoded");
  });
});
