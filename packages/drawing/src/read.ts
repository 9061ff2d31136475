import type { Drawing, FileUnit } from "./drawing.ts";
import { readDxf } from "./dxf/read-dxf.ts";
import { DrawingError, limits } from "./errors.ts";
import { readSvg } from "./svg/read-svg.ts";

/** Decodes UTF-8, UTF-16 by its byte order mark, and otherwise GB 18030, which Chinese CAD programs write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

const binaryDxf = "AutoCAD Binary DXF";

/**
 * Reads a drawing. What it is, its content decides, not its name.
 * @param chosen unit of the file's coordinates, if the caller knows better than the file
 * @throws DrawingError for everything that is no drawing or beyond the limits. No other error, and no file takes longer
 *   than a few seconds: each loop over a file is linear or ends at a limit.
 */
export function readDrawing(bytes: Uint8Array, chosen?: FileUnit): Drawing {
  if (bytes.length === 0) throw new DrawingError("empty", "The file is empty.");
  if (bytes.length > limits.bytes) throw new DrawingError("tooLarge", `The file has ${bytes.length} bytes.`);
  const head = String.fromCharCode(...bytes.subarray(0, 32));
  if (head.startsWith(binaryDxf)) throw new DrawingError("binaryDxf", "The file is a binary DXF.");
  const text = decode(bytes);
  const start = text.slice(0, 200).trimStart();
  const drawing = start.startsWith("<")
    ? readSvg(text, chosen)
    : /^(0\s*\r?\n\s*SECTION|999\s*\r?\n)/i.test(start)
      ? readDxf(text, chosen)
      : undefined;
  if (!drawing) throw new DrawingError("notADrawing", "The file is neither SVG nor DXF.");
  if (drawing.chains.length === 0 && drawing.extras.text + drawing.extras.raster === 0)
    throw new DrawingError("noLines", "The file has no line.");
  return drawing;
}
