import { statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { RequestFault } from "../http/answer.ts";
import type { Storage } from "../storage/storage.ts";

/** Keeps uploads from filling the disk, which leads need as well. */
export interface UploadRoom {
  /**
   * Sets room aside for an upload.
   *
   * @param bytes the most that it may take
   * @returns to be called when it has ended, with the bytes that are kept
   * @throws RequestFault file.noRoom
   */
  reserve(bytes: number): Promise<(kept: number) => void>;
}

const megabyte = 1_048_576;

/** How long the sum of all files is believed, in milliseconds: other servers add to it, and the sweep takes away. */
const freshMs = 60_000;

/**
 * @param folder where uploads come in; its disk is looked at
 * @param storage knows the sizes of all files
 */
export function openUploadRoom(
  { UPLOADS_MB, DISK_RESERVE_MB }: Pick<Config, "UPLOADS_MB" | "DISK_RESERVE_MB">,
  folder: string,
  storage: { readonly files: Pick<Storage["files"], "totalSize"> },
): UploadRoom {
  let coming = 0;
  let total = 0;
  let kept = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  const readTotal = async (): Promise<void> => {
    if (UPLOADS_MB === 0 || performance.now() - readAt <= freshMs) return;
    const before = kept;
    const read = await storage.files.totalSize();
    // What was kept meanwhile may not be in the sum yet; counted twice, it is put right with the next sum.
    total = read + kept - before;
    readAt = performance.now();
  };
  const readFree = async (): Promise<number> => {
    if (DISK_RESERVE_MB === 0) return Number.POSITIVE_INFINITY;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };

  return {
    async reserve(bytes) {
      await readTotal();
      const before = kept;
      const free = await readFree();
      // From here on nothing is awaited: what is asked for at the same moment must see what this upload takes. It is not counted before, or
      // uploads that are refused themselves would refuse those that fit.
      const fitsTotal = UPLOADS_MB === 0 || total + coming + bytes <= UPLOADS_MB * megabyte;
      const fitsDisk = free - (kept - before) - coming - bytes >= DISK_RESERVE_MB * megabyte;
      if (!fitsTotal || !fitsDisk) throw new RequestFault("file.noRoom", retryLater);
      coming += bytes;
      return (bytesKept) => {
        coming -= bytes;
        total += bytesKept;
        kept += bytesKept;
      };
    },
  };
}

/** Files that no lead names are swept after a day; sooner there is room only when staff make it. */
const retryLater = { headers: { "Retry-After": "3600" } };
