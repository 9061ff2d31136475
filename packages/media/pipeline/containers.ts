/** Reads the few facts that the manifest needs from film containers, so that the build does not need ffprobe. */

/** Facts of an H.264 film in an MP4 container. */
export interface Mp4Facts {
  /** Frame width in pixels. */
  width: number;
  /** Frame height in pixels. */
  height: number;
  /** Running time in seconds. */
  duration: number;
  /** Codec as in RFC 6381, such as `avc1.64001F`. */
  codec: string;
  /** True if the index precedes the frames, so that playback can start before the whole file has arrived. */
  fastStart: boolean;
}

/**
 * Reads an MP4 file with one H.264 video track.
 * @param file file name for error messages
 * @throws {Error} when a required box is missing
 */
export function readMp4(bytes: Uint8Array, file: string): Mp4Facts {
  const top = boxesOf(bytes);
  const boxAt = (...path: string[]): Uint8Array => {
    let content = bytes;
    for (const type of path) {
      const found = boxesOf(content).find((box) => box.type === type);
      if (found === undefined) throw unreadable(file, `its box ${path.join("/")} is missing`);
      content = found.content;
    }
    return content;
  };
  const movie = viewOf(boxAt("moov", "mvhd"));
  // Version 1 of both boxes has 64-bit times (ISO/IEC 14496-12). Only films longer than 2^32 ticks need it.
  if (movie.getUint8(0) !== 0) throw unreadable(file, "its movie header has 64-bit times");
  const track = viewOf(boxAt("moov", "trak", "tkhd"));
  const description = boxAt("moov", "trak", "mdia", "minf", "stbl", "stsd");
  const configuration = indexOfAscii(description, "avcC");
  if (configuration < 0) throw unreadable(file, "its video is not H.264");
  const [profile, constraints, level] = description.subarray(configuration + 5, configuration + 8);
  return {
    width: track.getUint32(track.byteLength - 8) / 65536,
    height: track.getUint32(track.byteLength - 4) / 65536,
    duration: Math.round((movie.getUint32(16) / movie.getUint32(12)) * 1000) / 1000,
    codec: `avc1.${[profile, constraints, level].map((byte) => hex(byte ?? 0)).join("")}`,
    fastStart: top.findIndex((box) => box.type === "moov") < top.findIndex((box) => box.type === "mdat"),
  };
}

/**
 * Reads the codec of an AV1 track in a WebM file, in the notation of the AV1 ISOBMFF binding, such as `av01.0.05M.08`.
 * @param file file name for error messages
 * @throws {Error} when there is no AV1 track with its configuration
 */
export function readWebmCodec(bytes: Uint8Array, file: string): string {
  if (indexOfAscii(bytes, "V_AV1") < 0) throw unreadable(file, "its video is not AV1");
  // CodecPrivate (Matroska id 63 A2) contains the AV1CodecConfigurationRecord, whose first byte is 0x81.
  for (let at = 0; at < Math.min(bytes.length, 4096); at += 1) {
    if (bytes[at] !== 0x63 || bytes[at + 1] !== 0xa2 || bytes[at + 3] !== 0x81) continue;
    const sequence = bytes[at + 4] ?? 0;
    const depthBits = bytes[at + 5] ?? 0;
    const level = (sequence & 0x1f).toString().padStart(2, "0");
    const depth = (depthBits & 0x40) === 0 ? "08" : (depthBits & 0x20) === 0 ? "10" : "12";
    return `av01.${sequence >> 5}.${level}${depthBits & 0x80 ? "H" : "M"}.${depth}`;
  }
  throw unreadable(file, "its AV1 configuration is missing");
}

function boxesOf(bytes: Uint8Array): { type: string; content: Uint8Array }[] {
  const boxes: { type: string; content: Uint8Array }[] = [];
  const view = viewOf(bytes);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    // The sizes 0 (to the end of the file) and 1 (64-bit size) do not occur in films of a few megabytes.
    if (size < 8) break;
    boxes.push({
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      content: bytes.subarray(at + 8, at + size),
    });
    at += size;
  }
  return boxes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function indexOfAscii(bytes: Uint8Array, text: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(text, 0, "latin1");
}

function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, "0");
}

function unreadable(file: string, why: string): Error {
  return new Error(
    `${file} cannot be offered as a film: ${why}. Encode it again as packages/media/studio/films does.`,
  );
}
