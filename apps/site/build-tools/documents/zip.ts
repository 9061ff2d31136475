import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  /** Path, with `/` between folders. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Flag for UTF-8 names (APPNOTE 4.4.4, bit 11). */
const utf8Names = 0x0800;
const deflated = 8;
/** Version 2.0, which supports folders and deflate. */
const version = 20;

/** Encodes a date as MS-DOS date: days, months and years since 1980 in one number. The time is always 0 (midnight). */
function dosDate(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | day;
}

/** Fields that the local header and the central directory share. */
function common({ name, bytes }: ZipEntry, packed: Buffer, date: string): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Names, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(dosDate(date), 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * Creates an archive whose bytes depend only on its files and the date. Archivers usually write the current time as
 * well.
 * @param date date of all files, such as `2026-11-21`
 */
export function zip(entries: readonly ZipEntry[], date: string): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 9 });
    const fields = common(entry, packed, date);
    const name = Buffer.from(entry.name);
    const file = Buffer.concat([signature(0x04034b50), fields, name, packed]);
    const attributes = Buffer.alloc(14);
    attributes.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([version, 0]);
    directory.push(signature(0x02014b50), madeBy, fields, attributes, name);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, signature(0x06054b50), end]);
}
