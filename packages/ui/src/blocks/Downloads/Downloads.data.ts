import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A file to download, or one that should be there and is not yet. */
export interface DownloadsFile {
  name: string;
  /** What it is for, in a sentence. */
  text?: string;
  version?: string;
  /** Date of publication, formatted for the reader. */
  date?: string;
  /** Size, formatted for the reader: `48 MB`. */
  size?: string;
  /** Systems it runs on. */
  system?: string;
  /** What is new in this version, in a sentence. */
  changes?: string;
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256?: string;
  /** Address of the file. Without it the row says that the file is missing and leads to `contact`. */
  href?: string;
}

export interface DownloadsGroup {
  /** Kind of files, on its tab. */
  title: string;
  files: readonly DownloadsFile[];
}

/** Files in groups, of which one is shown. */
export interface DownloadsData extends SectionData, SectionIntro {
  groups: readonly DownloadsGroup[];
  /** Where to ask for a file that is missing. */
  contact: LinkData;
}
