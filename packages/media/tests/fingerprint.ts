import sharp from "sharp";

const side = 16;

/** Features that identify a picture independently of its size and encoding. */
export interface Fingerprint {
  /** Difference hash: one bit per cell of a 16 × 16 grid, set if the cell is brighter than its right neighbour. */
  shape: bigint;
  /** Average colour, as red, green and blue from 0 to 255. */
  color: readonly number[];
}

/** @param picture absolute path, or the bytes of an encoded picture */
export async function fingerprint(picture: string | Uint8Array): Promise<Fingerprint> {
  const image = sharp(picture).removeAlpha();
  const grid = image
    .clone()
    .greyscale()
    .resize(side + 1, side, { fit: "fill" });
  const [pixels, { channels }] = await Promise.all([grid.raw().toBuffer(), image.stats()]);
  let shape = 0n;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = row * (side + 1) + column;
      shape = (shape << 1n) | ((pixels[at] ?? 0) > (pixels[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return { shape, color: channels.map(({ mean }) => mean) };
}

/**
 * True if two fingerprints are of the same picture. Different pictures differ in far more than 24 of 256 cells; the
 * same picture, scaled or recompressed, differs in fewer than 10. Smooth materials that only get darker towards one
 * side also have the same shape, so their colours are compared too.
 */
export function isSamePicture(a: Fingerprint, b: Fingerprint): boolean {
  let cells = 0;
  for (let differing = a.shape ^ b.shape; differing > 0n; differing >>= 1n) cells += Number(differing & 1n);
  const colors = Math.max(...a.color.map((level, channel) => Math.abs(level - (b.color[channel] ?? 0))));
  return cells < 24 && colors < 40;
}
