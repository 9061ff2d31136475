import { statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { RequestFault } from "../http/answer.ts";
import type { Storage } from "../storage/storage.ts";

/** Keeps uploads from filling the disk, which leads need as well. */
export interface UploadRoom {
  /**
   * Reserves disk space for an upload.
   *
   * @param bytes maximum size of the upload
   * @returns function to call at the end of the upload, with the number of stored bytes
   * @throws RequestFault file.noRoom
   */
  reserve(bytes: number): Promise<(kept: number) => void>;
}

const megabyte = 1_048_576;

/** How long the total size of all files is cached, in milliseconds. Other servers add files, and the sweep deletes some. */
const freshMs = 60_000;

/**
 * @param folder folder in which uploads are received; the free space of its disk is checked
 * @param storage provides the total size of all files
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
    // Files stored during the query may be missing from the sum. If they are counted twice, the next query corrects it.
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
      // No `await` from here on: a reservation at the same moment must see this one. It is only added after the checks, so that
      // refused uploads do not make others fail that fit.
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

/** Files that no lead names are deleted after a day. Before that, only the staff can free space. */
const retryLater = { headers: { "Retry-After": "3600" } };
