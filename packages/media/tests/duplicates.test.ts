import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { builtFolder } from "../src/files.ts";
import { type PictureId, pictureIds, pictureSource } from "../src/index.ts";
import { fingerprint, isSamePicture } from "./fingerprint.ts";
import { shared } from "./rules.ts";

const fileOf = (id: PictureId) => {
  const [smallest = ""] = pictureSource(id, { base: "" }).srcSet.split(" ");
  return join(builtFolder, smallest);
};

it("knows a picture again when it is smaller, recompressed and darker, and tells two apart", async () => {
  const [first, second] = [fileOf("home/bench"), fileOf("gallery/swatches")];
  const again = await sharp(first).resize(200).linear(0.8).jpeg({ quality: 50 }).toBuffer();
  const print = await fingerprint(first);
  expect(isSamePicture(print, await fingerprint(again))).toBe(true);
  expect(isSamePicture(print, await fingerprint(second))).toBe(false);
});

it("shows no picture under two ids, unless both are listed as shared", async () => {
  const prints = await Promise.all(
    pictureIds.map(async (id) => ({ id, print: await fingerprint(fileOf(id)) })),
  );
  const alike = prints.flatMap((a, index) =>
    prints
      .slice(index + 1)
      .filter((b) => isSamePicture(a.print, b.print))
      .map((b) => [a.id, b.id]),
  );
  expect(alike).toEqual(shared);
});
