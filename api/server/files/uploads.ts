import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { RequestFault } from "../http/answer.ts";
import type { FileRow } from "../storage/tables.ts";
import type { Writer } from "../writer/writer.ts";
import {
  type FileStore,
  localFileStore,
  makePrivateFolder,
  type ReceivedBytes,
  tryWriting,
} from "./fileStore.ts";
import { typeOfContent, typeOfName } from "./fileType.ts";
import { s3FileStore } from "./s3FileStore.ts";
import { createScan } from "./scan.ts";

/** Takes uploaded files in. */
export interface Uploads {
  /** The folder in which bytes are received. */
  readonly folder: string;
  readonly store: FileStore;
  /**
   * Checks what was received and stores it; resolves once bytes and row are on disk.
   *
   * @throws RequestFault file.typeRefused, file.harmful or file.noRoom; an error of the file system, S3 or the writer
   */
  keep(name: string, bytes: ReceivedBytes): Promise<FileRow>;
  /** Resolves when files can be taken. @throws Error naming the folder that takes nothing */
  tryWriting(): Promise<void>;
  /** Deletes what was received and is not kept. */
  discard(bytes: ReceivedBytes): Promise<void>;
  /** Deletes what was received before a time and never kept, in milliseconds. @returns how many files */
  sweepReceived(before: number): Promise<number>;
}

/** Opens the place for uploads that the settings name. */
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
        // 32 url-safe characters: nobody finds one by trying.
        id: randomBytes(24).toString("base64url"),
        name: safeName(name),
        type,
        size: bytes.size,
        sha256: bytes.sha256,
        created_at: Date.now(),
        lead_id: null,
      };
      // Bytes first: a row without bytes would promise the staff a file that is not there, bytes without a row are swept.
      await store.put(file.id, bytes);
      await writer.add({ file });
      return file;
    },
    async tryWriting() {
      await tryWriting(folder);
      await store.tryWriting();
    },
    // What cannot be deleted now is swept, and must not hide why it was not kept.
    discard: ({ path }) => rm(path, { force: true }).catch(() => undefined),
    async sweepReceived(before) {
      let removed = 0;
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (!found || found.mtimeMs >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** The file store that the settings name. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return s3FileStore({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  }
  const folder = join(config.DATA_DIR.path, "files");
  await makePrivateFolder(folder);
  return localFileStore(folder);
}

/** Longest name that is kept, in characters. */
const maxName = 120;

/** The visitor's name for a file, made fit for a staff member's disk: no folders, no control characters, not too long. */
function safeName(name: string): string {
  const clean = name
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    // Control and format characters, among them the one that writes the rest backwards: gpj.exe looks like exe.jpg.
    .replace(/[\p{C}"*:<>?|]/gu, "_");
  const dot = clean.lastIndexOf(".");
  const stem = [...clean.slice(0, dot)].slice(0, maxName).join("").replace(/^\.+/, "") || "file";
  return stem + clean.slice(dot).toLowerCase();
}
