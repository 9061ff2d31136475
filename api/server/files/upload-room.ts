import { statfs } from "node:fs/promises";
import type { Config } from "../config.ts";
import { OpenCounts } from "../guards/open-counts.ts";
import { RequestFault } from "../request-fault.ts";
import type { Storage } from "../storage/storage.ts";

/** Keeps uploads from filling the disk, which leads need as well. */
export interface UploadRoom {
  /**
   * Admits an upload. It takes space as its bytes arrive, not when it is announced: uploads that are announced and never sent
   * must not keep others out.
   *
   * @param bytes announced size of the upload
   * @param address of the visitor; as with the rate limits, the loopback address is not limited
   * @throws RequestFault file.noRoom, or request.tooMany if as many uploads of this address are under way as it may have
   */
  admit(bytes: number, address: string): Promise<AdmittedUpload>;
  /** Returns true if little more than the reserve is left: what nobody misses is then no longer stored. */
  isLow(): Promise<boolean>;
}

/** Upload that may take space. */
export interface AdmittedUpload {
  /** Takes space for bytes that have arrived. @throws RequestFault file.noRoom if others have taken the space meanwhile */
  take(bytes: number): void;
  /** Gives the space back, except that of the stored bytes. */
  end(kept: number): void;
}

const megabyte = 1_048_576;

/**
 * Uploads of one address that may be under way at once. The limits per minute and day count what has arrived: slow uploads that
 * never end would hold all the room.
 */
export const uploadsAtOnce = 8;

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
  const underWay = new OpenCounts(uploadsAtOnce);
  let coming = 0;
  let total = 0;
  let kept = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  /** Free space of the disk when it was last read, and the kept bytes at that moment. */
  let free = Number.POSITIVE_INFINITY;
  let keptBefore = 0;

  const readTotal = async (): Promise<void> => {
    if (UPLOADS_MB === 0 || performance.now() - readAt <= freshMs) return;
    const before = kept;
    const read = await storage.files.totalSize();
    // Files stored during the query may be missing from the sum. If they are counted twice, the next query corrects it.
    total = read + kept - before;
    readAt = performance.now();
  };
  const readFree = async (): Promise<void> => {
    if (DISK_RESERVE_MB === 0) return;
    const before = kept;
    const { bavail, bsize } = await statfs(folder);
    free = bavail * bsize;
    keptBefore = before;
  };
  const assertRoom = (bytes: number): void => {
    const fitsTotal = UPLOADS_MB === 0 || total + coming + bytes <= UPLOADS_MB * megabyte;
    // What arrives may be on disk already or not, so it is counted in full.
    const fitsDisk = free - (kept - keptBefore) - coming - bytes >= DISK_RESERVE_MB * megabyte;
    if (fitsTotal && fitsDisk) return;
    const limit = fitsTotal ? "DISK_RESERVE_MB" : "UPLOADS_MB";
    throw new RequestFault("file.noRoom", { ...retryLater, cause: new Error(`${limit} is reached.`) });
  };

  return {
    async isLow() {
      await readFree();
      return free < 2 * DISK_RESERVE_MB * megabyte;
    },
    async admit(announced, address) {
      await readTotal();
      await readFree();
      assertRoom(announced);
      if (underWay.isFull(address))
        throw new RequestFault("request.tooMany", { headers: { "Retry-After": "60" } });
      const leave = underWay.add(address);
      let arrived = 0;
      return {
        take(bytes) {
          assertRoom(bytes);
          arrived += bytes;
          coming += bytes;
        },
        end(bytesKept) {
          leave();
          coming -= arrived;
          total += bytesKept;
          kept += bytesKept;
        },
      };
    },
  };
}

/** Files that no lead names are deleted after a day. Before that, only the staff can free space. */
const retryLater = { headers: { "Retry-After": "3600" } };
