import { crc32 } from "node:zlib";

/** Creates a ZIP archive with the given files, uncompressed. */
export function zip(files: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, bytes] = [Buffer.from(name), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, path, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), common, tail, path]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\u0005\u0006"), end]);
}

const endOfChain = 0xfffffffe;

/** Creates a compound file (MS-CFB), the format of old Office programs, whose last directory sector names a stream. */
export function compoundFile(stream: string): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512);
  for (const [sector, next] of [0xfffffffd, 2, endOfChain].entries()) table.writeUInt32LE(next, sector * 4);
  const directory = (...names: string[]): Buffer => {
    const sector = Buffer.alloc(512);
    for (const [index, name] of names.entries()) {
      sector.write(name, index * 128, "utf16le");
      sector.writeUInt16LE(name.length * 2 + 2, index * 128 + 64);
    }
    return sector;
  };
  return Buffer.concat([header, table, directory("Root Entry", "1Table"), directory("Data", stream)]);
}

const contentTypes = (part: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.`;

/** Minimal files of each type. */
export const samples = {
  rar: Buffer.from([0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00, 0xcf, 0x90, 0x73, 0, 0]),
  zip: zip({ "图纸.dxf": "0\nSECTION" }),
  doc: compoundFile("WordDocument"),
  docx: zip({
    "[Content_Types].xml": `${contentTypes("word/document")}wordprocessingml.document.main+xml"/></Types>`,
    "word/document.xml": "<w:document/>",
  }),
  pdf: Buffer.from("%PDF-1.7\n%%EOF\n"),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  gif: Buffer.from("GIF89a\u0001\0\u0001\0\0\0\0;", "latin1"),
  xls: compoundFile("Workbook"),
  xlsx: zip({
    "[Content_Types].xml": `${contentTypes("xl/workbook")}spreadsheetml.sheet.main+xml"/></Types>`,
    "xl/workbook.xml": "<workbook/>",
  }),
  jar: zip({ "META-INF/MANIFEST.MF": "Manifest-Version: 1.0" }),
  exe: Buffer.from("MZ\u0090\0\u0003\0\0\0", "latin1"),
  html: Buffer.from("<!doctype html><script>alert(1)</script>"),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  /** A picture for a content detector, but a web page for a browser that guesses the type. */
  gifPage: Buffer.from("GIF89a/*<script>*/=1;alert(1)//</script>"),
  empty: Buffer.alloc(0),
} as const;
