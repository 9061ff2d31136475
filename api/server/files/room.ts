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
  let readAt = Number.NEGATIVE_INFINITY;

  const assertRoom = async (bytes: number): Promise<void> => {
    if (UPLOADS_MB > 0) {
      if (performance.now() - readAt > freshMs) {
        total = await storage.files.totalSize();
        readAt = performance.now();
      }
      if (total + coming + bytes > UPLOADS_MB * megabyte) throw new RequestFault("file.noRoom", retryLater);
    }
    if (DISK_RESERVE_MB > 0) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize - coming - bytes < DISK_RESERVE_MB * megabyte)
        throw new RequestFault("file.noRoom", retryLater);
    }
  };

  return {
    async reserve(bytes) {
      await assertRoom(bytes);
      coming += bytes;
      return (kept) => {
        coming -= bytes;
        total += kept;
      };
    },
  };
}

/** Files that no lead names are swept after a day; sooner there is room only when staff make it. */
const retryLater = { headers: { "Retry-After": "3600" } };
