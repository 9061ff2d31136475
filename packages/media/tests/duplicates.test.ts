import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { builtFolder } from "../src/files.ts";
import { pictureIds, pictureSource } from "../src/index.ts";
import { differenceHash, distance } from "./difference-hash.ts";
import { shared } from "./rules.ts";

/** Cells in which two different pictures differ at least; the same picture scaled or recompressed stays below 10. */
const distinct = 24;
const fileOf = (id: (typeof pictureIds)[number]) => {
  const [first = ""] = pictureSource(id, { base: "" }).srcSet.split(" ");
  return join(builtFolder, first);
};

describe("the hash", () => {
  it("knows a picture again when it is smaller, recompressed or darker, and tells two apart", async () => {
    const [first, second] = [fileOf("home/bench"), fileOf("gallery/swatches")];
    const again = await sharp(first).resize(200).linear(0.8).jpeg({ quality: 50 }).toBuffer();
    const hash = await differenceHash(first);
    expect(distance(hash, await differenceHash(again))).toBeLessThan(distinct / 2);
    expect(distance(hash, await differenceHash(second))).toBeGreaterThan(distinct * 2);
  });
});

it("shows no picture under two ids, unless both are listed as shared", async () => {
  const hashes = await Promise.all(
    pictureIds.map(async (id) => ({ id: id as string, hash: await differenceHash(fileOf(id)) })),
  );
  const alike = hashes.flatMap((a, index) =>
    hashes
      .slice(index + 1)
      .filter((b) => distance(a.hash, b.hash) < distinct)
      .map((b) => [a.id, b.id]),
  );
  expect(alike).toEqual(shared);
});
