import type { LinkData } from "../../data.ts";
import type { SectionData, SectionIntro } from "../data.ts";

/** A file to download, or a planned file that is not available yet. */
export interface DownloadsFile {
  name: string;
  /** Purpose of the file, in a sentence. */
  text?: string;
  version?: string;
  /** Publication date, formatted for the reader. */
  date?: string;
  /** File size, formatted for the reader: `48 MB`. */
  size?: string;
  /** Supported systems. */
  system?: string;
  /** Changes in this version, in a sentence. */
  changes?: string;
  /** SHA-256 checksum of the file: 64 hexadecimal digits. */
  sha256?: string;
  /** URL of the file. Without it the row states that the file is missing and links to `contact`. */
  href?: string;
}

export interface DownloadsGroup {
  /** Name of the group, on its tab. */
  title: string;
  files: readonly DownloadsFile[];
}

/** Files in groups; one group is shown at a time. */
export interface DownloadsData extends SectionData, SectionIntro {
  groups: readonly DownloadsGroup[];
  /** Link for requesting a missing file. */
  contact: LinkData;
}
