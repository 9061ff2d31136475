import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { RequestFault } from "../request-fault.ts";
import type { FileRow } from "../storage/tables.ts";
import { truncate } from "../truncate.ts";
import type { Writer } from "../writer/writer.ts";
import {
  type FileStore,
  localFileStore,
  makePrivateFolder,
  type ReceivedBytes,
  removeTrials,
  tryWriting,
  withCheckedIds,
} from "./file-store.ts";
import { typeOfContent, typeOfName } from "./file-type.ts";
import { s3FileStore } from "./s3-file-store.ts";
import { createScan } from "./virus-scan.ts";

/** Validates and stores uploaded files. */
export interface Uploads {
  /** Folder in which uploads are received. */
  readonly folder: string;
  readonly store: FileStore;
  /**
   * Validates and stores a received file. Resolves once bytes and row are on disk.
   *
   * @throws RequestFault file.typeRefused, file.harmful or file.noRoom; an error of the file system, S3 or the writer
   */
  keep(name: string, bytes: ReceivedBytes): Promise<FileRow>;
  /** Resolves if files can be stored. @throws Error that names the folder that is not writable */
  tryWriting(): Promise<void>;
  /** Deletes a received file that is not kept. */
  discard(bytes: ReceivedBytes): Promise<void>;
  /** Deletes received files and trials from before a time, in milliseconds, that were never kept. @returns number of files */
  sweepReceived(before: number): Promise<number>;
}

/** Opens the uploads in the configured store. */
export async function openUploads(config: Config, writer: Pick<Writer, "add">): Promise<Uploads> {
  const folder = join(config.DATA_DIR.path, "receiving");
  await makePrivateFolder(folder);
  const store = await openFileStore(config);
  const scan = createScan(config.SCAN_COMMAND);
  return {
    folder,
    store,
    async keep(name, bytes) {
      const type = typeOfName(name);
      if (type === undefined || (await typeOfContent(bytes.path)) !== type) {
        throw new RequestFault("file.typeRefused");
      }
      await scan(bytes.path);
      const file: FileRow = {
        // 32 URL-safe characters, so that nobody can guess an id.
        id: randomBytes(24).toString("base64url"),
        name: safeName(name),
        type,
        size: bytes.size,
        sha256: bytes.sha256,
        created_at: Date.now(),
        lead_id: null,
      };
      // Bytes come before the row: a row without bytes would promise the staff a file that does not exist, while bytes without a
      // row are deleted by the sweep.
      await store.put(file.id, bytes);
      await writer.add({ file });
      return file;
    },
    async tryWriting() {
      await tryWriting(folder);
      await store.tryWriting();
    },
    // If the file cannot be deleted now, the sweep deletes it later. That error must not hide the original one.
    discard: ({ path }) => rm(path, { force: true }).catch(() => undefined),
    async sweepReceived(before) {
      let removed = await removeTrials(filesFolder(config), before);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (!found || found.mtimeMs >= before) continue;
        // An interrupted rescue leaves a folder.
        await rm(path, { force: true, recursive: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Opens the configured file store. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return withCheckedIds(
      s3FileStore({
        endpoint: S3_ENDPOINT,
        bucket: S3_BUCKET,
        region: S3_REGION,
        accessKeyId: S3_ACCESS_KEY_ID,
        secretAccessKey: S3_SECRET_ACCESS_KEY,
      }),
    );
  }
  const folder = filesFolder(config);
  await makePrivateFolder(folder);
  return withCheckedIds(localFileStore(folder));
}

/** Folder of the files that are not in S3. */
export const filesFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">): string => join(DATA_DIR.path, "files");

/** Maximum length of a stored name without its ending, in bytes. File systems take 255 for a name, and exports add the file's id. */
const maxName = 180;

/** Makes the visitor's file name safe for a staff member's disk: no folders, no control characters, limited length. */
function safeName(name: string): string {
  const clean = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // Control and format characters. One of them reverses the following text, so that gpj.exe looks like exe.jpg.
    .replace(/[\p{C}\p{Zl}\p{Zp}"*:<>?|]/gu, "_");
  const dot = clean.lastIndexOf(".");
  const stem = truncate(clean.slice(0, dot), maxName).replace(/^\.+/, "") || "file";
  return stem + clean.slice(dot).toLowerCase();
}
