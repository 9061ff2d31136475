import { type FileHandle, open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { fileEndings } from "../../contract/index.ts";

/** Allowed file types, with the media types for downloads. */
export const mediaTypes = {
  rar: "application/vnd.rar",
  zip: "application/zip",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
} as const;

/** One of the eight file types, by its usual extension. */
export type FileType = keyof typeof mediaTypes;

/** File types by the names of the content detector. An animated PNG is a PNG. */
const detected: Readonly<Record<string, FileType>> = {
  rar: "rar",
  zip: "zip",
  docx: "docx",
  pdf: "pdf",
  jpg: "jpg",
  png: "png",
  apng: "png",
  gif: "gif",
};

/** Returns the type of a file's extension, if it is one of the eight. */
export function typeOfName(name: string): FileType | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const known = name.includes(".") ? fileEndings.find((each) => each === ending) : undefined;
  return known === "jpeg" ? "jpg" : known;
}

/**
 * Returns the type of a file's content, if it is one of the eight. Detection checks the structure only, so a text that starts
 * like a picture is still accepted. Files are therefore sent only as downloads.
 */
export async function typeOfContent(path: string): Promise<FileType | undefined> {
  const found = await fileTypeFromFile(path);
  if (found?.ext !== "cfb") return found && detected[found.ext];
  const handle = await open(path);
  try {
    return (await hasWordDocument(handle)) ? "doc" : undefined;
  } finally {
    await handle.close();
  }
}

/** Maximum number of directory sectors to read, so that a cyclic chain ends. */
const maxSectors = 256;

/**
 * Returns true if a compound file (MS-CFB) contains a stream named WordDocument. Old Excel and PowerPoint files, installers and
 * mails are compound files too, and only the directory distinguishes them.
 */
async function hasWordDocument(handle: FileHandle): Promise<boolean> {
  const read = async (position: number, length: number): Promise<Buffer> => {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  const header = await read(0, 512);
  if (header.length < 512) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const sectorSize = 1 << shift;
  const perSector = sectorSize / 4;
  // Sectors are counted from the end of the header, which takes the space of one sector.
  const sectorAt = (sector: number): number => (sector + 1) * sectorSize;
  let sector = header.readUInt32LE(48);
  for (let count = 0; count < maxSectors; count += 1) {
    const entries = await read(sectorAt(sector), sectorSize);
    for (let start = 0; start + 128 <= entries.length; start += 128) {
      const nameLength = Math.max(0, Math.min(entries.readUInt16LE(start + 64), 64) - 2);
      if (entries.toString("utf16le", start, start + nameLength) === "WordDocument") return true;
    }
    const table = Math.floor(sector / perSector);
    // The header lists the first 109 sectors of the allocation table: enough for 7 MB before the directory.
    if (table >= 109) return false;
    const link = await read(sectorAt(header.readUInt32LE(76 + table * 4)) + (sector % perSector) * 4, 4);
    if (link.length < 4) return false;
    sector = link.readUInt32LE(0);
    // This and all higher values mark the end of the chain.
    if (sector >= 0xfffffffa) return false;
  }
  return false;
}
