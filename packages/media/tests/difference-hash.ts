import sharp from "sharp";

const side = 16;

/**
 * Difference hash of a picture: for each cell of a 16 × 16 grid, whether it is brighter than its right neighbour. It
 * stays the same under scaling and recompression, and nearly so under changes of brightness.
 * @param picture absolute path, or the bytes of an encoded picture
 */
export async function differenceHash(picture: string | Uint8Array): Promise<bigint> {
  const pixels = await sharp(picture)
    .greyscale()
    .resize(side + 1, side, { fit: "fill" })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = row * (side + 1) + column;
      hash = (hash << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return hash;
}

/** Number of cells, of 256, in which two hashes differ. */
export function distance(a: bigint, b: bigint): number {
  let differing = a ^ b;
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count;
}
