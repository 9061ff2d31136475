/** A drawing command of an outline, as fontkit returns it. */
export interface PathCommand {
  readonly command: string;
  readonly args: readonly number[];
}

export interface Outline {
  readonly codePoint: number;
  readonly advance: number;
  readonly commands: readonly PathCommand[];
}

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * 2);
  });
  return bytes;
};
const u32 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value >>> 0, index * 4);
  });
  return bytes;
};

/** Encodes an operand of a charstring (Adobe Technical Note 5177, section 3.2). */
function operand(value: number): readonly number[] {
  const whole = Math.round(value);
  if (whole >= -107 && whole <= 107) return [whole + 139];
  if (whole >= 108 && whole <= 1131) return [((whole - 108) >> 8) + 247, (whole - 108) & 255];
  if (whole >= -1131 && whole <= -108) return [((-whole - 108) >> 8) + 251, (-whole - 108) & 255];
  return [28, (whole >> 8) & 255, whole & 255];
}

const [lineTo, curveTo, endChar, moveTo] = [5, 8, 14, 21];

/** Encodes an outline as a charstring. It has no subroutines and no hints, which a document does not need. */
function charString({ advance, commands }: Pick<Outline, "advance" | "commands">): Buffer {
  const bytes: number[] = [...operand(advance)];
  let [x, y] = [0, 0];
  const relative = (points: readonly number[], operator: number) => {
    for (let index = 0; index < points.length; index += 2) {
      const [nextX, nextY] = [Math.round(points[index] ?? 0), Math.round(points[index + 1] ?? 0)];
      bytes.push(...operand(nextX - x), ...operand(nextY - y));
      [x, y] = [nextX, nextY];
    }
    bytes.push(operator);
  };
  for (const { command, args } of commands) {
    if (command === "moveTo") relative(args, moveTo);
    else if (command === "lineTo") relative(args, lineTo);
    else if (command === "bezierCurveTo") relative(args, curveTo);
    else if (command !== "closePath")
      throw new TypeError(`CFF outlines do not support the command "${command}".`);
  }
  return Buffer.from([...bytes, endChar]);
}

/** Encodes an INDEX (Technical Note 5176, section 5). */
function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return u16(0);
  let offset = 1;
  const offsets = [offset, ...items.map((item) => (offset += item.length))];
  return Buffer.concat([u16(items.length), Buffer.from([4]), u32(...offsets), ...items]);
}

/** Encodes an operand that always takes five bytes, so that offsets can be computed before their values are known. */
const long = (value: number) => Buffer.concat([Buffer.from([29]), u32(value)]);

function cff(outlines: readonly Pick<Outline, "advance" | "commands">[]): Buffer {
  const header = Buffer.from([1, 0, 4, 4]);
  const names = index([Buffer.from("HanSubset")]);
  const topDict = (charset: number, strings: number, dictionary: number) =>
    index([
      Buffer.concat([
        long(charset),
        Buffer.from([15]),
        long(strings),
        Buffer.from([17]),
        long(0),
        long(dictionary),
        Buffer.from([18]),
      ]),
    ]);
  const before = header.length + names.length + topDict(0, 0, 0).length + 2 * index([]).length;
  // One range for all glyphs, because nobody uses their names.
  const charset = Buffer.concat([Buffer.from([2]), u16(1, outlines.length - 2)]);
  const strings = index(outlines.map(charString));
  const [at, stringsAt] = [before, before + charset.length];
  const top = topDict(at, stringsAt, stringsAt + strings.length);
  return Buffer.concat([header, names, top, index([]), index([]), charset, strings]);
}

/** Encodes a character map of format 12, with one group per character. */
function characterMap(outlines: readonly Outline[]): Buffer {
  const groups = outlines.map(({ codePoint }, place) => u32(codePoint, codePoint, place + 1));
  const length = 16 + 12 * groups.length;
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(length, 0, groups.length), ...groups]);
}

/** Returns the tables of a font, by tag. */
export function tablesOf(font: Buffer): ReadonlyMap<string, Buffer> {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, place) => {
      const entry = 12 + 16 * place;
      const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      return [font.toString("latin1", entry, entry + 4), font.subarray(offset, offset + length)] as const;
    }),
  );
}

function table(tables: ReadonlyMap<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new RangeError(`The font has no table "${tag}".`);
  return Buffer.from(found);
}

/**
 * Creates a font with only these characters, using the outlines and metrics of another font. With all 30 000
 * characters, subsetting would take seconds per document.
 */
export function fontOf(source: Buffer, outlines: readonly Outline[]): Buffer {
  const from = tablesOf(source);
  const all = [{ advance: 1000, commands: [] }, ...outlines];
  const hhea = table(from, "hhea");
  hhea.writeUInt16BE(all.length, 34);
  const maxp = Buffer.concat([u32(0x00005000), u16(all.length)]);
  const tables: readonly (readonly [tag: string, bytes: Buffer])[] = [
    ["CFF ", cff(all)],
    ["OS/2", table(from, "OS/2")],
    ["cmap", characterMap(outlines)],
    ["head", table(from, "head")],
    ["hhea", hhea],
    ["hmtx", Buffer.concat(all.map(({ advance }) => u16(advance, 0)))],
    ["maxp", maxp],
    ["name", table(from, "name")],
    ["post", Buffer.concat([u32(0x00030000), Buffer.alloc(28)])],
  ];
  let offset = 12 + 16 * tables.length;
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const [tag, bytes] of tables) {
    directory.push(Buffer.concat([Buffer.from(tag), u32(0, offset, bytes.length)]));
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([Buffer.from("OTTO"), u16(tables.length, 128, 3, 16), ...directory, ...contents]);
}
